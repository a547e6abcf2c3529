/// A walk through the registered views of a subtree, one view a step.
struct SubtreeWalk {
    let top: LayoutNode
    private var path: [(node: LayoutNode, next: Int)]

    init(_ top: LayoutNode) {
        self.top = top
        path = [(top, 0)]
    }

    /// - Returns: whether there was anything left to look at.
    mutating func step() -> Bool {
        guard let (node, next) = path.popLast() else { return false }
        guard let view = node.view, next < view.subviews.count else { return true }
        path.append((node, next + 1))
        let child = view.subviews[next].layoutNode
        if node.isKnownParent(of: child) { path.append((child, 0)) }
        return true
    }

    /// How many times as much it costs to take an item out of a solver as to begin anew with it.
    private static let costOfRemoval = 8

    /// The largest of several subtrees, of equals the first; where more is lost besides, only one so large that it costs
    /// less to take out everything else than to begin anew with it.
    ///
    /// All walks go in step and end when only one is left, so that this costs in proportion to the others.
    static func largest(of tops: [LayoutNode], losing lostCount: Int) -> LayoutNode? {
        var walks = tops.map(SubtreeWalk.init)
        var (steps, stepsOfOthers) = (0, lostCount)
        while let first = walks.first?.top {
            if walks.count == 1, lostCount == 0 || steps > costOfRemoval * stepsOfOthers { return first }
            for index in walks.indices.reversed() where !walks[index].step() {
                walks.remove(at: index)
                stepsOfOthers += steps
            }
            if walks.isEmpty, lostCount == 0 { return first }
            steps += 1
        }
        return nil
    }
}
