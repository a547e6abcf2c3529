internal import AutoLayout
public import Foundation

public final class UIImage: NSObject, Sendable {
    public let size: CGSize

    package init(size: CGSize) { self.size = size }
}

@MainActor @preconcurrency
open class UIImageView: UIView {
    override class func makeView() -> View { ImageView() }

    private var shown: UIImage?

    open var image: UIImage? {
        get { shown }
        set {
            shown = newValue
            (view as? ImageView)?.naturalSize = newValue.map { Size($0.size) }
        }
    }

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}
