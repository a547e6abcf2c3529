/// A control for a number in a range, 34 points high, as [measured](https://markmeretzky.com/swift/slider/) for
/// UIKit's.
open class Slider: Control {
    // The track ends at the thumb, so that no two parts overlap.
    private let lower = View(frame: .zero)
    private let upper = View(frame: .zero)
    private let thumb = View.knob()

    /// The current number.
    public final var value = 0.0 { didSet { setNeedsLayout() } }
    /// The number at the side where reading starts; 0 by default.
    public final var minimumValue = 0.0 { didSet { setNeedsLayout() } }
    /// The number at the side where reading ends; 1 by default.
    public final var maximumValue = 1.0 { didSet { setNeedsLayout() } }

    private static let thumbSide = 28.0
    private static let trackHeight = 4.0

    /// A slider at 0, with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
        lower.backgroundColor = .blue
        upper.backgroundColor = .track
        thumb.borderWidth = 0.5
        thumb.borderColor = .knobShadow
        addParts(lower, upper, thumb)
    }

    override open var naturalSize: Size { Size(width: View.noIntrinsicMetric, height: 34) }

    /// The position of the value in the range, in 0...1.
    private var share: Double {
        let range = maximumValue - minimumValue
        let share = range > 0 ? (value - minimumValue) / range : 0
        return share.isFinite ? max(0, min(share, 1)) : 0
    }

    override open func placeParts() {
        let side = min(Slider.thumbSide, bounds.width, bounds.height)
        let start = share * (bounds.width - side)
        for part in [lower, upper] { part.cornerRadius = Slider.trackHeight / 2 }
        thumb.cornerRadius = side / 2
        place(lower, at: 0, size: Size(width: start, height: Slider.trackHeight))
        place(upper, at: start + side, size: Size(width: bounds.width - start - side, height: Slider.trackHeight))
        place(thumb, at: start, size: Size(width: side, height: side))
    }
}
