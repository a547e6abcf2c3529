/// Something about a layout that a person ought to know, as a value.
public struct LayoutDiagnostic: Hashable, Codable, Sendable {
    /// What it is about.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// Two attributes that cannot be compared, or a number that is none; the constraint stays inactive.
        case invalidConstraint
        /// The two items are not in one tree; the constraint stays inactive.
        case noCommonAncestor
        /// An item of the constraint is no longer alive; the constraint stays inactive.
        case deadItem
        /// A view was to be added to itself or to one of its descendants; nothing was changed.
        case hierarchyCycle
        /// A number that is NaN, infinite or too large to work with was refused; what was there before stays.
        case notFinite
        /// Required constraints that cannot hold together; the newest of them is set aside.
        case conflict
        /// No constraint decides where something is or how large; it got a value all the same.
        case ambiguity
        /// Wishes of equal priority of which only the order of creation decided which is met.
        case tie
        /// A pass invalidated itself again and again and was stopped.
        case layoutLoop
    }

    /// What it is about.
    public let kind: Kind
    /// What happened and what to do, in words.
    public let message: String
    /// The name of the view concerned.
    public let viewName: String?
    /// The constraint concerned, in words.
    public let constraint: String?
    /// Where the constraint concerned was written; of a conflict, the newest of its constraints that has such a place.
    public let location: SourceLocation?

    /// Of a conflict: all that cannot hold together, oldest first.
    public let statements: [LayoutStatement]

    /// A diagnostic from its parts.
    public init(
        kind: Kind, message: String, viewName: String? = nil, constraint: String? = nil,
        location: SourceLocation? = nil, statements: [LayoutStatement] = []
    ) {
        self.kind = kind
        self.message = message
        self.viewName = viewName
        self.constraint = constraint
        self.location = location
        self.statements = statements
    }
}

extension LayoutDiagnostic: CustomStringConvertible {
    /// As compilers print it: place, kind and message, in lines of 80 columns as far as places and code let them.
    public var description: String {
        let place = location.map { "\($0): " } ?? ""
        let lines = "\(kind.words): \(message)".split(separator: "\n", maxSplits: 1)
        guard let first = lines.first else { return place }
        // Whoever makes more lines than one has wrapped the others, and knows which of them had better not be.
        return ([place + String(first).wrapped()] + lines.dropFirst().map(String.init)).joined(separator: "\n")
    }
}

extension LayoutDiagnostic.Kind {
    var words: String {
        switch self {
        case .invalidConstraint: "invalid constraint"
        case .noCommonAncestor: "no common ancestor"
        case .deadItem: "dead item"
        case .hierarchyCycle: "hierarchy cycle"
        case .notFinite: "not finite"
        case .conflict: "conflict"
        case .ambiguity: "ambiguity"
        case .tie: "tie"
        case .layoutLoop: "layout loop"
        }
    }
}
