/// An entry for a constraint in one of the engine's lists. Since it was listed, the constraint may have left the table,
/// and another may have taken the constraint's slot.
package struct RegisteredConstraint {
    package let slot: Int32
    /// The lower half of the activation number, which is enough to distinguish constraints.
    let order: UInt32

    package init(_ slot: Int32, _ order: Int) {
        self.init(slot, UInt32(truncatingIfNeeded: order))
    }

    fileprivate init(_ slot: Int32, _ order: UInt32) {
        (self.slot, self.order) = (slot, order)
    }

    /// The entry for a constraint whose slot and activation number are higher by a distance.
    fileprivate func advanced(by distance: Int32) -> RegisteredConstraint {
        RegisteredConstraint(slot + distance, order &+ UInt32(distance))
    }
}

/// Registered constraints with consecutive slots and activation numbers, such as all those of a first layout.
struct ConstraintRun {
    private var first: RegisteredConstraint
    private(set) var count: Int32

    init(_ first: RegisteredConstraint, count: Int32) {
        (self.first, self.count) = (first, count)
    }

    /// Adds constraints at the end.
    /// - Returns: false if they do not follow the last one directly.
    mutating func append(_ next: RegisteredConstraint, count added: Int32) -> Bool {
        let end = first.advanced(by: count)
        guard next.slot == end.slot, next.order == end.order else { return false }
        count += added
        return true
    }

    /// The entry for the constraint at a position.
    subscript(position: Int32) -> RegisteredConstraint { first.advanced(by: position) }
}
