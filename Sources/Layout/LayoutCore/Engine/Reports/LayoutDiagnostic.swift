/// A problem with a layout, as a value.
public struct LayoutDiagnostic: Hashable, Codable, Sendable {
    /// The kind of problem.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// The two attributes cannot be compared, or a number is invalid; the constraint stays inactive.
        case invalidConstraint
        /// The two items, or an item that the constraint's condition names, are not in the same tree; the constraint
        /// stays inactive or, if it is active, keeps its previous condition.
        case noCommonAncestor
        /// An item of the constraint has been deallocated; the constraint stays inactive.
        case deadItem
        /// A view was added to itself or to one of its descendants; the call had no effect.
        case hierarchyCycle
        /// A number that is NaN, infinite, too large or outside its range was refused, and the previous value is kept;
        /// or a frame or a solved value is unusable, and another value takes its place.
        case notFinite
        /// Required constraints conflict; one of them is given up.
        case conflict
        /// No constraint determines an item's position or size; a default is used.
        case ambiguity
        /// Optional constraints of equal priority cannot all be satisfied, and only the order in which they came into
        /// effect determines which are; or an empty stack, or a view with a hugging priority of 1000, takes the room
        /// that is left in a stack because no other view does.
        case tie
        /// Rounding may have changed values, since the numbers from which they follow differ too much in magnitude.
        case unverified
        /// A condition affects a number that it reads, so it would keep switching forever. The pass stops the switching
        /// once the layout is back in an earlier state, or after too many rounds.
        case conditionCycle
        /// A pass kept invalidating itself and was stopped, or the diagnostic handler kept causing diagnostics.
        case layoutLoop
        /// Equal paddings at opposite edges move a view out of its parent instead of insetting it; one of them was
        /// probably meant to be negative.
        case outwardPadding
    }

    /// The kind of problem.
    public let kind: Kind
    /// A description of the problem and of a fix.
    public let message: String
    /// The name of the affected view or guide, if known.
    public let viewName: String?
    /// The affected constraint, as text; for a conflict, the dropped one. Nil if there is none.
    public let constraint: String?
    /// The place where the affected constraint was written; for a conflict, the constraint that was given up or,
    /// if its place is unknown, the newest member with a known place; for an ambiguity, that of the newest constraint on
    /// the first item or, if there is none, the place where the view was added.
    public let location: SourceLocation?

    /// The members of a conflict, those written by hand oldest first and those of a container by the positions of their
    /// items in the tree, or those of a tie, the unsatisfied one first; empty for other kinds.
    public let statements: [LayoutStatement]
    /// The remedies of a conflict, the most likely first, each of which has been tried on the whole layout; for an
    /// ambiguity, one with the constraints to add; empty if none was found, and for other kinds.
    public let remedies: [LayoutRemedy]

    /// Creates a diagnostic from its parts.
    public init(
        kind: Kind, message: String, viewName: String? = nil, constraint: String? = nil,
        location: SourceLocation? = nil, statements: [LayoutStatement] = [],
        remedies: [LayoutRemedy] = []
    ) {
        self.kind = kind
        self.message = message
        self.viewName = viewName
        self.constraint = constraint
        self.location = location
        self.statements = statements
        self.remedies = remedies
    }
}

extension LayoutDiagnostic: CustomStringConvertible {
    /// Location, kind and message in the format of compiler messages, wrapped at 80 columns where possible.
    public var description: String { compilerMessage(kind.words, message, at: location) }
}

extension LayoutDiagnostic.Kind {
    var words: String {
        switch self {
        case .invalidConstraint: "invalid constraint"
        case .noCommonAncestor: "no common ancestor"
        case .deadItem: "dead item"
        case .hierarchyCycle: "hierarchy cycle"
        case .notFinite: "invalid number"
        case .conflict: "conflict"
        case .ambiguity: "ambiguity"
        case .tie: "tie"
        case .unverified: "unverified"
        case .conditionCycle: "condition cycle"
        case .layoutLoop: "layout loop"
        case .outwardPadding: "outward padding"
        }
    }
}
