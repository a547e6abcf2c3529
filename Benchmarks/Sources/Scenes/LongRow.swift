public import QuickAnchors

/// Views side by side, all as wide as the first.
public struct LongRow: Scene {
    public static let name = "longrow"
    public let root = View(frame: screen)
    private let items: [View]

    public init(_ count: Int) {
        items = (0..<count).map { _ in View() }
    }

    public mutating func express(_ syntax: Syntax) -> Int {
        var previous: View?
        for item in items {
            switch syntax {
            case .quick: addQuickly(item, after: previous)
            case .verbose: addVerbosely(item, after: previous)
            }
            previous = item
        }
        return 4 * items.count
    }

    private func addQuickly(_ item: View, after previous: View?) {
        root.quickAdd(
            item,
            [
                topToTop(8), bottomToBottom(-8), previous.map { leadingToTrailing($0, 4) } ?? leadingToLeading(4),
                previous == nil ? widthToConstant(20) : widthToRelatedView(items[0]),
            ])
    }

    private func addVerbosely(_ item: View, after previous: View?) {
        root.addSubview(item)
        item.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            item.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            item.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
            item.leadingAnchor.constraint(equalTo: previous?.trailingAnchor ?? root.leadingAnchor, constant: 4),
            previous == nil
                ? item.widthAnchor.constraint(equalToConstant: 20)
                : item.widthAnchor.constraint(equalTo: items[0].widthAnchor),
        ])
    }
}
