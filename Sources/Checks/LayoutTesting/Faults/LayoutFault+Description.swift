internal import AutoLayout

extension LayoutFault: CustomStringConvertible {
    /// The view, the problem and the screens: `screen > title: extends … (320 × 568, right to left)`.
    public var description: String {
        let list = screens.map(\.description).joined(separator: "; ")
        return "\(path): \(problem) (\(list))"
    }
}

extension LayoutFault.Screen: CustomStringConvertible {
    /// The size and direction, as in `320 × 568, right to left`, then the text scale and the text variant if they are
    /// not the usual ones.
    public var description: String {
        let layout = "\(size), \(direction == .leftToRight ? "left to right" : "right to left")"
        let words: [String?] = [layout, textScale == 1 ? nil : "text × \(textScale.plain)", texts.words]
        return words.compactMap { $0 }.joined(separator: ", ")
    }
}

extension TextVariant {
    fileprivate var words: String? {
        switch self {
        case .asWritten: nil
        case .longer: "longer texts"
        case .oneWord: "texts of one word"
        case .empty: "empty texts"
        }
    }
}

extension LayoutFault.Problem: CustomStringConvertible {
    /// The problem in words, with lengths in points.
    public var description: String {
        switch self {
        case .conflict(let diagnostic), .tie(let diagnostic):
            return diagnostic.message
        case .ambiguity(let attributes):
            return "no constraint determines its " + attributes.map { "\($0)" }.list()
        case .overlap(let sibling, let area):
            return "overlaps \(sibling) by \(area.size) at (\(area.minX.plain), \(area.minY.plain))"
        case .outside(let excess):
            return "extends beyond its parent " + excess.inWords
        case .truncatedText(let shown, let text, let needed, let given):
            return "truncates “\(text)” to “\(shown)”: it needs a width of \(needed.plain) and has \(given.plain)"
        case .cutText(let needed, let given):
            return "clips its text: the lines need \(needed), the label is \(given)"
        case .smallTarget(let size):
            return "is \(size), but a touch target needs at least 44 × 44"
        }
    }
}

extension EdgeInsets {
    /// The edges with a distance other than 0, in words.
    fileprivate var inWords: String {
        [(top, "top"), (left, "left"), (bottom, "bottom"), (right, "right")]
            .filter { $0.0 != 0 }.map { "by \($0.0.plain) at the \($0.1)" }.list()
    }
}
