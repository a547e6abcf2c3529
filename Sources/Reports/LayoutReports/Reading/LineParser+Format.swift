internal import LayoutWords

/// Bodies written in the visual format: `H:|-(8)-[UILabel:0x1]`.
extension LineParser {
    /// The specification of a distance or a size, as in `(>=8@250)`.
    private struct Predicate {
        var relation: LayoutRelation
        var number: PrintedNumber
        var priority: Double?
    }

    /// Whether a body begins at an index, either in the visual format or with the class and address of an item.
    func beginsBody(at start: Int) -> Bool { beginsFormat(at: start) || objectPrefix(at: start) != nil }

    func beginsFormat(at start: Int) -> Bool { bytes.has("H:", at: start) || bytes.has("V:", at: start) }

    /// Takes a body in the visual format; nil if it is incomplete.
    mutating func takeFormat() -> DraftEquation? {
        let isVertical = next == UInt8(ascii: "V")
        index += 2
        skipBlanks()
        let start = index
        guard var (first, size) = takeFormatItem() else { return nil }
        // Beside a distance, an item is printed without its size, so the parentheses belong to a name.
        if size != nil, isBeforeDistance {
            index = start
            guard let item = takeFormatItem(mayHaveSize: false) else { return nil }
            (first, size) = item
        }
        var distance: Predicate?
        if takeDashes() {
            guard let predicate = takeDistance() else { return nil }
            distance = predicate
        } else if next == UInt8(ascii: "[") || next == UInt8(ascii: "|") {
            distance = Predicate(relation: .equal, number: PrintedNumber(0))
        }
        guard let distance else {
            guard let size, case let attribute = isVertical ? ReportedAttribute.height : .width else { return nil }
            return DraftEquation(
                first: .init(mention: first, attribute: attribute), relation: size.relation, constant: size.number,
                priority: size.priority)
        }
        guard size == nil, let (second, secondSize) = takeFormatItem(mayHaveSize: false),
            secondSize == nil
        else { return nil }
        let end = index
        skipBlanks()
        let isFixed = take("(LTR)") || take("(RTL)")
        if !isFixed { index = end }
        let edges = ReportedAttribute.edges(isVertical: isVertical, isFixed: isFixed)
        return LineParser.equation(first, second, distance, edges)
    }

    /// The equation for a distance between two items. The second item is the equation's first side unless it is the
    /// superview.
    private static func equation(
        _ first: Mention, _ second: Mention, _ distance: Predicate,
        _ edges: (near: ReportedAttribute, far: ReportedAttribute)
    ) -> DraftEquation? {
        switch (first, second) {
        case (.superview, .superview): return nil
        case (.superview, _):
            return DraftEquation(
                first: .init(mention: second, attribute: edges.near), relation: distance.relation,
                second: .init(mention: first, attribute: edges.near), constant: distance.number,
                priority: distance.priority)
        case (_, .superview):
            return DraftEquation(
                first: .init(mention: first, attribute: edges.far), relation: distance.relation.turned,
                second: .init(mention: second, attribute: edges.far), constant: -distance.number,
                priority: distance.priority)
        default:
            return DraftEquation(
                first: .init(mention: second, attribute: edges.near), relation: distance.relation,
                second: .init(mention: first, attribute: edges.far), constant: distance.number,
                priority: distance.priority, isGap: true)
        }
    }

    /// Takes `(8)-`, `(>=NSSpace(20))-` or `8-`, after the first dashes.
    private mutating func takeDistance() -> Predicate? {
        if take("(") {
            guard let predicate = takePredicate(), take(")"), takeDashes() else { return nil }
            return predicate
        }
        guard let number = takeNumber(), takeDashes() else { return nil }
        return Predicate(relation: .equal, number: number)
    }

