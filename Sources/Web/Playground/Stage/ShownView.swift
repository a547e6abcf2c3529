internal import AutoLayout

/// A view as shown by the page: its frame on the screen and its appearance.
struct ShownView: Equatable {
    /// The frame in the screen's coordinates, in points.
    var rect: Rect
    var look: Look

    /// The appearance of the view, apart from its frame.
    struct Look: Equatable {
        let color: Color?
        let gradient: View.Gradient?
        let cornerRadius: Double
        /// The width of the border, in points; 0 for none.
        let borderWidth: Double
        let borderColor: Color
        let isImage: Bool
        let isInConflict: Bool
        let isUndecided: Bool
        let text: ShownText?
    }

    init(_ view: View, in rect: Rect) {
        self.rect = rect
        look = Look(
            color: view.backgroundColor, gradient: view.backgroundGradient, cornerRadius: view.cornerRadius,
            borderWidth: view.borderWidth.isFinite ? max(0, view.borderWidth) : 0, borderColor: view.borderColor,
            isImage: view is ImageView,
            isInConflict: view.layoutNode.isInConflict, isUndecided: view.hasAmbiguousLayout,
            text: (view as? Label).map(ShownText.init))
    }
}

/// The text of a label, broken and truncated as in the layout.
struct ShownText: Equatable {
    let text: String
    let lines: [TextLayout.Line]
    let font: Font
    let color: Color
    /// Whether the text may have several lines.
    let isWrapping: Bool

    init(_ label: Label) {
        text = label.text ?? ""
        let (layout, drawnFont) = label.drawnText
        lines = layout.lines
        font = drawnFont
        color = label.textColor
        isWrapping = label.numberOfLines != 1
    }
}

extension JSONWriter {
    /// Writes a view with all of its properties; `metrics` returns the metrics of its fonts.
    mutating func view(_ shown: ShownView, id: Int, name: String, metrics: (Font) -> FontMetrics) {
        object { writer in
            writer.member("id", id)
            writer.member("name", name)
            let rect = shown.rect
            writer.member("rect", numbers: [rect.minX, rect.minY, rect.width, rect.height])
            writer.member("radius", max(0, shown.look.cornerRadius))
            if let color = shown.look.color { writer.member("color", color) }
            if let gradient = shown.look.gradient { writer.member("gradient", gradient) }
            if shown.look.borderWidth > 0 {
                writer.member("border", shown.look.borderWidth)
                writer.member("borderColor", shown.look.borderColor)
            }
            if shown.look.isImage { writer.member("image", true) }
            if shown.look.isInConflict { writer.member("conflict", true) }
            if shown.look.isUndecided { writer.member("undecided", true) }
            if let text = shown.look.text { writer.member("text", text, metrics) }
        }
    }

    /// Writes the text of a label, and the runs of its lines, each with the position of its top-left corner in the
    /// label. A line that runs from left to right in the label's style is a single run.
    private mutating func member(_ name: String, _ text: ShownText, _ metrics: (Font) -> FontMetrics) {
        let height = metrics(text.font).height
        key(name)
        object { writer in
            writer.member("value", text.text)
            writer.member("size", text.font.size)
            writer.member("weight", text.font.weight.rawValue)
            writer.member("color", text.color)
            if text.isWrapping { writer.member("wraps", true) }
            writer.member("height", height)
            writer.key("lines")
            writer.array { writer in
                for line in text.lines {
                    for run in line.drawnRuns {
                        // The page centers each run in a line as tall as that of the label's font.
                        let own = metrics(run.style?.font ?? text.font)
                        let ascent = own.ascent + (height - own.height) / 2 + (run.style?.baselineOffset ?? 0)
                        writer.array { writer in
                            writer.string(run.text)
                            writer.number(line.x + run.x)
                            writer.number(line.baseline - ascent)
                            if line.runs != nil { writer.string(run.direction == .rightToLeft ? "rtl" : "ltr") }
                            writer.style(of: run)
                        }
                    }
                }
            }
        }
    }

    /// Writes the style of a run in CSS, if the run has a style or a word spacing of its own.
    private mutating func style(of run: TextLayout.Run) {
        guard run.style != nil || run.wordSpacing != nil else { return }
        var css = ""
        if let style = run.style {
            css += "font-size:\(style.font.size.plain)px;font-weight:\(style.font.weight.rawValue);"
            if let color = style.color { css += "color:\(hexadecimal(color));" }
            if style.letterSpacing != 0 { css += "letter-spacing:\(style.letterSpacing.plain)px;" }
            if style.isUnderlined { css += "text-decoration:underline;" }
        }
        if let spacing = run.wordSpacing { css += "word-spacing:\(spacing.plain)px;" }
        string(css)
    }

    /// Writes a color in CSS notation with its opacity: `#rrggbbaa`.
    private mutating func member(_ name: String, _ color: Color) { member(name, hexadecimal(color)) }

    /// Writes the colors of a gradient, their positions, and the line along which they lie, whose ends are fractions of
    /// the view's size.
    private mutating func member(_ name: String, _ gradient: View.Gradient) {
        let (start, end) = (gradient.start, gradient.end)
        let stops = gradient.stops.map { (color: hexadecimal($0.color), place: $0.place) }
        key(name)
        object { writer in
            writer.member("line", numbers: [start.x, start.y, end.x, end.y])
            writer.key("stops")
            writer.array { writer in
                for stop in stops {
                    writer.string(stop.color)
                    writer.number(stop.place)
                }
            }
        }
    }

    private func hexadecimal(_ color: Color) -> String {
        var text: [UInt8] = [UInt8(ascii: "#")]
        for part in [color.red, color.green, color.blue, color.alpha] {
            let byte = part.isNaN ? 0 : UInt8(max(0, min(1, part)) * 255 + 0.5)
            text += [JSONWriter.hexadecimal(byte >> 4), JSONWriter.hexadecimal(byte & 15)]
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension FontMetrics {
    fileprivate var height: Double { ascent + descent }
}
