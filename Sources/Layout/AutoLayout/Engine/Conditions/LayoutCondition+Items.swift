extension LayoutNode: ConditionItem {}

extension LayoutCondition {
    /// Holds while the views in a container are not arranged for the solved widths.
    static func disarray(of container: View) -> LayoutCondition {
        LayoutCondition(.disarray, atLeast: .number(1)).reading(container.layoutNode)
    }

    /// The items that the condition names.
    var items: [LayoutNode] { quantities.compactMap { $0.item } }
}

extension LayoutCondition.Quantity {
    /// The item from which the number is read; nil for the root and for an item of another view system.
    var item: LayoutNode? { if case .item(let item) = subject { item as? LayoutNode } else { nil } }
}

/// The statements that a condition can make about an item.
extension LayoutCondition {
    /// Holds while the width of the item, or of the root if the item is nil, is at least the given number of points.
    public static func width(
        atLeast width: Double, of item: (any LayoutItem)?, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition.width(atLeast: width, fileID: fileID, line: line).reading(item?.layoutNode)
    }

    /// Holds while the width of the item, or of the root if the item is nil, is less than the given number of points.
    public static func width(
        below width: Double, of item: (any LayoutItem)?, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition.width(below: width, fileID: fileID, line: line).reading(item?.layoutNode)
    }

    /// Holds while the width of the item, or of the root if the item is nil, is in the given range of points.
    public static func width(_ range: Range<Double>, of item: (any LayoutItem)?) -> LayoutCondition {
        LayoutCondition.width(range).reading(item?.layoutNode)
    }

    /// Holds while the height of the item, or of the root if the item is nil, is at least the given number of points.
    public static func height(
        atLeast height: Double, of item: (any LayoutItem)?, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition.height(atLeast: height, fileID: fileID, line: line).reading(item?.layoutNode)
    }

    /// Holds while the height of the item, or of the root if the item is nil, is less than the given number of points.
    public static func height(
        below height: Double, of item: (any LayoutItem)?, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition.height(below: height, fileID: fileID, line: line).reading(item?.layoutNode)
    }

    /// Holds while the height of the item, or of the root if the item is nil, is in the given range of points.
    public static func height(_ range: Range<Double>, of item: (any LayoutItem)?) -> LayoutCondition {
        LayoutCondition.height(range).reading(item?.layoutNode)
    }

    /// Holds while the ratio of width to height of the item, or of the root if the item is nil, is at least the given
    /// number. The ratio is the largest finite number if only the height is 0, and 0 if both are 0.
    public static func aspectRatio(
        atLeast ratio: Double, of item: (any LayoutItem)?, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition.aspectRatio(atLeast: ratio, fileID: fileID, line: line).reading(item?.layoutNode)
    }

    /// Holds while the ratio of width to height of the item, or of the root if the item is nil, is less than the given
    /// number. The ratio is the largest finite number if only the height is 0, and 0 if both are 0.
    public static func aspectRatio(
        below ratio: Double, of item: (any LayoutItem)?, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition.aspectRatio(below: ratio, fileID: fileID, line: line).reading(item?.layoutNode)
    }

    /// Holds while the reading direction inside the item, or inside the root if the item is nil, is the given one.
    public static func direction(
        _ direction: LayoutDirection, of item: (any LayoutItem)?
    ) -> LayoutCondition {
        LayoutCondition.direction(direction).reading(item?.layoutNode)
    }

    /// Holds while the size class of the item, or of the root if the item is nil, is compact along an axis: see
    /// `SizeClassThresholds`.
    public static func compact(_ axis: Axis, of item: (any LayoutItem)?) -> LayoutCondition {
        LayoutCondition.compact(axis).reading(item?.layoutNode)
    }

    /// Holds while the size class of the item, or of the root if the item is nil, is regular along an axis: see
    /// `SizeClassThresholds`.
    public static func regular(_ axis: Axis, of item: (any LayoutItem)?) -> LayoutCondition {
        LayoutCondition.regular(axis).reading(item?.layoutNode)
    }
}
