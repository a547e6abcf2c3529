internal import AutoLayout

/// The overlays of a picture as drawing steps.
struct OverlayDrawing {
    let snapshot: LayoutSnapshot
    let options: PreviewOptions
    let palette: Palette
    /// The indices of the views that are at least partly in the picture.
    let visible: [Int]
    /// The background behind the content of each view, in the order of the snapshot; nil for the paper.
    private let backdrops: [Color?]

    init(_ snapshot: LayoutSnapshot, _ options: PreviewOptions) {
        self.snapshot = snapshot
        self.options = options
        palette = options.contains(.dark) ? .dark : .light
        let canvas = snapshot.canvas
        visible = snapshot.entries.indices.filter { snapshot.entries[$0].rectInRoot.overlaps(canvas) }
        backdrops = snapshot.backdrops
    }

    /// The rectangle of the whole root.
    var canvas: Rect { snapshot.canvas }

    /// The steps of all overlays that are shown and not empty, each a group.
    var steps: [Drawing.Step] {
        let shown = Overlay.allCases.filter { shows($0) }
        guard !shown.isEmpty else { return [] }
        let culprits = dimensions { $0.isInConflict && shows(.culprits) }
        let others = dimensions { shows(.constraints) && !($0.isInConflict && shows(.culprits)) }
        var lanes = DimensionLanes(canvas: canvas, avoiding: written)
        // Constraints in a conflict are placed before the others.
        let placedCulprits = lanes.place(culprits)
        let placedOthers = lanes.place(others)
        return shown.flatMap { overlay in
            let steps =
                switch overlay {
                case .frames: frames(around: lanes)
                case .insets: insets
                case .guides: guides
                case .culprits:
                    self.culprits + alignments(culprits, around: lanes) { $0.conflict }
                        + draw(placedCulprits) { $0.conflict }
                case .constraints:
                    alignments(others, around: lanes) { $0.dimension } + draw(placedOthers) { $0.dimension }
                case .names: names.map { draw($0) }
                }
            return steps.isEmpty ? [] : [.beginOverlay(overlay.option)] + steps + [.endGroup]
        }
    }

    func shows(_ overlay: Overlay) -> Bool { options.contains(overlay.option) }

    /// The palette for lines and numbers that is legible at a point, whether on a view or on the paper.
    func palette(at point: Point) -> Palette {
        let index = visible.last { snapshot.entries[$0].rectInRoot.contains(point) }
        return index.flatMap { backdrops[$0] }.flatMap { $0.palette } ?? palette
    }

    /// The step that draws a caption of a view in a color that is legible on the view.
    func draw(_ placed: PlacedCaption) -> Drawing.Step {
        let ink = backdrops[placed.index].map { $0.isDark ? .white : Color.black } ?? palette.ink
        return placed.caption.step(around: placed.center, ink)
    }
}

extension Color {
    /// Whether white is more legible than black on the color, judged by its weighted brightness; false for a color that
    /// is at least half transparent.
    fileprivate var isDark: Bool { alpha > 0.5 && 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.6 }

    /// The luminance of the color, from 0 to 1, with a gamma of 2 instead of sRGB's.
    private var luminance: Double { 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue }

    /// The palette for lines and numbers on the color, if the color is so dark or bright that the paper's palette might
    /// not be legible on it; otherwise nil, since both palettes are legible on colors in between.
    fileprivate var palette: Palette? {
        guard alpha > 0.5 else { return nil }
        return luminance < 0.2 ? .dark : luminance > 0.5 ? .light : nil
    }
}
