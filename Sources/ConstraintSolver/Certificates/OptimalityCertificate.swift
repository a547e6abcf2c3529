/// Why an answer cannot be better: numbers with which somebody who trusts nothing of the solver can check it.
///
/// A constraint Σ aᵢxᵢ {=, ≤, ≥} c has a residual, left side minus right side, and costs a unit for each unit of it that
/// is not allowed. The certificate of a level gives each constraint a *multiplier*, 0 unless listed, such that
/// 1. for every variable the multipliers times its coefficients add up to 0;
/// 2. a constraint of the level has the multiplier 1 if its residual is forbidden and above zero, −1 if it is forbidden and
///    below, something between the two if the residual is zero, not below 0 for a ≤ and not above 0 for a ≥, and 0
///    otherwise;
/// 3. a constraint of lower priority has none;
/// 4. one that is required, or of a higher level, has none unless its residual is zero. Then it has one that is not below 0
///    for a ≤, not above 0 for a ≥, or anything for an equality. Where an earlier level gave the constraint a multiplier of
///    its own, that counts instead: to the side on which there was room for more the multiplier may be anything, for a
///    required constraint that had any also to the other.
///
/// So no move that keeps what is required and the levels above can lessen the total violation of this one: this is
/// complementary slackness, level by level. It takes one pass over the terms to check, and a checker that calculates in
/// fractions can replace the multipliers, which are doubles, by exact ones: those of a level are the only ones that its
/// listed constraints allow.
///
/// What the ties and the resting values decided within the optima of all levels is not certified.
public struct OptimalityCertificate: Hashable, Sendable {
    /// A constraint, and how often it counts in the sum that is a proof.
    public struct Multiplier: Hashable, Sendable {
        /// The constraint, which may be one that keeps a variable from being negative: see `Solver.lowerBound(of:)`.
        public var constraint: Constraint
        /// What it counts for.
        public var value: Double

        /// A constraint and its multiplier.
        public init(_ constraint: Constraint, _ value: Double) {
            self.constraint = constraint
            self.value = value
        }
    }

    /// Why the total violation of one priority cannot be less, given those above.
    public struct Level: Hashable, Sendable {
        /// The priority.
        public var priority: Double
        /// The multipliers that are not 0, in the order in which the constraints were created.
        public var multipliers: [Multiplier]

        /// A level from its multipliers, in creation order of the constraints.
        public init(priority: Double, multipliers: [Multiplier]) {
            self.priority = priority
            self.multipliers = multipliers
        }
    }

    /// Why some required constraints cannot hold together, none of them left out.
    ///
    /// The multipliers are not below 0 for a ≤ and not above 0 for a ≥. For every variable the multipliers times its
    /// coefficients add up to 0, those times the right sides to less than 0: the sum of the constraints says 0 ≤ a negative
    /// number (Farkas). And no other multipliers have the first of these properties, but multiples of these, so that
    /// without any one of the constraints the others can hold.
    public struct Infeasibility: Hashable, Sendable {
        /// The one that the solver set aside.
        public var setAside: Constraint
        /// The multipliers of all of them, in the order of `Conflict.members`.
        public var multipliers: [Multiplier]

        /// A proof from its multipliers, in creation order of the constraints.
        public init(setAside: Constraint, multipliers: [Multiplier]) {
            self.setAside = setAside
            self.multipliers = multipliers
        }
    }

    /// The levels whose violation is not zero, from the highest priority down.
    public var levels: [Level]
    /// A proof for each conflict, in the order of `Solver.conflicts`.
    public var infeasibilities: [Infeasibility]

    /// A certificate from its parts, each in the order that its property tells.
    public init(levels: [Level], infeasibilities: [Infeasibility]) {
        self.levels = levels
        self.infeasibilities = infeasibilities
    }
}
