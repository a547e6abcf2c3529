internal import AutoLayout

extension LayoutFault: CustomStringConvertible {
    /// Where, on which screens, and what: `screen > title (320 × 568, right to left): sticks out …`.
    public var description: String {
        let list = screens.map(\.description).joined(separator: "; ")
        return "\(path) (\(list)): \(problem)"
    }
}

extension LayoutFault.Screen: CustomStringConvertible {
    /// Size and direction, as in `320 × 568, right to left`.
    public var description: String {
        "\(size), \(direction == .leftToRight ? "left to right" : "right to left")"
    }
}

extension LayoutFault.Problem: CustomStringConvertible {
    /// What is wrong, in words, lengths in points.
    public var description: String {
        switch self {
        case .conflict(let diagnostic):
            return diagnostic.message
        case .ambiguity(let attributes):
            return "no constraint decides its " + attributes.map { "\($0)" }.listed
        case .overlap(let sibling, let area):
            return "covers \(area.size) of \(sibling) at (\(area.minX.plain), \(area.minY.plain))"
        case .outside(let excess):
            return "reaches beyond its parent, " + excess.inWords
        case .truncatedText(let shown, let text, let needed, let given):
            return "shows “\(shown)” of “\(text)”: one line takes \(needed.plain), the label is \(given.plain) wide"
        case .cutText(let needed, let given):
            return "cuts its text: the lines take \(needed), the label is \(given)"
        }
    }
}

extension EdgeInsets {
    /// The edges that are not 0, each with its number.
    fileprivate var inWords: String {
        [(top, "top"), (left, "left"), (bottom, "bottom"), (right, "right")]
            .filter { $0.0 != 0 }.map { "by \($0.0.plain) at the \($0.1)" }.listed
    }
}

extension [String] {
    /// The words with commas, and an "and" before the last.
    fileprivate var listed: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
