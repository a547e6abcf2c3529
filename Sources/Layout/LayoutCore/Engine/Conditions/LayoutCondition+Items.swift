extension LayoutNode: ConditionTarget {}

extension LayoutItem {
    /// What conditions keep of the item; for the layout system only.
    public var conditionReference: ConditionReference { ConditionReference(layoutNode) }
}

extension LayoutCondition {
    /// Holds while the views in a container are not arranged for the solved widths.
    package static func disarray(of container: View) -> LayoutCondition {
        LayoutCondition(.disarray, atLeast: .number(1)).reading(container)
    }

    /// The items that the condition names.
    var items: [LayoutNode] { quantities.compactMap { $0.item } }
}

extension LayoutCondition.Quantity {
    /// The item from which the number is read; nil for the root and for an item of another view system.
    var item: LayoutNode? { if case .item(let item) = subject { item as? LayoutNode } else { nil } }
}
