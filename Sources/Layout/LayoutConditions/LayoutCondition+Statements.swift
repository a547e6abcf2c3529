/// The statements that a condition can make: about an item or, if that is nil, about the root.
extension LayoutCondition {
    /// Holds while the width of the item is at least the given number of points.
    public static func width(
        atLeast width: Double, of item: (any ConditionItem)? = nil, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition(.width, atLeast: width, fileID, line).reading(item)
    }

    /// Holds while the width of the item is less than the given number of points.
    public static func width(
        below width: Double, of item: (any ConditionItem)? = nil, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        !LayoutCondition(.width, atLeast: width, fileID, line).reading(item)
    }

    /// Holds while the width of the item is in the given range of points.
    public static func width(_ range: Range<Double>, of item: (any ConditionItem)? = nil) -> LayoutCondition {
        LayoutCondition(.width, in: range).reading(item)
    }

    /// Holds while the height of the item is at least the given number of points.
    public static func height(
        atLeast height: Double, of item: (any ConditionItem)? = nil, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition(.height, atLeast: height, fileID, line).reading(item)
    }

    /// Holds while the height of the item is less than the given number of points.
    public static func height(
        below height: Double, of item: (any ConditionItem)? = nil, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        !LayoutCondition(.height, atLeast: height, fileID, line).reading(item)
    }

    /// Holds while the height of the item is in the given range of points.
    public static func height(_ range: Range<Double>, of item: (any ConditionItem)? = nil) -> LayoutCondition {
        LayoutCondition(.height, in: range).reading(item)
    }

    /// Holds while the ratio of width to height of the item is at least the given
    /// number. The ratio is the largest finite number if only the height is 0, and 0 if both are 0.
    public static func aspectRatio(
        atLeast ratio: Double, of item: (any ConditionItem)? = nil, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition(.aspectRatio, atLeast: ratio, fileID, line).reading(item)
    }

    /// Holds while the ratio of width to height of the item is less than the given
    /// number. The ratio is the largest finite number if only the height is 0, and 0 if both are 0.
    public static func aspectRatio(
        below ratio: Double, of item: (any ConditionItem)? = nil, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        !LayoutCondition(.aspectRatio, atLeast: ratio, fileID, line).reading(item)
    }

    /// Holds while the reading direction inside the item is the given one.
    public static func direction(
        _ direction: LayoutDirection, of item: (any ConditionItem)? = nil
    ) -> LayoutCondition {
        let readsLeftwards = LayoutCondition(.direction, atLeast: .number(1)).reading(item)
        return direction == .rightToLeft ? readsLeftwards : !readsLeftwards
    }

    /// Holds while the text scale of the tree is at least the given number: see `View.textScale`.
    public static func textScale(
        atLeast scale: Double, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition(.textScale, atLeast: scale, fileID, line)
    }

    /// Holds while the text scale of the tree is less than the given number: see `View.textScale`.
    public static func textScale(
        below scale: Double, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        !LayoutCondition(.textScale, atLeast: scale, fileID, line)
    }

    /// Holds while the root is too narrow for the regular size class: see `SizeClassThresholds`.
    public static var compact: LayoutCondition { compact(.horizontal) }

    /// Holds while the root is wide enough for the regular size class: see `SizeClassThresholds`.
    public static var regular: LayoutCondition { regular(.horizontal) }

    /// Holds while the size class of the item is compact along an axis: see `SizeClassThresholds`.
    public static func compact(_ axis: Axis, of item: (any ConditionItem)? = nil) -> LayoutCondition {
        !regular(axis, of: item)
    }

    /// Holds while the size class of the item is regular along an axis: see `SizeClassThresholds`.
    public static func regular(_ axis: Axis, of item: (any ConditionItem)? = nil) -> LayoutCondition {
        LayoutCondition(axis == .horizontal ? .width : .height, atLeast: .sizeClass(axis)).reading(item)
    }

    /// Holds while both conditions hold.
    public static func && (left: LayoutCondition, right: LayoutCondition) -> LayoutCondition {
        left.and(right)
    }

    /// Holds while at least one of the two conditions holds.
    public static func || (left: LayoutCondition, right: LayoutCondition) -> LayoutCondition {
        left.or(right)
    }

    /// Holds while the given condition does not.
    public static prefix func ! (condition: LayoutCondition) -> LayoutCondition {
        condition.negated
    }
}
