/// Distances in points from the four edges, positive inward; leading and trailing follow the reading direction.
public struct DirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// Points down from the top edge.
    public var top: Double
    /// Points inward from the edge where reading starts.
    public var leading: Double
    /// Points up from the bottom edge.
    public var bottom: Double
    /// Points inward from the edge where reading ends.
    public var trailing: Double

    /// Insets from four distances in points.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No inset at any edge.
    public static let zero = DirectionalEdgeInsets()

    package var isUsable: Bool { top.isUsable && leading.isUsable && bottom.isUsable && trailing.isUsable }

    /// Converts left and right insets to leading and trailing ones in a reading direction.
    package init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
        switch direction {
        case .leftToRight:
            self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        case .rightToLeft:
            self.init(top: insets.top, leading: insets.right, bottom: insets.bottom, trailing: insets.left)
        }
    }

    /// The same insets with left and right in place of leading and trailing, in a reading direction.
    func resolved(_ direction: LayoutDirection) -> EdgeInsets {
        switch direction {
        case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
        case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
        }
    }
}

extension DirectionalEdgeInsets: CustomStringConvertible {
    /// The distances without trailing zeros, as in `(top: 8, leading: 0, bottom: 8, trailing: 0)`.
    public var description: String {
        "(top: \(top.plain), leading: \(leading.plain), bottom: \(bottom.plain), trailing: \(trailing.plain))"
    }
}
