extension View {
    /// The flexible parts of a view placed by its frame, which absorb changes in its parent's size.
    public struct AutoresizingMask: OptionSet, Hashable, Codable, Sendable {
        /// The parts as bits.
        public let rawValue: UInt

        /// A mask from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance from the parent's left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the parent's right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the parent's top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the parent's bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}

extension View.AutoresizingMask: CustomStringConvertible {
    /// The parts by name, as in `[flexibleWidth, flexibleHeight]`.
    public var description: String {
        let names = [
            "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight",
            "flexibleBottomMargin",
        ]
        let parts = names.indices.filter { rawValue & 1 << UInt($0) != 0 }.map { names[$0] }
        return "[\(parts.joined(separator: ", "))]"
    }
}

extension View.AutoresizingMask {
    /// A frame in a parent of the old size, adapted to the parent's new size.
    func frame(_ frame: Rect, of old: Size, in new: Size) -> Rect {
        let (x, width) = span(
            start: frame.minX, length: frame.width, from: old.width, to: new.width,
            (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin))
        let (y, height) = span(
            start: frame.minY, length: frame.height, from: old.height, to: new.height,
            (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// The start and length along one axis. A change in the parent's length is distributed over the flexible parts in
    /// proportion to their lengths, or evenly if none of them is longer than 0.
    private func span(
        start: Double, length: Double, from old: Double, to new: Double,
        _ parts: (before: Self, inside: Self, after: Self)
    ) -> (start: Double, length: Double) {
        func weight(_ part: Self, _ length: Double) -> Double { contains(part) ? max(0, length) : 0 }
        func evenWeight(_ part: Self) -> Double { contains(part) ? 1 : 0 }
        var before = weight(parts.before, start)
        var inside = weight(parts.inside, length)
        var total = before + inside + weight(parts.after, old - start - length)
        if total == 0 {
            (before, inside) = (evenWeight(parts.before), evenWeight(parts.inside))
            total = before + inside + evenWeight(parts.after)
        }
        guard total > 0 else { return (start, length) }
        return (start + (new - old) * before / total, max(0, length + (new - old) * inside / total))
    }
}
