/// The reduction that holds a variable; see `Presolve`.
enum VariableState: UInt8 {
    /// None: the variable has not been assigned yet, or no constraint contains it, in which case a solve sets it to its
    /// resting value.
    case unassigned
    /// A row singleton: a required equality whose other variables are all forward determines the variable.
    case forward
    /// A component, whose optimum determines the variable.
    case component
    /// A column singleton: an equality on which no component depends determines the variable, after the components.
    case postsolved
}

/// The role of a constraint, which it has because of a reduction unless it still awaits one.
enum ConstraintRole: UInt8 {
    /// The slot is free.
    case vacant
    /// Added, changed or released from its role; placed by the next solve.
    case pending
    /// Part of the region that is being decomposed.
    case unassigned
    /// The row of a row singleton: determines a forward variable.
    case decider
    /// The row of a column singleton: determines a postsolved variable.
    case definition
    /// One of the rows of a component.
    case member
    /// Required, and expected to hold without being enforced; checked when it is new, and whenever its constant or the
    /// value of one of its variables has changed.
    case lazy
    /// Has no effect, because it is optional and all of its variables are forward.
    case redundant
}

struct VariableRecord: BitwiseCopyable {
    /// The creation number, which decides ties.
    var serial: UInt32
    /// The head of the list of terms that contain the variable.
    var firstTerm: Int32 = -1
    /// The constraint that determines the variable, if it is forward or postsolved.
    var decider: Int32 = -1
    private(set) var state: VariableState = .unassigned
    /// Whether the row for the variable's resting value was in the basis when the simplex last solved the variable's
    /// component.
    var wasBasic = false
    /// A bound on the factor by which the steps that lead to the variable amplify rounding error; see `Refinement`.
    var growth = Growth()
    private var marks = Marks(bits: 0b11)

    init(isNonNegative: Bool, isPosition: Bool = false, serial: UInt32) {
        self.serial = serial
        self.isNonNegative = isNonNegative
        self.isPosition = isPosition
    }

    /// Changes the state, and the constraint that determines the variable, if the new state requires one.
    mutating func become(_ newState: VariableState, by constraint: Int32 = -1) {
        state = newState
        decider = constraint
    }
}

extension ConstraintRecord {
    /// The rank in ties, unless the constraint is an equality that is exceeded; required constraints, which have none,
    /// come in creation order.
    var defaultTieRank: TieRank {
        TieRank(serial: serial, isExceeded: relation == .lessThanOrEqual && !isRequired)
    }
}

extension VariableRecord {
    /// Whether the variable takes its resting value before another.
    func restsBefore(_ other: VariableRecord) -> Bool {
        isPosition != other.isPosition ? other.isPosition : serial < other.serial
    }

    var isAlive: Bool {
        get { marks[0] }
        set { marks[0] = newValue }
    }
    /// Whether the variable is undetermined, so that resting values decide its value.
    var isUndetermined: Bool {
        get { marks[1] }
        set { marks[1] = newValue }
    }
    /// Whether the variable's value changed during the last solve.
    var isChanged: Bool {
        get { marks[2] }
        set { marks[2] = newValue }
    }
    /// Whether the variable has been visited in the current traversal.
    var isVisited: Bool {
        get { marks[3] }
        set { marks[3] = newValue }
    }
    /// Whether the variable takes its resting value after all variables that are not positions, and takes its only
    /// limit instead if it has exactly one.
    var isPosition: Bool {
        get { marks[4] }
        set { marks[4] = newValue }
    }
    /// Whether the variable is in the list of unassigned variables, which contains each variable only once.
    var isListed: Bool {
        get { marks[5] }
        set { marks[5] = newValue }
    }
    /// Whether the variable has a lower bound of zero.
    var isNonNegative: Bool {
        get { marks[6] }
        set { marks[6] = newValue }
    }
    /// Whether the variable's lower bound has become a constraint.
    var hasLowerBound: Bool {
        get { marks[7] }
        set { marks[7] = newValue }
    }
}

