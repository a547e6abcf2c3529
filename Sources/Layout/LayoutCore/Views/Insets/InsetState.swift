/// The state that a view stores once its safe area, margins or keyboard height have been set or anything depends on
/// them.
final class InsetState {
    static let defaultMargins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    var givenSafeAreaInsets = EdgeInsets.zero
    var additionalSafeAreaInsets = EdgeInsets.zero
    var directionalLayoutMargins = defaultMargins
    var insetsLayoutMarginsFromSafeArea = true
    var preservesSuperviewLayoutMargins = false
    /// The insets at the last pass, if anything depends on them.
    var inheritedInsets: InheritedInsets?
    var safeAreaGuide: InsetGuide?
    var marginsGuide: InsetGuide?
    var readableGuide: FollowingGuide?
    var keyboardHeight = 0.0
    var keyboardGuide: KeyboardGuide?

    /// Moves the guides to the current insets, and takes those out of effect to which nothing refers anymore.
    func alignGuides(to insets: InheritedInsets) {
        safeAreaGuide?.move(to: insets.safeArea)
        marginsGuide?.move(to: insets.margins)
        // The first two refer to the others.
        for guide in [readableGuide, keyboardGuide, marginsGuide, safeAreaGuide] { guide?.endUnlessUsed() }
    }
}

extension View {
    final var insetState: InsetState? { rareState?.insets.map { unsafe unsafeDowncast($0, to: InsetState.self) } }

    final var ownInsetState: InsetState {
        if let insetState { return insetState }
        let insets = InsetState()
        ownRareState.insets = insets
        return insets
    }
}
