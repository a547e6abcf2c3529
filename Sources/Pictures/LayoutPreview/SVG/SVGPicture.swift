internal import AutoLayout

/// The data that all layers of a picture share while a snapshot is drawn as SVG.
struct SVGPicture {
    static let fontFamily = "Helvetica, Arial, 'Liberation Sans', sans-serif"

    let snapshot: LayoutSnapshot
    let options: PreviewOptions
    let palette: Palette
    /// The prefix of the names to which elements refer, which makes them unique on a page.
    let idPrefix: String
    /// The indices of the views that are at least partly in the picture.
    let visible: [Int]
    /// The background behind the content of each view, in the order of the snapshot; nil for the paper.
    private let backdrops: [Color?]

    init(_ snapshot: LayoutSnapshot, _ options: PreviewOptions, idPrefix: String = "") {
        self.snapshot = snapshot
        self.idPrefix = idPrefix
        self.options = options
        palette = options.contains(.dark) ? .dark : .light
        let canvas = snapshot.canvas
        visible = snapshot.entries.indices.filter { snapshot.entries[$0].rectInRoot.overlaps(canvas) }
        backdrops = snapshot.backdrops
    }

    /// The rectangle of the whole root.
    var canvas: Rect { snapshot.canvas }

    /// The picture as a separate document; screen readers read its title.
    func document(title: String) -> XMLWriter {
        let shown = options.contains(.trimmed) ? trimmed : canvas.span(.vertical)
        let svg = XMLTag("svg")
            .with("xmlns", "http://www.w3.org/2000/svg").with("version", "1.1")
            .with("width", canvas.width).with("height", shown.length)
            .with("viewBox", "0 \(shown.start.plain) \(canvas.width.plain) \(shown.length.plain)")
            .with("role", "img").with("font-family", SVGPicture.fontFamily)
        var writer = XMLWriter()
        writer.add(svg) { writer in
            writer.add(XMLTag("title"), title)
            drawViews(&writer)
            let culprits = dimensions { $0.isInConflict && shows(.culprits) }
            let others = dimensions { shows(.constraints) && !($0.isInConflict && shows(.culprits)) }
            var lanes = DimensionLanes(canvas: canvas, avoiding: written)
            // Constraints in a conflict are placed before the others.
            let placedCulprits = lanes.place(culprits)
            let placedOthers = lanes.place(others)
            for overlay in Overlay.allCases where shows(overlay) {
                writer.add(.group(overlay)) { writer in
                    switch overlay {
                    case .frames: drawFrames(around: lanes, &writer)
                    case .insets: drawInsets(&writer)
                    case .guides: drawGuides(&writer)
                    case .culprits:
                        drawCulprits(&writer)
                        drawAlignments(culprits, around: lanes, { $0.conflict }, &writer)
                        draw(placedCulprits, { $0.conflict }, &writer)
                    case .constraints:
                        drawAlignments(others, around: lanes, { $0.dimension }, &writer)
                        draw(placedOthers, { $0.dimension }, &writer)
                    case .names: draw(names, &writer)
                    }
                }
            }
        }
        return writer
    }

    func shows(_ overlay: Overlay) -> Bool { options.contains(overlay.option) }

    /// The palette for lines and numbers that is legible at a point, whether on a view or on the paper.
    func palette(at point: Point) -> Palette {
        let index = visible.last { snapshot.entries[$0].rectInRoot.contains(point) }
        return index.flatMap { backdrops[$0] }.flatMap { $0.palette } ?? palette
    }

    /// The color of text that is legible on the view at an index.
    func ink(on index: Int) -> String {
        backdrops[index].map { $0.isDark ? "#ffffff" : "#000000" } ?? palette.ink
    }
}

extension LayoutSnapshot {
    /// The rectangle of the whole picture.
    var canvas: Rect { Rect(size: size.withoutNegatives) }

    /// Whether the snapshot contains no subviews of the view at an index.
    func isInnermost(_ index: Int) -> Bool {
        index + 1 == entries.count || entries[index + 1].depth <= entries[index].depth
    }
}
