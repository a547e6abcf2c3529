/// The statements that a condition can make.
extension LayoutCondition {
    /// Holds while the width of the root is at least the given number of points.
    public static func width(
        atLeast width: Double, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition(.width, atLeast: width, fileID, line)
    }

    /// Holds while the width of the root is less than the given number of points.
    public static func width(
        below width: Double, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        !LayoutCondition(.width, atLeast: width, fileID, line)
    }

    /// Holds while the width of the root is in the given range of points.
    public static func width(_ range: Range<Double>) -> LayoutCondition {
        LayoutCondition(.width, in: range)
    }

    /// Holds while the height of the root is at least the given number of points.
    public static func height(
        atLeast height: Double, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition(.height, atLeast: height, fileID, line)
    }

    /// Holds while the height of the root is less than the given number of points.
    public static func height(
        below height: Double, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        !LayoutCondition(.height, atLeast: height, fileID, line)
    }

    /// Holds while the height of the root is in the given range of points.
    public static func height(_ range: Range<Double>) -> LayoutCondition {
        LayoutCondition(.height, in: range)
    }

    /// Holds while the ratio of width to height of the root is at least the given
    /// number. The ratio is the largest finite number if only the height is 0, and 0 if both are 0.
    public static func aspectRatio(
        atLeast ratio: Double, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition(.aspectRatio, atLeast: ratio, fileID, line)
    }

    /// Holds while the ratio of width to height of the root is less than the given
    /// number. The ratio is the largest finite number if only the height is 0, and 0 if both are 0.
    public static func aspectRatio(
        below ratio: Double, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        !LayoutCondition(.aspectRatio, atLeast: ratio, fileID, line)
    }

    /// Holds while the reading direction inside the root is the given one.
    public static func direction(
        _ direction: LayoutDirection
    ) -> LayoutCondition {
        let readsLeftwards = LayoutCondition(.direction, atLeast: .number(1))
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

    /// Holds while the size class of the root is compact along an axis: see
    /// `SizeClassThresholds`.
    public static func compact(_ axis: Axis) -> LayoutCondition {
        !regular(axis)
    }

    /// Holds while the size class of the root is regular along an axis: see
    /// `SizeClassThresholds`.
    public static func regular(_ axis: Axis) -> LayoutCondition {
        LayoutCondition(axis == .horizontal ? .width : .height, atLeast: .sizeClass(axis))
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
