package import LayoutWords

/// What a constraint says: `first relation multiplier · second + constant`.
package struct Equation: Hashable, Sendable {
    /// An attribute of an item.
    package struct Side: Hashable, Sendable {
        package var item: ReportedItem
        package var attribute: ReportedAttribute
    }

    package var first: Side
    package var relation: Comparison
    package var second: Side?
    package var multiplier = PrintedNumber(1)
    package var constant: PrintedNumber
    /// The priority, where one is printed; others are required.
    package var priority: Double?
    /// The superview of the items, as printed with the constraint.
    package var superview: ReportedItem?
    /// Whether edges face each other across a gap, as in `[A]-(8)-[B]`.
    package var isGap = false

    package var isRequired: Bool { priority.map { $0 >= 1000 } ?? true }

    /// Its items, in the order of the sides.
    package var items: [ReportedItem] { second.map { [first.item, $0.item] } ?? [first.item] }
}
