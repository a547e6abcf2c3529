extension View {
    /// The height of the part of the view that the keyboard covers, measured from the view's bottom edge, in points; 0
    /// without a keyboard.
    ///
    /// The host sets it on the view whose guide is in use. A number that is NaN, negative or above 1e12 is refused with
    /// a diagnostic.
    public final var keyboardHeight: Double {
        get { insetState?.keyboardHeight ?? 0 }
        set {
            guard newValue.isUsable, newValue >= 0 else { return reportNotFinite("keyboard height", newValue.plain) }
            ownInsetState.keyboardHeight = newValue
            insetState?.keyboardGuide?.height.constant = newValue
        }
    }

    /// The part of the view that the keyboard covers, or the part below the safe area if that is taller.
    ///
    /// Constrain views that must stay above the keyboard to the guide's top edge:
    /// `send.bottomAnchor.constraint(equalTo: screen.keyboardLayoutGuide.topAnchor)`.
    public final var keyboardLayoutGuide: LayoutGuide {
        if let guide = insetState?.keyboardGuide { return guide }
        let guide = KeyboardGuide(height: keyboardHeight)
        addLayoutGuide(guide)
        guide.tie(to: self)
        ownInsetState.keyboardGuide = guide
        return guide
    }
}

/// The guide of the keyboard: at the bottom of its view, at least as tall as the keyboard and as the part below the
/// safe area.
final class KeyboardGuide: FollowingGuide {
    private(set) lazy var height = heightAnchor.constraint(greaterThanOrEqualToConstant: givenHeight)
    private let givenHeight: Double

    init(height: Double) {
        givenHeight = height
        super.init()
        identifier = "keyboard"
    }

    func tie(to view: View) {
        follow([
            leftAnchor.constraint(equalTo: view.leftAnchor), rightAnchor.constraint(equalTo: view.rightAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor), height,
            topAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor),
            heightAnchor.constraint(equalToConstant: 0).withPriority(.almostRequired),
        ])
    }

    override var unusedFrame: Rect {
        guard let view = owningView else { return .zero }
        let size = view.bounds.size
        let length = max(height.constant, size.height - view.safeAreaLayoutGuide.layoutFrame.maxY)
        return Rect(x: 0, y: size.height - length, width: size.width, height: length)
    }
}
