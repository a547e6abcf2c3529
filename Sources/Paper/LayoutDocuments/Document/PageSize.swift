/// The size of a page in points; an inch is 72 points.
public struct PageSize: Hashable, Codable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// A size in points.
    /// - Precondition: Both lengths are finite and positive.
    public init(width: Double, height: Double) {
        precondition(
            width > 0 && height > 0 && width.isFinite && height.isFinite,
            "The width and the height of a page must be above 0.")
        (self.width, self.height) = (width, height)
    }

    /// 297 mm × 420 mm.
    public static let a3 = PageSize(width: 841.89, height: 1190.55)
    /// 210 mm × 297 mm.
    public static let a4 = PageSize(width: 595.28, height: 841.89)
    /// 148 mm × 210 mm.
    public static let a5 = PageSize(width: 419.53, height: 595.28)
    /// 8.5 in × 11 in.
    public static let letter = PageSize(width: 612, height: 792)
    /// 8.5 in × 14 in.
    public static let legal = PageSize(width: 612, height: 1008)

    /// The size in landscape orientation.
    public var landscape: PageSize { PageSize(width: max(width, height), height: min(width, height)) }

    var size: Size { Size(width: width, height: height) }
}

/// The distances of the content from the edges of a page, in points.
public struct PageMargins: Hashable, Codable, Sendable {
    /// The distance from the top edge; the header is centered within it.
    public var top: Double
    /// The distance from the edge where reading starts; if pages face each other, this applies to odd-numbered pages.
    public var leading: Double
    /// The distance from the bottom edge; the footer is centered within it.
    public var bottom: Double
    /// The distance from the edge where reading ends; if pages face each other, this applies to odd-numbered pages.
    public var trailing: Double
    /// Whether leading and trailing margins are swapped on even-numbered pages.
    public var areFacing: Bool

    /// Margins in points, the same on all pages.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        (self.top, self.leading, self.bottom, self.trailing, areFacing) = (top, leading, bottom, trailing, false)
    }

    /// The same margin in points at all edges; two centimeters by default.
    public static func all(_ length: Double = 56.69) -> PageMargins {
        PageMargins(top: length, leading: length, bottom: length, trailing: length)
    }

    /// Margins in points for bound pages: `inner` at the binding, which is where reading starts on the first page, and
    /// `outer` on the opposite side.
    public static func facing(top: Double, inner: Double, bottom: Double, outer: Double) -> PageMargins {
        var margins = PageMargins(top: top, leading: inner, bottom: bottom, trailing: outer)
        margins.areFacing = true
        return margins
    }

    /// The distance of the content from the left edge of the given page.
    func left(ofPage number: Int, _ direction: LayoutDirection) -> Double {
        let isExchanged = areFacing && number.isMultiple(of: 2)
        return isExchanged == (direction == .leftToRight) ? trailing : leading
    }

    var areUsable: Bool { [top, leading, bottom, trailing].allSatisfy { $0.isFinite && $0 >= 0 } }
}
