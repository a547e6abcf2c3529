public import AutoLayout

/// The constraints that a call has made, in its order; each becomes an object when somebody asks for it.
///
/// They are found by position, by kind (`added[.topToTop]`) and by identifier (`added["header-top"]`), and change in
/// place: `constant`, `multiplier`, `priority`, `isActive`. To drop the collection costs nothing and changes nothing.
public struct QuickConstraints {
    private enum Storage {
        case run(ConstraintRun)
        case objects([LayoutConstraint])
    }

    private var storage: Storage
    private var anchors: [QuickAnchor]

    init(_ run: ConstraintRun, of anchors: [QuickAnchor]) {
        storage = .run(run)
        self.anchors = anchors
    }

    init(_ constraints: [LayoutConstraint], of anchors: [QuickAnchor]) {
        storage = .objects(constraints)
        self.anchors = anchors
    }

    /// No constraints, to which those of several calls can be added.
    public init() {
        self.init([], of: [])
    }

    /// The first constraint of a kind, nil where there is none.
    /// - Complexity: O(*n*) in their number.
    public subscript(kind: QuickAnchorType) -> LayoutConstraint? {
        anchors.firstIndex { $0.kind == kind }.map { self[$0] }
    }

    /// The first constraint with an identifier, nil where there is none.
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
        QuickConstraints(Array(left) + Array(right), of: left.anchors + right.anchors)
    }
}

extension QuickConstraints: RandomAccessCollection {
    /// The first position, always 0.
    public var startIndex: Int { 0 }

    /// How many constraints there are.
    public var endIndex: Int {
        switch storage {
        case .run(let run): run.count
        case .objects(let constraints): constraints.count
        }
    }

    /// The constraint at a position: the same object as long as it is active or the collection is there.
    /// - Complexity: O(1)
    public subscript(position: Int) -> LayoutConstraint {
        switch storage {
        case .run(let run): run.constraint(at: position)
        case .objects(let constraints): constraints[position]
        }
    }
}

extension QuickConstraints: CustomStringConvertible {
    /// The constraints as an array shows them.
    public var description: String { "\(Array(self))" }
}
