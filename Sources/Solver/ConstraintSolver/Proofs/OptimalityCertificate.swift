/// A proof that the solution is optimal, which can be checked without trusting the solver.
///
/// A constraint Σ aᵢxᵢ {=, ≤, ≥} c has a residual, the left side minus the right side. Each unit of residual on a
/// forbidden side of zero costs one unit. The certificate of a level gives each constraint a *multiplier*, 0 unless
/// listed, such that
/// 1. for every variable, the sum of the multipliers times its coefficients is 0;
/// 2. a constraint of the level has the multiplier 1 if its residual is positive and forbidden, −1 if the residual is
///    negative and forbidden, a number from −1 to 1 if the residual is zero (at least 0 for a ≤, at most 0 for a ≥),
///    and 0 otherwise;
/// 3. a constraint of lower priority has the multiplier 0;
/// 4. a constraint that is required or of a higher level has the multiplier 0 unless its residual is zero;
/// 5. the first nonzero multiplier of a constraint in the certificates of lower levels is negative if the multiplier at
///    the constraint's own level is the greatest that condition 2 allows (1, or 0 for a ≥), and positive if it is the
///    least (−1, or 0 for a ≤). Later multipliers may have either sign; the first one may, too, if the multiplier at
///    the constraint's own level is neither the maximum nor the minimum. A required constraint counts as having the
///    multiplier 0 at its own level, which for an equality is neither the maximum nor the minimum.
///
/// Therefore, no change that respects the required constraints and the levels above can reduce the total violation of
/// this level. This is complementary slackness for lexicographic objectives. Checking a level takes one pass over the
/// terms. A checker that calculates in fractions can replace the multipliers, which are doubles, with exact ones, since
/// the listed constraints of a level determine them uniquely. The exceptions are constraints that are parallel only up
/// to the rounding of coefficients such as 1/3: no exact multipliers balance them, and a checker has to allow a
/// relative error of 1e-9.
///
/// The choice among optimal solutions by ties and resting values is not certified.
public struct OptimalityCertificate: Hashable, Sendable {
    /// A constraint and its multiplier in a proof.
    public struct Multiplier: Hashable, Sendable {
        /// The constraint, possibly the lower bound of a non-negative variable: see `Solver.lowerBound(of:)`.
        public package(set) var constraint: Constraint
        /// The multiplier.
        public package(set) var value: Double

        /// Pairs a constraint with its multiplier.
        package init(_ constraint: Constraint, _ value: Double) {
            self.constraint = constraint
            self.value = value
        }
    }

    /// The proof that the total violation at one priority cannot be reduced, given the levels above it.
    public struct Level: Hashable, Sendable {
        /// The priority; 1000 for the level of the dropped constraints, which is just below required.
        public package(set) var priority: Double
        /// The nonzero multipliers, in creation order of the constraints.
        public package(set) var multipliers: [Multiplier]

        /// Creates a level from its multipliers, which are in creation order of the constraints.
        package init(priority: Double, multipliers: [Multiplier]) {
            self.priority = priority
            self.multipliers = multipliers
        }
    }

    /// The proof that some required constraints conflict, and that the conflict needs every one of them.
    ///
    /// The multiplier of a ≤ is at least 0, and that of a ≥ at most 0. For every variable, the sum of the multipliers
    /// times its coefficients is 0, but the sum of the multipliers times the right sides is negative: the constraints
    /// add up to 0 ≤ a negative number (Farkas). Only multiples of these multipliers cancel all variables, so if any
    /// one of the constraints is removed, the others can all hold.
    public struct Infeasibility: Hashable, Sendable {
        /// The constraint that the solver dropped.
        public package(set) var dropped: Constraint
        /// The multipliers of all members, in the order of `Conflict.members`.
        public package(set) var multipliers: [Multiplier]

        /// Creates a proof from its multipliers, which are in creation order of the constraints.
        package init(dropped: Constraint, multipliers: [Multiplier]) {
            self.dropped = dropped
            self.multipliers = multipliers
        }
    }

    /// The levels with a nonzero violation, from the highest priority down.
    public package(set) var levels: [Level]
    /// A proof for each conflict, in the order of `Solver.conflicts`.
    public package(set) var infeasibilities: [Infeasibility]

    /// Creates a certificate from its parts, each in the order that its property requires.
    package init(levels: [Level], infeasibilities: [Infeasibility]) {
        self.levels = levels
        self.infeasibilities = infeasibilities
    }
}
