/// A 36-point-high search field in a 56-point-high bar, like UIKit's since iOS 11.
open class SearchBar: Control {
    /// The text field.
    public final let textField = TextField(frame: .zero)

    /// The heights of the bar and its field, which differ between versions of a system.
    package final var systemHeights = (bar: 56.0, field: 36.0) { didSet { partsChanged() } }

    private static let inset = 8.0

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

    override open var naturalSize: Size { Size(width: View.noIntrinsicMetric, height: systemHeights.bar) }

    override open func placeParts() {
        let (side, end) = (SearchBar.inset, (systemHeights.bar - systemHeights.field) / 2)
        place(textField, at: side, end, bounds.width - 2 * side, bounds.height - 2 * end)
    }
}
