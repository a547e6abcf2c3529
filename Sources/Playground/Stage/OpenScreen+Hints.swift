internal import AutoLayout
internal import LayoutScript

/// A remark about a part of a script.
struct Remark {
    let start: Int
    let end: Int
    let line: Int
    let column: Int
    let sentence: String
}

extension Remark {
    init(_ range: ScriptRange, _ sentence: String) {
        self.init(start: range.start, end: range.end, line: range.line, column: range.column, sentence: sentence)
    }
}

extension OpenScreen {
    /// Remarks on code that is valid but probably not intended, from the script, the library and the frames.
    var hints: [Remark] {
        let all = script.hints.map { Remark($0.range, $0.sentence) } + diagnostics + crushedLabels
        return all.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
            .map { $0.element }
    }

    /// The library's reports, except those that the page shows elsewhere.
    private var diagnostics: [Remark] {
        let strays = script.views.map { $0.view }.filter { $0.superview == nil && $0 !== screen }
        var remarks: [Remark] = []
        for diagnostic in screen.layoutDiagnostics + strays.flatMap({ $0.layoutDiagnostics }) {
            switch diagnostic.kind {
            case .conflict, .ambiguity, .tie, .unverified: continue
            default: break
            }
            guard let line = diagnostic.location?.line, let range = range(ofLine: line) else { continue }
            remarks.append(
                Remark(
                    start: range.lowerBound, end: range.upperBound, line: line, column: 1, sentence: diagnostic.message)
            )
        }
        return remarks
    }

    /// Labels without space for a line, or for all of their lines at their width.
    private var crushedLabels: [Remark] {
        script.views.compactMap { written in
            guard let label = written.view as? Label, label.tag > 0, label.text?.isEmpty == false else { return nil }
            let (size, text) = (label.bounds.size, label.wrappedTextLayout.size)
            guard size.width < 1 || size.height + 1 < text.height else { return nil }
            let name = label.layoutNode.displayName
            return Remark(
                written.range,
                "\(name) has no room for its text: it is \(size.width.plain) wide and \(size.height.plain) high, and the text "
                    + "takes \(label.intrinsicContentSize.width.plain) by \(text.height.plain).")
        }
    }

    /// A line of the script.
    private func range(ofLine line: Int) -> Range<Int>? {
        guard lines.indices.contains(line - 1) else { return nil }
        return lines[line - 1]..<(line < lines.count ? lines[line] - 1 : end)
    }
}

extension JSONWriter {
    mutating func member(_ name: String, _ remarks: [Remark]) {
        key(name)
        array { writer in
            for remark in remarks {
                writer.array { writer in
                    for number in [remark.start, remark.end, remark.line, remark.column] { writer.number(number) }
                    writer.string(remark.sentence)
                }
            }
        }
    }
}
