public import QuickAnchors

/// Nested views, each with all four edges pinned a point inside the parent's.
public struct Nested: Scene {
    public static let name = "nested"
    public let root = View(frame: Rect(x: 0, y: 0, width: 40_000, height: 40_000))
    private let levels: [View]

    public init(_ count: Int) {
        levels = (0..<count).map { _ in View() }
    }

    public mutating func express(_ syntax: Syntax) -> Int {
        var outer = root
        for inner in levels {
            switch syntax {
            case .quick: outer.quickAdd(inner, 1)
            case .verbose: addVerbosely(inner, in: outer)
            }
            outer = inner
        }
        return 4 * levels.count
    }

    private func addVerbosely(_ inner: View, in outer: View) {
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 1),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -1),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -1),
        ])
    }
}
