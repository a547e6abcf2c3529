package import LayoutWords

/// The equation of a constraint: `first relation multiplier · second + constant`.
///
/// It is a class because the code for copying a structure with many strings would be a large part of the browser
/// module.
package final class Equation: Sendable {
    /// An attribute of an item.
    package struct Side: Hashable, Sendable {
        package var item: ReportedItem
        package var attribute: ReportedAttribute
    }

    package let first: Side
    package let relation: LayoutRelation
    package let second: Side?
    package let multiplier: PrintedNumber
    package let constant: PrintedNumber
    /// The priority; nil if none was printed, which means that the constraint is required.
    package let priority: Double?
    /// The superview of the items, as printed with the constraint.
    package let superview: ReportedItem?
    /// Whether edges face each other across a gap, as in `[A]-(8)-[B]`.
    package let isGap: Bool

    init(_ draft: DraftEquation, first: Side, second: Side?, priority: Double?, superview: ReportedItem?) {
        self.first = first
        relation = draft.relation
        self.second = second
        multiplier = draft.multiplier
        constant = draft.constant
        self.priority = priority
        self.superview = superview
        isGap = draft.isGap
    }

    /// A copy of an equation with another second item.
    init(_ equation: Equation, secondItem: ReportedItem) {
        first = equation.first
        relation = equation.relation
        second = equation.second.map { Side(item: secondItem, attribute: $0.attribute) }
        multiplier = equation.multiplier
        constant = equation.constant
        priority = equation.priority
        superview = equation.superview
        isGap = equation.isGap
    }

    package var isRequired: Bool { priority.map { $0 >= 1000 } ?? true }

    /// The items, in the order of the sides.
    package var items: [ReportedItem] { second.map { [first.item, $0.item] } ?? [first.item] }
}

extension Equation: Hashable {
    package static func == (left: Equation, right: Equation) -> Bool {
        left.first == right.first && left.relation == right.relation && left.second == right.second
            && left.multiplier == right.multiplier && left.constant == right.constant
            && left.priority == right.priority && left.superview == right.superview && left.isGap == right.isGap
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(first)
        hasher.combine(second)
        hasher.combine(constant)
    }
}
