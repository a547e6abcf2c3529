internal import ConstraintSolver

/// The engine's data for one view or guide.
///
/// Constraints and anchors hold nodes, not views: a node may outlive its item, which clears the node's reference in its
/// `deinit`. A weak reference would give each item a side table that slows down all of its reference counting.
/// Moreover, neither a weak nor a checked unowned reference can be read in the `deinit` of a subclass, which may use
/// its tree like any other code.
public final class LayoutNode {
    // This is safe because the item clears the reference. The variables are private, since variables visible to other
    // modules are checked for overlapping access.
    @safe unowned(unsafe) private var ownView: View?
    @safe unowned(unsafe) private var ownGuide: LayoutGuide?
    package var view: View? {
        get { ownView }
        set { ownView = newValue }
    }
    package var guide: LayoutGuide? {
        get { ownGuide }
        set { ownGuide = newValue }
    }
    /// The node of the view that holds this item; nil for a root.
    package var parent: LayoutNode? {
        get { ownParent }
        set { ownParent = newValue }
    }
    private var ownParent: LayoutNode?
    /// The engine with which this node is registered. If a node has an engine, all its ancestors have the same one.
    private var knownEngine: LayoutEngine?
    private var rareState: RareState?
    /// The index, in the engine's table of items, of the rows that pull the item toward the size of its content; -1 for
    /// none.
    var contentPlace: Int32 = -1
    /// The slot in the engine's table of items; -1 until a constraint or condition mentions the item, or the item is
    /// queued to come into use.
    package var slot: Int32 {
        get { ownSlot }
        set { ownSlot = newValue }
    }
    private var ownSlot: Int32 = -1
    // Declared next to the frame, since a pass reads the flags of each view whose frame it sets.
    package var flags: Flags {
        get { ownFlags }
        set { ownFlags = newValue }
    }
    private var ownFlags: Flags
    /// The view's frame in its parent; zero for a guide. It is stored here so that a pass need not access the view.
    package var frame: Rect {
        get { ownFrame }
        set { ownFrame = newValue }
    }
    private var ownFrame: Rect

    /// Creates a node; its item is set right afterward.
    init(_ flags: Flags, _ frame: Rect = .zero) {
        (ownFlags, ownFrame) = (flags, frame)
    }

    /// The less common attributes of a node, stored separately to keep nodes small.
    private final class RareState {
        var placement: PlacementRows?
        var corner = PixelCorner.origin
        var workers = (update: Workers.none, layout: Workers.none)
    }

    /// The rows that pin the item to its frame.
    package var placement: PlacementRows? {
        get { rareState?.placement }
        set { if newValue != nil || rareState != nil { ownRareState.placement = newValue } }
    }

    /// The position of the view's top-left corner on the pixel grid, as of the last pass.
    var corner: PixelCorner {
        get { rareState?.corner ?? .origin }
        set { if newValue != .origin || rareState != nil { ownRareState.corner = newValue } }
    }

    /// The subviews with work, kept only while the view has many subviews.
    var workers: (update: Workers, layout: Workers) {
        get { rareState?.workers ?? (.none, .none) }
        set { ownRareState.workers = newValue }
    }

    private var ownRareState: RareState {
        if let rareState { return rareState }
        let state = RareState()
        rareState = state
        return state
    }

    /// The item's solved frame in its parent, unrounded; zero while the item is not in use or the engine is not live.
    package var solved: Rect {
        guard isInUse, let knownEngine, knownEngine.stage == .live else { return .zero }
        return knownEngine.solved(self)
    }

    /// The engine of the tree, if this node is registered with it. Reading it wakes a dormant engine.
    package var engine: LayoutEngine? {
        get {
            guard let knownEngine else { return nil }
            return knownEngine.stage == .live ? knownEngine : knownEngine.successor(for: self)
        }
        set { knownEngine = newValue }
    }

    /// The engine of the tree, without waking a dormant one.
    var presentEngine: LayoutEngine? { knownEngine.flatMap { $0.stage == .dissolved ? nil : $0 } }

    /// Whether the node is registered with an engine that has something to solve.
    var isToBeSolved: Bool {
        guard let knownEngine else { return false }
        return knownEngine.needsSolve && knownEngine.stage != .dissolved
    }

    /// Whether the node is registered with an engine that has not been dissolved.
    var hasEngine: Bool { knownEngine.map { $0.stage != .dissolved } ?? false }

    /// Whether this node is registered with the given engine.
    func isKnown(to engine: LayoutEngine) -> Bool { knownEngine === engine }

    /// Whether the given engine is live and has variables for the item.
    func isInUse(in engine: LayoutEngine) -> Bool { isInUse && knownEngine === engine && engine.stage == .live }

    /// The view or guide, while it is alive.
    package var item: (any LayoutItem)? {
        if let view { return view }
        return guide
    }

    /// The node of the view that holds this item, for the shorthand.
    package var holder: LayoutNode? { parent }

    var isDead: Bool { flags.contains(.isDead) }
    /// Whether the engine has variables for the item.
    package var isInUse: Bool { flags.contains(.isInUse) }
    /// The solver's variables for the item, while it is in use.
    package var variables: ItemVariables? { isInUse ? knownEngine?.variables(at: slot) : nil }

    /// Whether the item has no content of its own: it is a guide or a plain view (see `Flags.isPlain`).
    var isWithoutContent: Bool { !flags.isDisjoint(with: [.isGuide, .isPlain]) }

    /// Whether the item is placed by its frame, as a root always is, and not by constraints.
    package var isPlacedByFrame: Bool {
        !flags.contains(.isGuide) && (parent == nil || !flags.contains(.isConstraintBased))
    }

    /// The name in diagnostics: the plain one, unless a report is being written that mentions another item with it.
    package var displayName: String { presentEngine?.reports.names?.name(of: self) ?? plainName }

    /// The name without regard to other items. For a view: the given name, or else the accessibility identifier, or else
    /// the type with the text that the view shows, as in `Label "Send"`. For a guide: its identifier or type, after the
    /// name of its view.
    var plainName: String {
        if let view { return (view.knownName ?? view.typeNameWithText).visible }
        if let guide {
            return guide.owningView.map { "\($0.layoutNode.plainName).\(guide.ownName)" } ?? guide.ownName
        }
        return "(an item no longer alive)"
    }
}
