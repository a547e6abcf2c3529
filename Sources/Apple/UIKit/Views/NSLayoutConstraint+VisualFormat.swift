public import AppleLayout
internal import AutoLayout
internal import Foundation

extension NSLayoutConstraint {
    /// The alignment of the views in a visual format, and the direction in which they follow each other.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = FormatOptions(.left)
        public static let alignAllRight = FormatOptions(.right)
        public static let alignAllTop = FormatOptions(.top)
        public static let alignAllBottom = FormatOptions(.bottom)
        public static let alignAllLeading = FormatOptions(.leading)
        public static let alignAllTrailing = FormatOptions(.trailing)
        public static let alignAllCenterX = FormatOptions(.centerX)
        public static let alignAllCenterY = FormatOptions(.centerY)
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 1 << 17)

        /// The option to align all views by an attribute: the bit whose index is the attribute's raw value.
        private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

        fileprivate var aligned: [Attribute] {
            (Attribute.left.rawValue...Attribute.firstBaseline.rawValue).compactMap { Attribute(rawValue: $0) }
                .filter { contains(FormatOptions($0)) }
        }
    }

    /// The constraints that a visual format describes.
    /// - Precondition: The format conforms to the visual format language, its names are those of metrics and views, and
    ///   at least one view of a format with `|` has a superview.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any], fileID: String = #fileID, line: Int = #line
    ) -> [NSLayoutConstraint] {
        let caller = SourceLocation(fileID: fileID, line: line)
        let format = VisualFormat(format, metrics: metrics ?? [:], views: views, caller)
        let items = format.places.compactMap { $0.item }
        let parent = items.lazy.compactMap { ($0 as? UIView)?.superview }.first
        let isReversed = !format.isVertical && opts.contains(.directionRightToLeft)
        let (start, end): (Attribute, Attribute) =
            format.isVertical
            ? (.top, .bottom)
            : isReversed
                ? (.right, .left) : opts.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
        var constraints: [NSLayoutConstraint] = []
        func add(
            _ demand: VisualFormat.Demand, _ first: BackedItem, _ attribute: Attribute, _ second: BackedItem?,
            _ other: Attribute
        ) {
            let constraint = NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: demand.relation, toItem: second, attribute: other,
                multiplier: 1, constant: demand.constant, fileID: fileID, line: line)
            constraint.priority = demand.priority
            constraints.append(constraint)
        }
        /// One end of a distance: an edge of the item or, without an item, of the superview or the superview's margins.
        func edge(_ item: BackedItem?, _ ofItem: Attribute, _ ofParent: Attribute, _ isMargin: Bool) -> (
            BackedItem, Attribute
        ) {
            if let item { return (item, ofItem) }
            guard let parent else { caller.fail("A view beside | in a visual format has no superview.") }
            return (parent, isMargin ? ofParent.atMargin : ofParent)
        }
        for (index, place) in format.places.enumerated() {
            if let item = place.item {
                let extent = format.isVertical ? Attribute.height : .width
                for demand in place.lengths { add(demand, item, extent, demand.other, extent) }
            }
            guard index > 0 else { continue }
            let previous = format.places[index - 1].item
            let isAtParent = place.item == nil || previous == nil
            let isStandard = place.demands == nil
            let (before, beforeEdge) = edge(previous, end, start, isStandard)
            let (after, afterEdge) = edge(place.item, start, end, isStandard)
            for demand in place.demands ?? [VisualFormat.Demand(constant: isAtParent ? 0 : StackView.systemSpacing)] {
                if isReversed {
                    add(demand, before, beforeEdge, after, afterEdge)
                } else {
                    add(demand, after, afterEdge, before, beforeEdge)
                }
            }
        }
        for (item, next) in zip(items, items.dropFirst()) {
            for attribute in opts.aligned { add(VisualFormat.Demand(), next, attribute, item, attribute) }
        }
        return constraints
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin attribute for the same edge, whose raw value is 12 higher.
    fileprivate var atMargin: Self { Self(rawValue: rawValue + 12) ?? self }
}
