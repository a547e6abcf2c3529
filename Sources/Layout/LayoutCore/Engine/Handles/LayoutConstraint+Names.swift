public import LayoutConditions

extension LayoutConstraint {
    /// The horizontal or the vertical axis.
    public typealias Axis = LayoutConditions.Axis
    /// An edge, center, size or baseline of an item.
    public typealias Attribute = LayoutAttribute
    /// The comparison of the two sides of a constraint.
    public typealias Relation = LayoutRelation
}

extension LayoutConstraint {
    /// The reason why a container made the constraint; nil if no container did.
    package var containerReason: ContainerReason? { value.containerReason }

    /// Whether a container made the constraint for its views.
    package var isOfContainer: Bool { value.isOfContainer }

    /// Whether a container made the constraint to keep itself, one of its parts or one of its views as small as
    /// possible.
    package var isFitOfContainer: Bool {
        switch containerReason {
        case .canvasFit, .spanFit, .suppression, .trackFit: true
        default: false
        }
    }
}
