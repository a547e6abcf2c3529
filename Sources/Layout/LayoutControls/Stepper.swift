/// A control that increases and decreases a number in steps, 94 × 32 points, like UIKit's since iOS 13.
open class Stepper: Control {
    private let labels = [Label("−", fontSize: 20), Label("+", fontSize: 20)]

    /// The current number.
    public final var value = 0.0

    /// A stepper at 0, with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .track
        cornerRadius = 8
        for label in labels {
            label.textAlignment = .center
            addSubview(label)
        }
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    override open var naturalSize: Size { Size(width: 94, height: 32) }

    override open func placeParts() {
        let half = bounds.width / 2
        for (index, label) in labels.enumerated() { place(label, at: Double(index) * half, 0, half, bounds.height) }
    }
}
