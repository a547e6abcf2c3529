/// What few views say of themselves, kept apart so that the others stay small.
final class ViewTraits {
    static let defaultMargins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    var hugging: (horizontal: LayoutPriority, vertical: LayoutPriority) = (.defaultLow, .defaultLow)
    var resistance: (horizontal: LayoutPriority, vertical: LayoutPriority) = (.defaultHigh, .defaultHigh)
    var givenSafeAreaInsets = EdgeInsets.zero
    var additionalSafeAreaInsets = EdgeInsets.zero
    var directionalLayoutMargins = defaultMargins
    var insetsLayoutMarginsFromSafeArea = true
    var preservesSuperviewLayoutMargins = false
    /// What reached into the view at the last pass, where that is anybody's concern.
    var reachedInsets: ReachedInsets?
    var safeAreaGuide: InsetGuide?
    var marginsGuide: InsetGuide?
    var readableGuide: LayoutGuide?
    var autoresizingMask: View.AutoresizingMask = []
    /// The size of the parent that the frame was made for, where the view gives way.
    var parentSize = Size.zero
    /// Whether there may be subviews that give way.
    var holdsFlexibleSubviews = false
    var boundsOrigin = Point.zero
    var layoutDirection = LayoutDirection.leftToRight
    var semanticContentAttribute = SemanticContentAttribute.unspecified
    var displayScale = 0.0
    var textMeasurer: (any TextMeasuring)?
    var minimumContent: MinimumContent?
    /// What the size that fits was last read from, while nothing in the view has changed since.
    var fitting: FittingTrial?
    var appearance: View.Appearance?
    /// Where it was added without a constraint, for diagnostics.
    var placeOfAdding: SourceLocation?
}
