/// A switch whose natural size is 51 × 31 points whatever its frame, like UIKit's up to iOS 18.
open class Switch: Control {
    private let knob = View.knob()

    /// Whether the switch is on; false by default.
    public final var isOn = false { didSet { if isOn != oldValue { stateChanged() } } }
    /// The color while the switch is on.
    public final var onTintColor = Color.green { didSet { stateChanged() } }

    /// The natural size, which differs between versions of a system.
    package final var systemSize = Size(width: 51, height: 31) { didSet { invalidateIntrinsicContentSize() } }

    private static let gap = 2.0

    /// A switch that is off, with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
        addParts(knob)
        stateChanged()
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    override open var naturalSize: Size { systemSize }

    override open func stateChanged() {
        backgroundColor = isOn ? onTintColor : .track
        alpha = isEnabled ? 1 : 0.5
        setNeedsLayout()
    }

    override open func placeParts() {
        let side = max(0, min(bounds.width, bounds.height) - 2 * Switch.gap)
        cornerRadius = min(bounds.width, bounds.height) / 2
        knob.cornerRadius = side / 2
        let start = isOn ? bounds.width - Switch.gap - side : Switch.gap
        place(knob, at: start, size: Size(width: side, height: side))
    }
}
