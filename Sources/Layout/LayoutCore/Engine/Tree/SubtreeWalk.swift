/// A walk through the registered views of a subtree, in steps of constant time.
struct SubtreeWalk {
    let top: LayoutNode
    private var path: [(node: LayoutNode, next: Int)]

    init(_ top: LayoutNode) {
        self.top = top
        path = [(top, 0)]
    }

    /// - Returns: whether there was anything left to visit.
    mutating func step() -> Bool {
        guard let (node, next) = path.popLast() else { return false }
        guard let view = node.view, next < view.subviews.count else { return true }
        path.append((node, next + 1))
        let child = view.subviews[next].layoutNode
        if node.isKnownParent(of: child) { path.append((child, 0)) }
        return true
    }

    /// The largest of several subtrees, or the first of them if several are equally large; nil if there are none.
    ///
    /// All walks advance in step and end when only one is left, so that the cost is proportional to the total size of
    /// the other subtrees.
    static func largest(of tops: [LayoutNode]) -> LayoutNode? {
        var walks = tops.map(SubtreeWalk.init)
        while let first = walks.first?.top {
            if walks.count == 1 { return first }
            for index in walks.indices.reversed() where !walks[index].step() { walks.remove(at: index) }
            if walks.isEmpty { return first }
        }
        return nil
    }
}
