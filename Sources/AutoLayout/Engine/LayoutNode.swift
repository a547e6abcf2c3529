internal import ConstraintSolver

/// What the engine knows of one view or guide.
///
/// Constraints and anchors hold nodes, not views: a node outlives its item without harm, because the item takes itself
/// out of the node as it goes. A weak reference would say the same, but it gives each item a side table, through which
/// all counting of its references goes from then on.
public final class LayoutNode {
    unowned var view: View?
    unowned var guide: LayoutGuide?
    /// The node of the view that holds this item.
    var parent: LayoutNode?
    /// The engine last seen here. Where a node has one, all its ancestors have the same.
    private var knownEngine: LayoutEngine?
    var flags: Flags
    /// The place in the engine's list of items, -1 while the engine has no variables for this one.
    var slot: Int32 = -1
    /// The first of the constraints that mention this item, as an end in the engine's table.
    var touching: Int32 = -1
    /// The first of the constraints whose container this item is, as an end in the engine's table.
    var holding: Int32 = -1
    /// The unknowns of this item, while it is in use.
    var variables: ItemVariables?
    /// The rows that pin the item to its frame.
    var placement: PlacementRows?
    /// The rows that pull it toward the size of its content.
    var intrinsic: IntrinsicRows?
    /// Where in root space the item goes if no constraint decides, as the solver knows it.
    var rest = Point.zero {
        didSet { if rest == .zero { flags.remove(.restsElsewhere) } else { flags.insert(.restsElsewhere) } }
    }
    /// Where the solver has put the item, in root space, exact.
    var solved = Rect.zero
    /// Where the item's top left corner is shown, in root space.
    var displayed = Point.zero
    /// Where the view is in its parent. It is kept here so that a pass need not touch the view.
    var frame = Rect.zero

    /// A node whose item is set right after.
    init(_ flags: Flags) {
        self.flags = flags
    }

    /// The engine of the tree, where this node has met it.
    var engine: LayoutEngine? {
        get {
            guard let knownEngine else { return nil }
            return knownEngine.isDissolved ? nil : knownEngine
        }
        set { knownEngine = newValue }
    }

    /// Whether this node has met an engine that is in use.
    func isKnown(to engine: LayoutEngine) -> Bool { knownEngine === engine }

    /// The view or guide, while it is alive.
    package var item: (any LayoutItem)? {
        if let view { return view }
        return guide
    }

    /// The node of the view that holds this item, for the shorthand.
    package var holder: LayoutNode? { parent }

    /// Whether a rule of the item's own, or a constraint on it, was in a conflict at the last pass, for pictures.
    package var isInConflict: Bool { flags.contains(.isInConflict) }

    var isDead: Bool { flags.contains(.isDead) }
    var isInUse: Bool { slot >= 0 }

    /// Whether the frame says where the item is: a root's always does.
    var isPlacedByFrame: Bool { !flags.contains(.isGuide) && (parent == nil || !flags.contains(.isConstraintBased)) }

    /// The name diagnostics use.
    package var displayName: String {
        if let view { return view.name ?? "\(type(of: view))" }
        if let guide {
            let name = guide.identifier.isEmpty ? "\(type(of: guide))" : guide.identifier
            return guide.owningView.map { "\($0.layoutNode.displayName).\(name)" } ?? name
        }
        return "(an item no longer alive)"
    }
}
