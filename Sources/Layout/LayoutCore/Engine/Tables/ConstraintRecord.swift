package import ConstraintSolver

/// One active constraint in its tree's table: plain numbers, so that thousands of records are allocated and freed as
/// one block.
///
/// Items are stored as slots in the tree's table of items, files as indices in the table's list. A record takes 64
/// bytes, a cache line on most processors.
package struct ConstraintRecord {
    /// The flags of a constraint.
    private struct Marks: OptionSet {
        var rawValue: UInt8

        static let countsFromRight = Marks(rawValue: 1 << 0)
        static let isLocal = Marks(rawValue: 1 << 1)
        static let mentionsBaselines = Marks(rawValue: 1 << 2)
        static let dependsOnDirection = Marks(rawValue: 1 << 3)
        static let isSuspended = Marks(rawValue: 1 << 4)
    }

    /// The first item; -1 if the record is vacant.
    package var first: Int32
    /// The second item, or -1 if there is none.
    package var second: Int32
    /// The nearest common ancestor of both items, which may be one of them. Without a second item, the first item or,
    /// if that is a guide, its owning view.
    var container: Int32
    /// The index of the constraint's row in the solver; -1 while there is none.
    var row: Int32 = -1
    package var value: ConstraintValue
    /// The activation number; later activations have higher numbers, and a constraint that is resumed gets a new one.
    package var order = 0
    /// The number of the constraint's lease, or -1 for none: see `ConstraintLease`.
    var lease: Int32 = -1
    /// The role of the constraint in the conflicts of the last pass.
    package var conflictPart = LayoutConstraint.ConflictPart.none
    private var marks: Marks = []
    /// The file in which the constraint was written, as an index in the table's list.
    var file: UInt16 = 0

    package init(
        _ value: ConstraintValue, _ first: Int32, _ second: Int32, in container: Int32, isLocal: Bool,
        pairing knownPairing: AttributePairing? = nil
    ) {
        let pairing = knownPairing ?? value.pairing
        self.value = value
        self.first = first
        self.second = second
        self.container = container
        if isLocal { marks.insert(.isLocal) }
        if pairing.contains(.dependsOnDirection) { marks.insert(.dependsOnDirection) }
        if pairing.contains(.mentionsBaselines) { marks.insert(.mentionsBaselines) }
    }

    var isVacant: Bool { first < 0 }

    /// The rank of the constraint's row among rows of the same priority; this rank takes precedence over the order of
    /// activation.
    ///
    /// A constraint made by a container counts as older than explicit ones, regardless of when it was made.
    package var age: Age { value.isOfContainer ? .structural : .ordinary }

    var mentionsBaselines: Bool { marks.contains(.mentionsBaselines) }

    /// Whether the constraint mentions leading or trailing.
    var dependsOnDirection: Bool { marks.contains(.dependsOnDirection) }

    /// Whether each item is the container or directly in it, so that the row needs no terms for views in between.
    var isLocal: Bool { marks.contains(.isLocal) }

    /// Whether the constraint has no row because its condition does not hold or has not been evaluated yet, or because
    /// the constraint represents an observer.
    package var isSuspended: Bool {
        get { marks.contains(.isSuspended) }
        set { if newValue { marks.insert(.isSuspended) } else { marks.remove(.isSuspended) } }
    }

    /// Whether the row counts from the right, because leading is on the right.
    var countsFromRight: Bool {
        get { marks.contains(.countsFromRight) }
        set { if newValue { marks.insert(.countsFromRight) } else { marks.remove(.countsFromRight) } }
    }

    /// Whether the constraint is known to need only a row with at most four terms, each with a different variable, and
    /// no number that must be read from a view; false if it is suspended.
    var isShort: Bool {
        marks.isDisjoint(with: [.mentionsBaselines, .isSuspended]) && isLocal && second != first
            && (value.multiplier == 1 || !dependsOnDirection)
    }
}

extension LayoutConstraint {
    /// The role of a constraint in conflicts.
    package enum ConflictPart: UInt8 {
        case none
        /// A constraint without which the other members of its conflict could hold.
        case member
        /// The constraint with the highest rank in its conflict, given up so that the others hold.
        case dropped
    }
}
