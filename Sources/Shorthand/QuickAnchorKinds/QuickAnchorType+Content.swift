extension QuickAnchorType {
    /// Whether anchors of the kind set a priority of the view's content instead of making a constraint.
    ///
    /// These are the kinds whose row refers to `content`.
    package var setsContentPriority: Bool {
        switch self {
        case .horizontalHugging, .verticalHugging, .horizontalCompressionResistance, .verticalCompressionResistance:
            true
        default: false
        }
    }
}
