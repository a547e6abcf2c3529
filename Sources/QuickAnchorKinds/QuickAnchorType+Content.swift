extension QuickAnchorType {
    /// Whether anchors of the kind set a priority of the view's content instead of making a constraint.
    ///
    /// This agrees with the kind's row.
    package var setsContentPriority: Bool {
        switch self {
        case .horizontalHugging, .verticalHugging, .horizontalCompressionResistance, .verticalCompressionResistance:
            true
        default: false
        }
    }
}
