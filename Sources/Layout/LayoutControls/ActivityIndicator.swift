/// An indicator of ongoing activity: 20 × 20 or 37 × 37 points, like UIKit's in Interface Builder.
open class ActivityIndicator: Control {
    /// The size of an indicator.
    public enum Style: UInt8, CaseIterable, Codable, Sendable {
        /// 20 by 20 points.
        case medium
        /// 37 by 37 points.
        case large
    }

    /// The size; `medium` by default.
    public final var style = Style.medium { didSet { partsChanged() } }
    /// Whether the indicator spins.
    public final private(set) var isAnimating = false
    /// Whether the indicator is hidden while it does not spin; true by default.
    public final var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// The color of the ring.
    public final var color = Color(white: 0.6) { didSet { borderColor = color } }

    /// An indicator that does not spin, with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        borderColor = color
        isHidden = true
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Shows the indicator spinning.
    public final func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    /// Stops the indicator, and hides it if `hidesWhenStopped` is true.
    public final func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }

    override open var naturalSize: Size {
        style == .medium ? Size(width: 20, height: 20) : Size(width: 37, height: 37)
    }

    override open func placeParts() {
        let side = min(bounds.width, bounds.height)
        (cornerRadius, borderWidth) = (side / 2, side / 8)
    }
}
