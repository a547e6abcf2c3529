/// What currently determines a variable.
enum VariableState: UInt8 {
    /// No constraint that counts has it: it is at its resting value.
    case loose
    /// A required equality whose other variables are all forward too.
    case forward
    /// The optimum of a component.
    case component
    /// A required equality that nothing else depends on, evaluated after the components.
    case peeled
}

/// What a constraint currently does.
enum ConstraintRole: UInt8 {
    /// The slot is free.
    case vacant
    /// Added, changed or freed, to be placed by the next solve.
    case pending
    /// Placed in the region that is being arranged right now.
    case loose
    /// Determines a forward variable.
    case decider
    /// Determines a peeled variable.
    case definition
    /// One of the rows of a component.
    case member
    /// Required, and expected to hold without being enforced; verified after each change.
    case watched
    /// Cannot influence anything: soft with all variables forward, or set aside.
    case idle
}

struct VariableRecord: BitwiseCopyable {
    var value: Double
    var restingValue: Double
    /// Creation order, which decides ties.
    var serial: Int
    /// Head of the list of terms that contain the variable.
    var firstTerm: Int32 = -1
    var generation: UInt32
    /// The constraint that determines it, when forward or peeled.
    var decider: Int32 = -1
    /// The component it is in, or the first of those it is the frame of.
    var component: Int32 = -1
    /// Next variable of its component, or its number among the loose variables.
    var next: Int32 = -1
    /// The peeled variable with which it moves.
    var frame: Int32 = -1
    /// Index in the local problem while its component is solved, number of active rows while peeling.
    var scratch: Int32 = 0
    var state: VariableState = .loose
    var isAlive = true
    var isUndecided = true
    var isChanged = false
    var isVisited = false
    /// Peeled, and others move with it.
    var isFrame = false
}

struct ConstraintRecord: BitwiseCopyable {
    /// The number on the right of Σ aᵢxᵢ {=, ≤, ≥} c.
    var constant: Double
    var priority: Double
    /// Creation order, which decides ties.
    var serial: Int
    var generation: UInt32
    var firstTerm: Int32
    var termCount: Int32
    /// The term of the variable it determines, when decider or definition.
    var decidedTerm: Int32 = -1
    /// Its step in the forward or the peeled plan.
    var position: Int32 = -1
    /// Terms whose variable is not forward.
    var unknownCount: Int32 = 0
    var component: Int32 = -1
    /// Next row of its component, or its number among the loose rows.
    var next: Int32 = -1
    var relation: Relation
    var role: ConstraintRole = .pending
    var isSetAside = false
    var isInConflict = false
    /// Was found violated when it was only watched, so it is enforced from the start.
    var isEager = false
    /// Must not be peeled, for the variable it would define takes part in a tie.
    var isPinned = false
    var isQueuedForCheck = false
    /// Keeps its residual when its variables move with their frame.
    var isFramed = false

    var isRequired: Bool { priority >= 1000 }
    var isRequiredEquality: Bool { relation == .equal && isRequired && !isSetAside }
    /// Whether it may be left out at first and verified afterwards.
    var isDeferrable: Bool { relation != .equal && isRequired && !isEager }
}

struct TermRecord: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var constraint: Int32
    /// Neighbours in the list of all terms of the same variable.
    var next: Int32
    var previous: Int32
}

/// A region of undecided variables that is optimised on its own.
struct ComponentRecord: BitwiseCopyable {
    var firstVariable: Int32 = -1
    var firstRow: Int32 = -1
    var variableCount: Int32 = 0
    var rowCount: Int32 = 0
    var isDirty = false
    /// The peeled variable with which all of it moves, and where that was when the component was solved.
    var frame: Int32 = -1
    var frameValue = 0.0
    /// Next component with the same frame.
    var nextInFrame: Int32 = -1
}

/// How a variable moves with its frame.
struct Motion: BitwiseCopyable {
    /// Its value when its component was solved.
    var origin = 0.0
    /// By how much it moves when its frame moves by one.
    var share = 0.0
}
