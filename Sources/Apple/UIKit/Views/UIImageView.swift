internal import AppleLayout
internal import AutoLayout
public import Foundation

@MainActor @preconcurrency
open class UIImageView: UIView {
    override class func makeView() -> View { BackingImageView(frame: .zero) }

    open var image: UIImage? {
        didSet {
            showImage()
            didChangeValue(forKey: "image")
        }
    }
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        // An initializer of the class that declares a property does not run the property's observers.
        self.image = image
        showImage()
        if let image { frame.size = image.size }
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    private var imageView: ImageView { backingView() }

    private func showImage() { imageView.naturalSize = image.map { Size($0.size) } }

    override func showContentMode() { imageView.contentMode = contentMode.ofImage }
}