struct ConstraintRecord: BitwiseCopyable {
    /// The right side of Σ aᵢxᵢ {=, ≤, ≥} c.
    var constant: Double
    /// The creation number, which decides ties.
    var serial: UInt32
    var firstTerm: Int32
    var termCount: Int32
    /// The term of the variable that the constraint determines, if it is a decider or a definition; otherwise −1.
    private(set) var decidedTerm: Int32 = -1
    /// The position of the constraint's step in its plan (the forward plan for deciders, the postsolve plan for
    /// definitions); −1 if there is none, as for a definition that has not been planned yet.
    var step: Int32 = -1
    /// The number of terms whose variable is not forward.
    var unknownCount: Int32 = 0
    var relation: Relation
    var isRequired: Bool
    private(set) var role: ConstraintRole = .pending
    private var marks = Marks()

    init(
        _ relation: Relation, constant: Double, isRequired: Bool, serial: UInt32, firstTerm: Int32, termCount: Int32
    ) {
        self.relation = relation
        self.constant = constant
        self.isRequired = isRequired
        self.serial = serial
        self.firstTerm = firstTerm
        self.termCount = termCount
    }

    /// Changes the role, and also the decided term and the step, if the new role has them. A decider has no unknowns.
    mutating func become(_ newRole: ConstraintRole, of term: Int32 = -1, at newStep: Int32 = -1) {
        role = newRole
        decidedTerm = term
        step = newStep
        if newRole == .decider { unknownCount = 0 }
    }

    var isRequiredEquality: Bool { relation == .equal && isRequired }
    /// Whether the constraint may be lazy: left out at first and verified afterward.
    var isDeferrable: Bool { relation != .equal && isRequired && !isEnforced }
}

extension ConstraintRecord {
    /// Whether the constraint was required and has been given up because of a conflict, so that it is a wish.
    var isDropped: Bool {
        get { marks[0] }
        set { marks[0] = newValue }
    }
    /// Whether the constraint may be a member of a known conflict; it keeps the mark if a change to another member ends
    /// the conflict.
    var isInConflict: Bool {
        get { marks[1] }
        set { marks[1] = newValue }
    }
    /// Whether the constraint must not be lazy, since it was violated before or may determine an otherwise undetermined
    /// variable.
    var isEnforced: Bool {
        get { marks[2] }
        set { marks[2] = newValue }
    }
    /// Whether the constraint must not become a definition, since the variable that it would define depends on an
    /// undetermined one.
    var isPinned: Bool {
        get { marks[3] }
        set { marks[3] = newValue }
    }
    var isQueuedForCheck: Bool {
        get { marks[4] }
        set { marks[4] = newValue }
    }
    /// Whether the constraint is the lower bound of its variable, and was not added by the caller.
    var isLowerBound: Bool {
        get { marks[5] }
        set { marks[5] = newValue }
    }
    /// Whether the constraint was in the basis when the simplex last solved the constraint's component.
    var wasBasic: Bool {
        get { marks[6] }
        set { marks[6] = newValue }
    }
}

struct TermRecord: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var constraint: Int32 = -1
    /// The term's neighbors in the list of all terms of its variable.
    var next: Int32 = -1
    var previous: Int32 = -1
}

/// Data that a variable needs only if required equalities do not determine it on their own, or if its resting value is
/// not 0.
struct RegionVariable: BitwiseCopyable {
    var restingValue = 0.0
    var component: Int32 = -1
    /// The next variable of its component.
    var next: Int32 = -1
    /// The index of the variable in its component.
    var index: Int32 = -1
    /// The number of rows of the region that contain the variable; valid only while column singletons are being
    /// removed.
    var holderCount: Int32 = 0
}

/// Data that a constraint needs only if it is not required, or does not determine a variable on its own.
struct RegionConstraint: BitwiseCopyable {
    var priority = 1000.0
    var component: Int32 = -1
    /// The next row of its component.
    var next: Int32 = -1
}

/// A region of variables that is optimized on its own.
struct ComponentRecord: BitwiseCopyable {
    var firstVariable: Int32 = -1
    var firstRow: Int32 = -1
    var variableCount: Int32 = 0
    var rowCount: Int32 = 0
    var isDirty = false
    /// Whether rounding error may have affected the component's solution.
    var isUnverified = false
    /// The lowest priority that determined the component's variables; 0 if ties or resting values did, or if the
    /// priority is unknown.
    var decidingPriority = 0.0
}
