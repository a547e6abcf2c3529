/// The width of a column of a grid, or the height of a row.
///
/// A number is a fixed size in points; `.fitted` is as large as the contents need, and `2.fr` is two shares of the
/// remaining space.
public struct GridTrackSize: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case fixed
        case fitted
        case share
        /// As many columns as fit.
        case filling
    }

    package let kind: Kind
    /// The fixed size or the minimum width of repeated columns, in points, or the number of shares; 0 for a fitted
    /// track.
    let number: Double
    private(set) var least = 0.0
    private(set) var most: Double?

    /// Whether the track takes what other tracks leave.
    var isShare: Bool { kind == .share }

    private init(_ kind: Kind, _ number: Double) { (self.kind, self.number) = (kind, number) }

    /// The size that the contents of the cells need.
    public static let fitted = GridTrackSize(.fitted, 0)

    /// A fixed size, in points.
    /// - Precondition: The number is in 0...1e12.
    public static func fixed(_ length: Double, fileID: String = #fileID, line: Int = #line) -> GridTrackSize {
        SourceLocation(fileID: fileID, line: line).requireLength(length)
        return GridTrackSize(.fixed, length)
    }

    /// A number of equal shares of the space that is left by the tracks without shares.
    /// - Precondition: The number is above 0 and at most 1e12.
    public static func share(_ number: Double, fileID: String = #fileID, line: Int = #line) -> GridTrackSize {
        SourceLocation(fileID: fileID, line: line)
            .require(number.isUsable && number > 0, "A track's share must be above 0.")
        return GridTrackSize(.share, number)
    }

    /// As many equal columns as fit into the grid at a minimum width, in points. This must be the grid's only column
    /// size.
    ///
    /// The number of columns is determined during the pass, as the results of conditions are. There is always at least
    /// one column, and there are at least as many as the widest cell spans, even if they are narrower than the minimum;
    /// there are no more than the cells span in total.
    /// - Precondition: The number is above 0 and at most 1e12.
    public static func fitting(
        atLeast width: Double, fileID: String = #fileID, line: Int = #line
    ) -> GridTrackSize {
        SourceLocation(fileID: fileID, line: line)
            .require(width.isUsable && width > 0, "Columns that fit must have a width above 0.")
        return GridTrackSize(.filling, width)
    }

    /// The same size with a minimum, in points.
    /// - Precondition: The size is fitted or a share, and the number is in 0...1e12.
    public func atLeast(_ length: Double, fileID: String = #fileID, line: Int = #line) -> GridTrackSize {
        let caller = SourceLocation(fileID: fileID, line: line)
        caller.require(kind == .fitted || kind == .share, "Only a fitted track or a share can have a minimum.")
        caller.requireLength(length)
        var size = self
        size.least = length
        return size
    }

    /// The same size with a maximum, in points.
    /// - Precondition: The size is fitted, and the number is in 0...1e12.
    public func atMost(_ length: Double, fileID: String = #fileID, line: Int = #line) -> GridTrackSize {
        let caller = SourceLocation(fileID: fileID, line: line)
        caller.require(kind == .fitted, "Only a fitted track has a maximum: a share takes what is left.")
        caller.requireLength(length)
        var size = self
        size.most = length
        return size
    }
}

extension SourceLocation {
    fileprivate func requireLength(_ length: Double) {
        require(length.isUsable && length >= 0, "The size of a track must be a nonnegative number.")
    }
}

extension GridTrackSize: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A fixed size in points.
    public init(integerLiteral length: Int) { self = .fixed(Double(length)) }

    /// A fixed size in points.
    public init(floatLiteral length: Double) { self = .fixed(length) }
}

extension Int {
    /// A number of equal shares of the space that is left by a grid's tracks without shares: `2.fr`.
    public var fr: GridTrackSize { .share(Double(self)) }
}

extension Double {
    /// A number of equal shares of the space that is left by a grid's tracks without shares: `1.5.fr`.
    public var fr: GridTrackSize { .share(self) }
}
