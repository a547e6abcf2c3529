public import QuickAnchors

/// Nested views, each centered in its parent, and two points narrower and shorter than the parent.
public struct DeepHierarchy: Scene {
    public static let name = "deep"
    public let root = View(frame: Rect(x: 0, y: 0, width: 40_000, height: 40_000))
    private let levels: [View]

    public init(_ count: Int) {
        levels = (0..<count).map { _ in View() }
    }

    public mutating func express(_ syntax: Syntax) -> Int {
        var outer = root
        for inner in levels {
            switch syntax {
            case .quick:
                outer.quickAdd(
                    inner,
                    [centerX(), centerY(), widthToRelatedView(outer, -2), heightToRelatedView(outer, -2)])
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
            inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
            inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor, constant: -2),
            inner.heightAnchor.constraint(equalTo: outer.heightAnchor, constant: -2),
        ])
    }
}
