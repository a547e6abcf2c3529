internal import LayoutWords

/// The constraints of a report as rows over the edges and sizes of its items.
///
/// Sizes are never negative; positions are free. Text is assumed to read from left to right. In a right-to-left layout,
/// the same constraints would contradict each other, unless a list mixes left or right with leading or trailing edges.
struct ReportRows {
    /// The limit above which numbers represent infinity, which rows cannot contain.
    private static let largest = 1e9

    private(set) var rows: [ReportRow] = []
    /// Whether each unknown is a size.
    private(set) var areSizes: [Bool] = []
    /// The constraints whose rows were left out because their numbers represent infinity.
    private(set) var unusable: [Int] = []
    private var unknowns: [Unknown: Int] = [:]

    private struct Unknown: Hashable {
        let item: String
        let attribute: ReportedAttribute
    }

    init(_ constraints: [ReportedConstraint]) {
        var largestConstant = 0.0
        for equation in constraints.compactMap({ $0.equation }) {
            let size = abs(equation.constant.value)
            if size <= ReportRows.largest { largestConstant = max(largestConstant, size) }
        }
        for (index, constraint) in constraints.enumerated() {
            guard let equation = constraint.equation, equation.isRequired else { continue }
            guard abs(equation.constant.value) <= ReportRows.largest,
                abs(equation.multiplier.value) <= ReportRows.largest
            else {
                unusable.append(index)
                continue
            }
            add(equation, index, largestConstant)
            if constraint.role == .margins { addMargin(equation, index) }
        }
    }

    private mutating func add(_ equation: Equation, _ index: Int, _ largestConstant: Double) {
        var row = ReportRow(
            constraint: index, relation: equation.relation, constant: equation.constant.value,
            rounding: equation.constant.rounding)
        add(equation.first, times: 1, to: &row)
        if let second = equation.second {
            let multiplier = equation.multiplier
            add(second, times: -multiplier.value, to: &row)
            if multiplier.rounding > 0, multiplier.value != 0 {
                // The multiplied value is estimated to be as large as the largest constant, or as that constant divided
                // by the multiplier; the sum of the two covers both cases.
                row.rounding += multiplier.rounding * largestConstant * (1 + 1 / abs(multiplier.value))
            }
        }
        rows.append(row)
    }

    /// Adds a row that equates an edge of a view's margins guide with the view's margin on that side.
    private mutating func addMargin(_ equation: Equation, _ index: Int) {
        guard let view = equation.second?.item else { return }
        let attribute: ReportedAttribute
        switch equation.first.attribute {
        case .left, .leading: attribute = .leftMargin
        case .right, .trailing: attribute = .rightMargin
        case .top: attribute = .topMargin
        case .bottom: attribute = .bottomMargin
        default: return
        }
        var row = ReportRow(constraint: index, relation: .equal, constant: 0, rounding: 0)
        row.isImplied = true
        add(equation.first, times: 1, to: &row)
        add(Equation.Side(item: view, attribute: attribute), times: -1, to: &row)
        rows.append(row)
    }

    private mutating func add(_ side: Equation.Side, times factor: Double, to row: inout ReportRow) {
        let item = side.item.key
        func add(_ attribute: ReportedAttribute, _ share: Double = 1) {
            row.add(factor * share, unknown(Unknown(item: item, attribute: attribute)))
        }
        switch side.attribute {
        case .left, .leading, .minX: add(.left)
        case .right, .trailing, .maxX:
            add(.left)
            add(.width)
        case .centerX, .midX:
            add(.left)
            add(.width, 0.5)
        case .top, .minY: add(.top)
        case .bottom, .maxY:
            add(.top)
            add(.height)
        case .centerY, .midY:
            add(.top)
            add(.height, 0.5)
        case .width, .height, .contentWidth, .contentHeight: add(side.attribute)
        case .lastBaseline, .baseline: add(.lastBaseline)
        case .leadingMargin, .leftMargin: add(.leftMargin)
        case .trailingMargin, .rightMargin: add(.rightMargin)
        case .firstBaseline, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins:
            add(side.attribute)
        }
    }

    private mutating func unknown(_ unknown: Unknown) -> Int {
        if let index = unknowns[unknown] { return index }
        let index = areSizes.count
        unknowns[unknown] = index
        areSizes.append(unknown.attribute.isExtent)
        return index
    }
}
