/// A view that shows an image, as large as the image is.
open class ImageView: View {
    /// The size of the image in points, or nil where there is none.
    public final var naturalSize: Size? {
        didSet { if naturalSize != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Where the image comes from, for whoever loads it: a path or an address.
    public final var source: String?
    /// What pictures show; a crossed box where there is nothing.
    public final var contents: ImageContents? {
        didSet { if contents != oldValue { sizeInPixels = contents?.pixelSize } }
    }
    /// How pictures fit the image into the view.
    public final var contentMode = ImageContentMode.scaleToFill
    private var sizeInPixels: Size? {
        didSet { if sizeInPixels != oldValue, naturalSize == nil { invalidateIntrinsicContentSize() } }
    }

    /// A view for an image of a size in points.
    public init(naturalSize: Size? = nil, source: String? = nil, name: String? = nil) {
        self.naturalSize = naturalSize
        self.source = source
        super.init(name: name)
    }

    /// A view for an embedded image, a point a pixel unless `naturalSize` says otherwise.
    public init(contents: ImageContents, name: String? = nil) {
        self.contents = contents
        sizeInPixels = contents.pixelSize
        super.init(name: name)
    }

    /// The size of the image, in points; the present size where there is none.
    override open func sizeThatFits(_ size: Size) -> Size { shownNaturalSize ?? bounds.size }

    /// The size of the image, in points.
    override open var intrinsicContentSize: Size { shownNaturalSize ?? View.noIntrinsicSize }

    /// `naturalSize`, or the number of pixels of `contents` where nobody has set it.
    public final var shownNaturalSize: Size? { naturalSize ?? sizeInPixels }
}
