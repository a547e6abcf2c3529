public import QuickAnchors

/// A container with a list in it; the container can be moved or removed as a whole.
public struct MovingTree: Scene {
    public static let name = "tree"
    public let root = View(frame: screen)
    private var list: List
    private var leading: LayoutConstraint?

    public init(_ count: Int) {
        list = List(count)
    }

    public mutating func express(_ syntax: Syntax) -> Int {
        let count = list.express(syntax)
        putIn(syntax)
        return count + 4
    }

    /// Moves the container by a point.
    public func move() {
        leading?.constant += 1
    }

    /// Removes the container with everything in it from the root.
    public mutating func takeOut() {
        list.root.removeFromSuperview()
    }

    /// Puts the container into the root.
    public mutating func putIn(_ syntax: Syntax) {
        let tree = list.root
        switch syntax {
        case .quick:
            leading =
                root.quickAdd(
                    tree, [leadingToLeading(10), topToTop(10), widthToConstant(300), heightToConstant(600)])[0]
        case .verbose:
            root.addSubview(tree)
            tree.translatesAutoresizingMaskIntoConstraints = false
            let leading = tree.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
            LayoutConstraint.activate([
                leading,
                tree.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                tree.widthAnchor.constraint(equalToConstant: 300),
                tree.heightAnchor.constraint(equalToConstant: 600),
            ])
            self.leading = leading
        }
    }
}
