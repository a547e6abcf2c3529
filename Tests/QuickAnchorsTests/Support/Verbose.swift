import QuickAnchors

/// The meaning of a kind in terms of layout anchors: one of the view and, for most kinds, one of the item to which the
/// view is constrained.
enum Verbose: Sendable {
    case x(@Sendable (View) -> LayoutXAxisAnchor, @Sendable (View) -> LayoutXAxisAnchor)
    case y(@Sendable (View) -> LayoutYAxisAnchor, @Sendable (View) -> LayoutYAxisAnchor)
    case size(@Sendable (View) -> LayoutDimension, @Sendable (View) -> LayoutDimension)
    case points(@Sendable (View) -> LayoutDimension)
    case ratio

    /// The constraint that a form means, as a person would write it without quick anchors.
    func constraint(_ view: View, to related: View?, in parent: View, _ form: Form) -> LayoutConstraint {
        let constraint: LayoutConstraint
        switch self {
        case .x(let first, let second): constraint = form.tie(first(view), second(related ?? parent))
        case .y(let first, let second): constraint = form.tie(first(view), second(related ?? parent))
        case .size(let first, let second): constraint = form.tie(first(view), second(related ?? parent))
        case .points(let first):
            constraint = LayoutConstraint(
                item: view, attribute: first(view).attribute, relatedBy: form.relation, toItem: related,
                constant: form.multiplier * (form.number ?? 0))
        case .ratio:
            constraint = LayoutConstraint(
                item: view, attribute: .width, relatedBy: form.relation, toItem: related ?? view, attribute: .height,
                multiplier: form.multiplier * (form.number ?? 1))
        }
        constraint.identifier = form.identifier
        return constraint.withPriority(form.priority)
    }
}

extension Form {
    /// Makes the constraint with the typed call or, if there is a multiplier, with the item form, the only one that has
    /// a multiplier for positions.
    fileprivate func tie<Anchor: LayoutAnchor>(_ first: Anchor, _ second: Anchor) -> LayoutConstraint {
        let constant = number ?? 0
        if multiplier != 1, let item = first.item, let other = second.item {
            return LayoutConstraint(
                item: item, attribute: first.attribute, relatedBy: relation, toItem: other,
                attribute: second.attribute, multiplier: multiplier, constant: constant)
        }
        return switch relation {
        case .equal: first.constraint(equalTo: second, constant: constant)
        case .lessThanOrEqual: first.constraint(lessThanOrEqualTo: second, constant: constant)
        case .greaterThanOrEqual: first.constraint(greaterThanOrEqualTo: second, constant: constant)
        }
    }
}
