internal import AutoLayout

/// A snapshot drawn as SVG.
struct SVGPicture {
    static let fontFamily = "Helvetica, Arial, 'Liberation Sans', sans-serif"

    let snapshot: LayoutSnapshot
    let options: PreviewOptions
    /// The prefix of the names to which elements refer, which makes them unique on a page.
    let idPrefix: String

    init(_ snapshot: LayoutSnapshot, _ options: PreviewOptions, idPrefix: String = "") {
        self.snapshot = snapshot
        self.options = options
        self.idPrefix = idPrefix
    }

    /// The vertical range that is shown.
    var range: Span {
        options.contains(.trimmed)
            ? OverlayDrawing(snapshot, options).trimmed : snapshot.canvas.span(.vertical)
    }

    /// The picture as a separate document; screen readers read its title.
    func document(title: String) -> XMLWriter {
        let (width, range) = (snapshot.canvas.width, range)
        let svg = XMLTag("svg")
            .with("xmlns", "http://www.w3.org/2000/svg").with("version", "1.1")
            .with("width", width).with("height", range.length)
            .with("viewBox", "0 \(range.start.plain) \(width.plain) \(range.length.plain)")
            .with("role", "img").with("font-family", SVGPicture.fontFamily)
        var writer = XMLWriter()
        writer.add(svg) { writer in
            writer.add(XMLTag("title"), title)
            drawSteps(&writer)
        }
        return writer
    }
}

extension LayoutSnapshot {
    /// The rectangle of the whole picture.
    var canvas: Rect { Rect(size: size.withoutNegatives) }

    /// A value for each view, made from its index, the view, and the value of its parent, which is nil for the root.
    func inherited<Value>(_ make: (_ index: Int, _ entry: Entry, _ parent: Value?) -> Value) -> [Value] {
        var values: [Value] = []
        /// By depth, the values of the view visited last and of its ancestors.
        var path: [Value] = []
        for (index, entry) in entries.enumerated() {
            path.removeSubrange(max(0, min(entry.depth, path.count))...)
            path.append(make(index, entry, path.last))
            values.append(path[path.count - 1])
        }
        return values
    }

    /// Whether the snapshot contains no subviews of the view at an index.
    func isInnermost(_ index: Int) -> Bool {
        index + 1 == entries.count || entries[index + 1].depth <= entries[index].depth
    }
}
