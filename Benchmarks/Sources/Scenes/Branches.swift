public import QuickAnchors

/// Nested views, ten in each, down to a number of levels; all of them are retained, so that they can be removed one by
/// one.
public struct Branches: Scene {
    public static let name = "branches"
    public let root = View(frame: screen)
    /// The views level by level, parents first: ten in the root, and ten in each view above the last level.
    private let views: [View]

    public init(_ levels: Int) {
        // Ten views in the root, and ten in each view above the last level.
        let count = (1...levels).reduce(0) { count, _ in 10 * (count + 1) }
        views = (0..<count).map { _ in View() }
    }

    public mutating func express(_ syntax: Syntax) -> Int {
        for (index, view) in views.enumerated() {
            let parent = index < 10 ? root : views[index / 10 - 1]
            let leading = 30 * Double(index % 10)
            switch syntax {
            case .quick:
                parent.quickAdd(
                    view, [topToTop(1), bottomToBottom(-1), leadingToLeading(leading), widthToConstant(29)])
            case .verbose: addVerbosely(view, to: parent, leading)
            }
        }
        return 4 * views.count
    }

    /// Removes every view from its parent, parents first.
    public func takeOutTopDown() {
        for view in views { view.removeFromSuperview() }
    }

    /// Removes every view from its parent, children first.
    public func takeOutBottomUp() {
        for view in views.reversed() { view.removeFromSuperview() }
    }

    private func addVerbosely(_ view: View, to parent: View, _ leading: Double) {
        parent.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
            view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -1),
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: leading),
            view.widthAnchor.constraint(equalToConstant: 29),
        ])
    }
}
