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
        let all =
            script.hints.map { Remark($0.range, $0.sentence) } + diagnostics + outwardAnchors + crushedLabels
            + emptyColumns + foreignSize
        return all.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
            .map { $0.element }
    }

    /// The library's diagnostics about lines of the script, except conflicts and ambiguities, which the page shows
    /// elsewhere, ties, and warnings about rounding.
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

    /// Remarks on labels that are too small for their text.
    private var crushedLabels: [Remark] {
        script.views.compactMap { written in
            guard let label = written.view as? Label, label.tag > 0, label.text?.isEmpty == false else { return nil }
            let (size, text) = (label.bounds.size, label.wrappedTextLayout.size)
            let name = label.layoutNode.displayName
            if size.width < 1 || size.height + 1 < text.height {
                let need =
                    size.width < 1
                    ? "takes \(label.intrinsicContentSize.width.plain) by \(text.height.plain)"
                    : "is \(text.height.plain) high at that width"
                return Remark(
                    written.range,
                    "\(name) has no room for its text: it is \(size.width.plain) wide and \(size.height.plain) high, and "
                        + "the text \(need).")
            }
            let line = label.textLayout(forWidth: .infinity).size.width
            guard label.numberOfLines == 1, label.lineBreakMode == .byTruncatingTail, label.textLayout.isTruncated,
                line > size.width + 1
            else { return nil }
            return Remark(
                written.range,
                "\(name) is cut: it is \(size.width.plain) wide, and its line takes \(line.plain). With numberOfLines = 0 it "
                    + "has as many lines as it needs.")
        }
    }

    /// Remarks on distances from the trailing, bottom or right edge of the parent that move a view's edge beyond that
    /// edge. The library itself reports paddings of this kind, together with the opposite edge.
    private var outwardAnchors: [Remark] {
        let reported = Set(screen.layoutDiagnostics.filter { $0.kind == .outwardPadding }.map { $0.location?.line })
        return script.constraints.compactMap { written in
            let constraint = written.constraint
            let attribute = constraint.firstAttribute
            guard constraint.isInEffect, constraint.constant > 0, constraint.relation == .equal,
                attribute == constraint.secondAttribute, [.trailing, .bottom, .right].contains(attribute),
                let literal = written.literal, !written.isNegated, !reported.contains(literal.line),
                let view = constraint.firstItem as? View, let parent = view.superview, constraint.secondItem === parent
            else { return nil }
            let (name, constant) = (view.layoutNode.displayName, constraint.constant.plain)
            return Remark(
                literal,
                "\(name)'s \(attribute) is \(constant) beyond \(parent.layoutNode.displayName)'s: inwards, did you mean "
                    + "-\(constant)?")
        }
    }

    /// Remarks on grids with a column that has content, but nothing that gives it a width.
    private var emptyColumns: [Remark] {
        script.views.compactMap { written in
            guard let grid = written.view as? GridView, grid.tag > 0, grid.bounds.width > 0 else { return nil }
            let shown = grid.cells.filter { $0.columnSpan == 1 && $0.view?.isHidden == false }
            let taken = Set(shown.map { $0.column })
            let columns = grid.columns.indices
            guard
                let empty = columns.first(where: {
                    taken.contains($0) && grid.columns[$0].layoutGuide.layoutFrame.width < 0.5
                })
            else { return nil }
            let sizes = columns.map { $0 == empty ? "1.fr" : ".fitted" }.joined(separator: ", ")
            return Remark(
                written.range,
                "Nothing in column \(empty) of \(grid.layoutNode.displayName) has a width, so it is not visible: "
                    + "share what is left with columns: [\(sizes)].")
        }
    }

    /// A remark on a script that declares its own screen with a size other than the page's.
    private var foreignSize: [Remark] {
        guard writtenSize != .zero, writtenSize != screen.bounds.size,
            let written = script.views.first(where: { $0.view === screen })
        else { return [] }
        let (width, height) = (writtenSize.width.plain, writtenSize.height.plain)
        return [Remark(written.range, "The size of the screen is set above it: choose \(width) × \(height) there.")]
    }

    /// The range of a line of the script.
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