    /// Takes a comparison, a number and a priority, such as `>=NSSpace(20)@250`.
    private mutating func takePredicate() -> Predicate? {
        skipBlanks()
        let relation = takeRelation() ?? .equal
        skipBlanks()
        guard let number = takeNumber() ?? takeSpace() else { return nil }
        skipBlanks()
        var priority: Double?
        if take("@") {
            guard let number = takeNumber() else { return nil }
            priority = number.value
            skipBlanks()
        }
        return Predicate(relation: relation, number: number, priority: priority)
    }

    /// Takes the name of a standard distance with its value, such as `NSSpace(8)`.
    mutating func takeSpace() -> PrintedNumber? {
        let start = index
        if !run(while: { $0.isWord }).isEmpty, take("("), let number = takeNumber(), take(")") { return number }
        index = start
        return nil
    }

    /// Whether another item, or a distance to one, comes next.
    private var isBeforeDistance: Bool {
        var probe = self
        return probe.takeDashes() || next == UInt8(ascii: "[") || next == UInt8(ascii: "|")
    }

    /// Takes `|`, `[item]` or `[item(8)]`, or an item whose brackets were lost in pasting.
    private mutating func takeFormatItem(mayHaveSize: Bool = true) -> (Mention, Predicate?)? {
        if take("|") { return (.superview, nil) }
        guard take("[") else { return takeBareItem().map { ($0, nil) } }
        if let prefix = objectPrefix(at: index) {
            let end = prefix.address.upperBound
            if byte(at: end) == UInt8(ascii: "'") {
                guard let close = formatItemEnd(from: end + 1, isText: true, mayHaveSize) else { return nil }
                index = close
                return takeClosing(object(prefix, text: end + 1..<close - 1))
            }
            index = end
            if next == UInt8(ascii: "]") || next == UInt8(ascii: "(") { return takeClosing(object(prefix)) }
            index = prefix.className.lowerBound
        }
        let start = index
        guard let end = formatItemEnd(from: start, isText: false, mayHaveSize), let mention = named(start..<end) else {
            return nil
        }
        index = end
        return takeClosing(mention)
    }

    /// Takes the size of an item, if it has one, and the closing bracket.
    private mutating func takeClosing(_ mention: Mention) -> (Mention, Predicate?)? {
        var predicate: Predicate?
        if take("(") {
            predicate = takePredicate()
            guard predicate != nil, take(")") else { return nil }
        }
        return take("]") ? (mention, predicate) : nil
    }

    /// The end of an item in brackets that may itself contain brackets: the index of the closing bracket, or of the
    /// size in front of it, if the body can continue after the bracket.
    private func formatItemEnd(from start: Int, isText: Bool, _ mayHaveSize: Bool) -> Int? {
        var depth = 0
        var index = start
        while index < bytes.count, !(bytes[index] == 0x0A && !isText) {
            let isPossible = isText ? index > start && bytes[index - 1] == UInt8(ascii: "'") : depth == 0
            switch bytes[index] {
            case UInt8(ascii: "]"):
                if isPossible, continuesFormat(at: index + 1) { return index }
                depth = max(0, depth - 1)
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "(") where isPossible && mayHaveSize:
                var probe = self
                probe.index = index
                if probe.takeClosing(.superview) != nil, probe.continuesFormat(at: probe.index) { return index }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Whether the bytes at an index may follow an item.
    private func continuesFormat(at start: Int) -> Bool {
        switch byte(at: afterBlanks(start)) {
        case 0, 0x0A, UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "*"), UInt8(ascii: "("),
            UInt8(ascii: "["), UInt8(ascii: "|"), UInt8(ascii: "\""),
            UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "p"), UInt8(ascii: "H"), UInt8(ascii: "C"),
            UInt8(ascii: "M"):
            true
        default: false
        }
    }

    private mutating func takeBareItem() -> Mention? {
        if let prefix = objectPrefix(at: index) {
            index = prefix.address.upperBound
            return object(prefix)
        }
        let range = run { $0.isWord || $0 == UInt8(ascii: ".") }
        return named(range)
    }
}
