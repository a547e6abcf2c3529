public import QuickAnchors

/// Lists of 1,000 rows side by side: with 1,000 of them, a million views.
public struct Lists: Scene {
    public static let name = "lists"
    public let root = View(frame: screen)
    private var lists: [List]

    public init(_ count: Int) {
        lists = (0..<count).map { _ in List(1_000) }
    }

    public mutating func express(_ syntax: Syntax) -> Int {
        var count = 0
        for index in lists.indices {
            add(lists[index].root, at: 400 * Double(index), syntax)
            count += 4 + lists[index].express(syntax)
        }
        return count
    }

    private func add(_ list: View, at leading: Double, _ syntax: Syntax) {
        switch syntax {
        case .quick:
            root.quickAdd(list, [leadingToLeading(leading), topToTop(), bottomToBottom(), widthToConstant(390)])
        case .verbose:
            root.addSubview(list)
            list.translatesAutoresizingMaskIntoConstraints = false
            LayoutConstraint.activate([
                list.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: leading),
                list.topAnchor.constraint(equalTo: root.topAnchor),
                list.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                list.widthAnchor.constraint(equalToConstant: 390),
            ])
        }
    }
}
