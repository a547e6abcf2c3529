public import AutoLayout
public import QuickAnchorKinds

/// The constraints made by a call, in order; an object is created for each when it is first accessed.
///
/// Access them by position, by kind (`added[.topToTop]`) or by identifier (`added["header-top"]`), and change them in
/// place: `constant`, `multiplier`, `priority`, `isActive`. The collection may be discarded; the constraints remain.
public struct QuickConstraints {
    private enum Storage {
        case run(ConstraintRun)
        case objects([LayoutConstraint])
    }

    private var storage: Storage

    init(_ run: ConstraintRun) { storage = .run(run) }

    init(_ constraints: [LayoutConstraint]) { storage = .objects(constraints) }

    /// An empty collection, to which the constraints of several calls can be added.
    public init() {
        self.init([])
    }

    /// The first constraint of a kind, or nil if there is none.
    /// - Complexity: O(*n*) in their number.
    public subscript(kind: QuickAnchorType) -> LayoutConstraint? {
        switch storage {
        case .run(let run): run.firstPosition(ofKind: kind.rawValue).map { run.constraint(at: $0) }
        case .objects(let constraints): constraints.first { $0.shorthandKind == kind.rawValue }
        }
    }

    /// The first constraint with an identifier, or nil if there is none.
    /// - Complexity: O(*n*) in their number.
    public subscript(identifier: String) -> LayoutConstraint? { first { $0.identifier == identifier } }

    /// Adds the constraints of another call after these.
    /// - Complexity: O(*n*) in the number of both.
    public static func += (left: inout QuickConstraints, right: QuickConstraints) {
        left = left + right
    }

    /// The constraints of two calls, one after the other.
    /// - Complexity: O(*n*) in the number of both.
    public static func + (left: QuickConstraints, right: QuickConstraints) -> QuickConstraints {
        QuickConstraints(Array(left) + Array(right))
    }
}

extension QuickConstraints: RandomAccessCollection {
    /// The first position, always 0.
    public var startIndex: Int { 0 }

    /// The number of constraints.
    public var endIndex: Int {
        switch storage {
        case .run(let run): run.count
        case .objects(let constraints): constraints.count
        }
    }

    /// The constraint at a position: the same object while it is active or the collection exists.
    /// - Complexity: O(1)
    public subscript(position: Int) -> LayoutConstraint {
        switch storage {
        case .run(let run): run.constraint(at: position)
        case .objects(let constraints): constraints[position]
        }
    }
}

extension QuickConstraints: CustomStringConvertible {
    /// The constraints, formatted like an array.
    public var description: String { "\(Array(self))" }
}
