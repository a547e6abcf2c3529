/// A 36-point-high search field in a 56-point-high bar, like UIKit's since iOS 11.
open class SearchBar: Control {
    /// The text field.
    public final let textField = TextField(frame: .zero)

    private static let inset = Size(width: 8, height: 10)

    /// An empty search bar, with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
        let glass = View(frame: Rect(x: 0, y: 0, width: 30, height: 20))
        let ring = View(frame: Rect(x: 8, y: 3, width: 13, height: 13))
        ring.borderWidth = 1.5
        ring.borderColor = .gray
        ring.cornerRadius = 6.5
        glass.addSubview(ring)
        textField.leadingView = glass
        textField.backgroundColor = .track
        textField.cornerRadius = 10
        // The bar reacts as a whole.
        textField.isUserInteractionEnabled = false
        addParts(textField)
    }

    override open var naturalSize: Size { Size(width: View.noIntrinsicMetric, height: 56) }

    override open func placeParts() {
        let inset = SearchBar.inset
        place(
            textField, at: inset.width, inset.height, bounds.width - 2 * inset.width, bounds.height - 2 * inset.height)
    }
}
