/// The two constraints for a view's minimum content size.
final class MinimumContent {
    let width: LayoutConstraint
    let height: LayoutConstraint

    init(of view: View) {
        width = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
        height = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
        width.identifier = "minimum content width"
        height.identifier = "minimum content height"
    }
}

extension View {
    /// The minimum content size that applies while constraints place the view; a hidden view has none.
    final var leastContentSize: Size { isHidden ? .zero : minimumContentSize }

    /// Reads the minimum content size and updates its required constraints; a view placed by its frame has none.
    final func alignMinimumContent() {
        let least = layoutNode.isPlacedByFrame ? .zero : leastContentSize
        if rareState?.minimumContent == nil {
            guard least.width > 0 || least.height > 0 else { return }
            ownRareState.minimumContent = MinimumContent(of: self)
        }
        guard let minimum = rareState?.minimumContent else { return }
        for (constraint, length) in [(minimum.width, least.width), (minimum.height, least.height)] {
            guard length.isUsable else {
                reportNotFinite("minimum content size", "\(least)")
                continue
            }
            if constraint.constant != max(0, length) { constraint.constant = max(0, length) }
            if constraint.isActive != (length > 0) { constraint.isActive = length > 0 }
        }
    }
}
