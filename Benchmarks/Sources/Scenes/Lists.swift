public import QuickAnchors

/// Lists of 1,000 rows each, one below the other, each as tall as its rows and the gaps between and around them; 1,000
/// lists have a million rows.
public struct Lists: Scene {
    public static let name = "lists"
    public let root = View(frame: screen)
    private var lists: [List]

    public init(_ count: Int) {
        lists = (0..<count).map { _ in List(1_000) }
    }

    public mutating func express(_ syntax: Syntax) -> Int {
        var count = 0
        var above: View?
        for index in lists.indices {
            add(lists[index].root, under: above, syntax)
            count += 4 + lists[index].express(syntax)
            lists[index].fitHeight(syntax)
            above = lists[index].root
        }
        return count
    }

    private func add(_ list: View, under above: View?, _ syntax: Syntax) {
        switch syntax {
        case .quick:
            root.quickAdd(
                list, [above.map { topToBottom($0) } ?? topToTop(), leadingToLeading(), trailingToTrailing()])
        case .verbose:
            root.addSubview(list)
            list.translatesAutoresizingMaskIntoConstraints = false
            LayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
                list.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                list.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
        }
    }
}
