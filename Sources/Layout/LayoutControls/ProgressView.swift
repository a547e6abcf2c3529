/// A bar that shows progress, 4 points high, like UIKit's since iOS 14 (2 points before).
open class ProgressView: Control {
    private let done = View(frame: .zero)

    /// The progress, in 0...1.
    public final var progress = 0.0 { didSet { setNeedsLayout() } }
    /// The color of the completed part.
    public final var progressTintColor: Color? {
        get { done.backgroundColor }
        set { done.backgroundColor = newValue }
    }

    /// A bar at 0, with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = .track
        done.backgroundColor = .blue
        addParts(done)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    override open var naturalSize: Size { Size(width: View.noIntrinsicMetric, height: 4) }

    override open func placeParts() {
        (cornerRadius, done.cornerRadius) = (bounds.height / 2, bounds.height / 2)
        place(done, at: 0, 0, max(0, min(progress, 1)) * bounds.width, bounds.height)
    }
}
