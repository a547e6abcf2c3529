/// A view that shows an image, as large as the image is.
open class ImageView: View {
    /// The size of the image in points, or nil where there is none.
    public final var naturalSize: Size? {
        didSet { if naturalSize != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Where pictures find the image: a path or an address.
    public final var source: String?

    /// A view for an image of a size in points.
    public init(naturalSize: Size? = nil, source: String? = nil, name: String? = nil) {
        self.naturalSize = naturalSize
        self.source = source
        super.init(name: name)
    }

    /// The size of the image, in points; the present size where there is none.
    override open func sizeThatFits(_ size: Size) -> Size { naturalSize ?? bounds.size }

    /// The size of the image, in points.
    override open var intrinsicContentSize: Size { naturalSize ?? View.noIntrinsicSize }
}
