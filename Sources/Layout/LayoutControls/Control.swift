/// A view that people operate. It is made of views, so it appears in every kind of picture.
///
/// A control has a natural size and places its parts by their frames, from right to left in a right-to-left layout. It
/// does not respond to touches.
open class Control: View {
    /// A framework's view that is backed by the control and follows its layout.
    package final weak var follower: (any ControlFollower)?
    /// Whether people can operate the control, for checks of its size; true by default. A control that only displays
    /// something, or is in a row that reacts as a whole, may be small.
    public final var isUserInteractionEnabled = true
    /// Whether the control is enabled; a disabled button or switch is drawn paler. True by default.
    public final var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
    /// Whether the control is selected; false by default.
    public final var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether the control is being touched; false by default.
    public final var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

    /// A control with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
    }

    /// The natural size of the control's contents, in points; `View.noIntrinsicMetric` along an axis that has no
    /// natural length.
    open var naturalSize: Size { Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }

    /// Places the parts of the control by their frames. Subclasses override this method.
    open func placeParts() {}

    /// Called when the control has been enabled, disabled, selected, deselected, highlighted or unhighlighted.
    open func stateChanged() {}

    override open var intrinsicContentSize: Size { follower?.followedContentSize ?? naturalSize }

    override open func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
        follower?.placeSubviewsOfFollower()
    }

    override open func updateConstraints() {
        super.updateConstraints()
        follower?.changeConstraintsOfFollower()
    }

    override open func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        follower?.safeAreaOfFollowerChanged()
    }

    override open func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        follower?.marginsOfFollowerChanged()
    }

    override open func point(inside point: Point) -> Bool {
        follower?.followerReacts(at: point) ?? super.point(inside: point)
    }

    /// Whether people can operate both the control and its follower, if there is one.
    package final var isOperable: Bool { isUserInteractionEnabled && follower?.isFollowerOperable ?? true }

    /// The natural size, in points; along an axis that has no natural length, the given length is used.
    override open func sizeThatFits(_ size: Size) -> Size {
        let natural = naturalSize
        return Size(
            width: natural.width < 0 ? size.width : natural.width,
            height: natural.height < 0 ? size.height : natural.height)
    }
}

/// The methods that a control calls on the framework's view that it backs.
package protocol ControlFollower: AnyObject {
    /// The natural size, in points.
    var followedContentSize: Size { get }
    /// Places the subviews of the framework's view, after the control has placed its parts.
    func placeSubviewsOfFollower()
    /// Changes constraints before a layout pass.
    func changeConstraintsOfFollower()
    /// Responds to a change to the safe area.
    func safeAreaOfFollowerChanged()
    /// Responds to a change to the margins.
    func marginsOfFollowerChanged()
    /// Whether a touch at a point in the view's coordinates belongs to the view.
    func followerReacts(at point: Point) -> Bool
    /// Whether touches reach the view.
    var isFollowerOperable: Bool { get }
}

extension Control {
    /// Adds the parts of a new control.
    final func addParts(_ parts: View...) {
        for part in parts { addSubview(part) }
    }

    /// Places a part at a distance in points from the side where reading starts.
    final func place(_ part: View, at leading: Double, _ y: Double, _ width: Double, _ height: Double) {
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let x = isMirrored ? bounds.width - leading - width : leading
        part.frame = Rect(x: x, y: y, width: max(0, width), height: max(0, height))
    }

    /// Places a part of the given size at a distance from the side where reading starts, centered vertically; both in
    /// points.
    final func place(_ part: View, at leading: Double, size: Size) {
        place(part, at: leading, (bounds.height - size.height) / 2, size.width, size.height)
    }
}

extension Color {
    /// The fill of tracks and fields.
    static let track = Color(red: 0.9, green: 0.9, blue: 0.92)
    /// The color of placeholder text.
    static let placeholder = Color(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3)
    /// The color of the shadow around the knob of a switch or slider.
    static let knobShadow = Color(white: 0, alpha: 0.15)
}

extension View {
    /// The round knob of a switch or slider.
    static func knob() -> View {
        let knob = View(frame: .zero)
        knob.backgroundColor = .white
        knob.shadow = Shadow(color: .knobShadow, radius: 4, offset: Point(x: 0, y: 1))
        return knob
    }
}
