/// A constraint without its items: the plain values that each anchor of the shorthand, each record of a tree's table
/// and each constraint object contains.
@usableFromInline
package struct ConstraintValue {
    /// The `source` of a constraint made by neither the shorthand nor a container.
    @inlinable package static var noSource: UInt8 { .max }

    /// The standard distance between neighbors, in points.
    package static var systemSpacing: Double { 8 }

    /// The constant on the right side, in points.
    @usableFromInline
    package var constant: Double
    /// The factor of the second attribute.
    @usableFromInline
    package var multiplier: Double
    /// The priority, in (0, 1000].
    @usableFromInline
    package var priority: LayoutPriority
    /// The line on which the constraint was written; 0 if unknown.
    @usableFromInline
    package var line: Int32
    @usableFromInline
    package let firstAttribute: LayoutAttribute
    @usableFromInline
    package var relation: LayoutRelation
    @usableFromInline
    package let secondAttribute: LayoutAttribute
    /// The origin of the constraint: the raw value of its kind in the shorthand or of a container's reason.
    @usableFromInline
    package let source: UInt8

    @inlinable package init(
        _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
        _ secondAttribute: LayoutAttribute, multiplier: Double = 1, constant: Double = 0,
        priority: LayoutPriority = LayoutPriority(1000), line: Int = 0, source: UInt8 = noSource
    ) {
        self.constant = constant
        self.multiplier = multiplier
        self.priority = priority
        self.line = Int32(truncatingIfNeeded: line)
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.secondAttribute = secondAttribute
        self.source = source
    }

    /// What follows from the attributes.
    package var pairing: AttributePairing { .of(firstAttribute, secondAttribute) }

    /// Whether both have the same multiplier, constant and priority.
    package func hasSameNumbers(as other: ConstraintValue) -> Bool {
        constant == other.constant && multiplier == other.multiplier && priority == other.priority
    }
}
