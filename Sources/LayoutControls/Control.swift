/// A view that people operate, made of views: every picture shows it as it shows any other.
///
/// A control has a natural size and places its parts by their frames, from right to left where the layout reads so. Nothing
/// in it reacts to touch.
open class Control: View {
    /// Who follows the layout from outside: a view of a framework in front of the control.
    package final weak var follower: (any ControlFollower)?
    /// Whether people can operate the control, for checks of its size; true by default. One that only shows something, or is in a
    /// row that reacts as a whole, may be small.
    public final var isUserInteractionEnabled = true
    /// Whether the control is enabled; a disabled control is drawn paler. True by default.
    public final var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
    /// Whether the control is selected; false by default.
    public final var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether the control is being touched; false by default.
    public final var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

    /// A control with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
    }

    /// The natural size of what the control shows, in points; `View.noIntrinsicMetric` along an axis without one.
    open var naturalSize: Size { Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }

    /// Override to place the parts of the control by their frames.
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

    override open func point(inside point: Point) -> Bool {
        follower?.followerReacts(at: point) ?? super.point(inside: point)
    }

    /// Whether people can operate the control itself and the view in front of it.
    package final var isOperable: Bool { isUserInteractionEnabled && follower?.isFollowerOperable ?? true }

    /// The natural size, in points, and along an axis without one the given length.
    override open func sizeThatFits(_ size: Size) -> Size {
        let natural = naturalSize
        return Size(
            width: natural.width < 0 ? size.width : natural.width,
            height: natural.height < 0 ? size.height : natural.height)
    }
}

/// The questions that a control asks the view in front of it.
package protocol ControlFollower: AnyObject {
    /// The natural size, in points.
    var followedContentSize: Size { get }
    /// Places what the view itself holds, after the control has placed its parts.
    func placeSubviewsOfFollower()
    /// Changes constraints before a pass.
    func changeConstraintsOfFollower()
    /// Follows a change of the safe area.
    func safeAreaOfFollowerChanged()
    /// Whether a touch at a point in the view's coordinates belongs to the view.
    func followerReacts(at point: Point) -> Bool
    /// Whether touches reach the view.
    var isFollowerOperable: Bool { get }
}

extension Control {
    /// Marks the natural size and the places of the parts as changed.
    final func partsChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

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

    /// The same, centered between top and bottom.
    final func place(_ part: View, at leading: Double, size: Size) {
        place(part, at: leading, (bounds.height - size.height) / 2, size.width, size.height)
    }
}

extension Color {
    /// The fill of tracks and fields.
    static let track = Color(red: 0.9, green: 0.9, blue: 0.92)
    /// What is written where nothing has been entered.
    static let placeholder = Color(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3)
    /// What lies beside the thumb of a switch or slider.
    static let knobShadow = Color(white: 0, alpha: 0.15)
}

extension View {
    /// A round part that lies on a track.
    static func knob() -> View {
        let knob = View(frame: .zero)
        knob.backgroundColor = .white
        knob.shadow = Shadow(color: .knobShadow, radius: 4, offset: Point(x: 0, y: 1))
        return knob
    }
}
