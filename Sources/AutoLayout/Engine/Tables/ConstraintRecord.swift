internal import ConstraintSolver

/// One active constraint as its tree's table has it: plain numbers, so that thousands are made and go as one block.
///
/// Items are known by their slots in the tree's table of items, files by their place in the table's list.
struct ConstraintRecord {
    /// The first item; -1 where the record is vacant.
    var first: Int32
    /// The second item, or -1 where there is none.
    var second: Int32
    /// The nearest view that holds both items.
    var container: Int32
    /// The file it was written in, as the table lists it.
    var file: Int32 = 0
    var constant: Double
    var multiplier: Double
    var priority: LayoutPriority
    /// When it was activated: a number that only grows.
    var order = 0
    /// The row in the solver, once there is one.
    var row: Constraint?
    let firstAttribute: LayoutConstraint.Attribute
    let secondAttribute: LayoutConstraint.Attribute
    let relation: LayoutConstraint.Relation
    /// What part it had in the conflicts of the last pass.
    var conflictPart = LayoutConstraint.ConflictPart.none
    /// Whether a stack view made it: then it is older than what people add, whenever the stack came to it.
    var isStructural = false
    /// Whether the row counts from the right, because leading is there.
    var countsFromRight = false
    /// Whether each of the items is the container or one of those that it holds itself, as it is then for good.
    let isLocal: Bool
    let line: Int32
    /// Its place in a lease of the table, or -1: see `ConstraintLease`.
    var lease: Int32 = -1

    init(
        _ first: Int32, _ firstAttribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
        _ second: Int32, _ secondAttribute: LayoutConstraint.Attribute, in container: Int32, isLocal: Bool,
        multiplier: Double, constant: Double, priority: LayoutPriority, line: Int
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
        self.container = container
        self.isLocal = isLocal
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.line = Int32(truncatingIfNeeded: line)
    }

    var isVacant: Bool { first < 0 }

    /// How its row ranks among others of its priority, before their order counts.
    var age: Age { isStructural ? .structural : .ordinary }

    var speaksOfBaselines: Bool {
        firstAttribute.traits?.sort == .baseline || secondAttribute.traits?.sort == .baseline
    }
}
