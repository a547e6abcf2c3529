internal import LayoutCore
internal import QuickAnchorKinds

extension QuickAnchor: CustomStringConvertible {
    /// The anchor as source code: `topToTop(red, 10)`.
    public var description: String {
        kind.source(
            item: relatedItem?.layoutNode.displayName,
            label: relation == .equal ? "" : relation == .lessThanOrEqual ? "atMost: " : "atLeast: ",
            constant: constant, multiplier: multiplier, priority: priority.rawValue, identifier: identifier,
            condition: condition?.sourceText)
    }
}
