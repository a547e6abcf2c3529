/// The root of an engine's tree, and what is left of the tree once the root is gone.
struct EngineLife {
    enum Stage {
        case live
        /// The root is gone, and one part is left, with unchanged tables.
        case dormant
        /// The root is gone, and several parts are left, or one if a pass was in progress. Each is a separate tree,
        /// perhaps on another thread, so they only read this engine, which never changes again.
        case apart
        /// Nothing is left of the tree, or the tree belongs to another engine; nodes that still refer to this engine
        /// count as having none.
        case dissolved
    }

    var root: LayoutNode
    /// Whether the engine is live and, if not, the state of its former tree.
    private(set) var stage = Stage.live
    /// The objects of constraints that ended while the engine was waking. Their `deinit` may run any code, so they are
    /// released at the end of the next pass.
    private var parting: [LayoutConstraint] = []
    /// The constraints that each view held when the tree fell apart; empty before.
    private(set) var former = FormerConstraints()

    init(root: LayoutNode) {
        self.root = root
    }

    /// Loses the root; one part is left.
    mutating func fallDormant(under part: LayoutNode) { (root, stage) = (part, .dormant) }

    /// Loses the root; several parts are left, with what remains of the constraints.
    mutating func fallApart(leaving former: FormerConstraints) { (self.former, stage) = (former, .apart) }

    mutating func dissolve() { stage = .dissolved }

    mutating func wake() { stage = .live }

    /// Keeps the objects of ended constraints until the engine is in order.
    mutating func keep(_ ended: [LayoutConstraint]) { parting = ended }

    /// - Returns: the objects kept until the engine is in order, which it is now.
    mutating func takeParting() -> [LayoutConstraint] {
        defer { parting = [] }
        return parting
    }
}
