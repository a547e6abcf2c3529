/// A view that shows an image. Its intrinsic content size is the natural size of the image.
open class ImageView: View {
    /// The size of the image in points; nil, the default, to use the pixel size of `contents`, if known.
    public final var naturalSize: Size? {
        didSet { if naturalSize != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The path or URL of the image, which is the reference in `contents`; nil if the image is embedded.
    public final var source: String? {
        get { if case .referenced(let source) = contents { source } else { nil } }
        set { if newValue != source { contents = newValue.map { .referenced($0) } } }
    }
    /// The image to draw, or a reference to it, which a host loads; without one, drawings show a crossed box.
    public final var contents: ImageContents? {
        didSet { if contents != oldValue { sizeInPixels = contents?.pixelSize } }
    }
    /// The way in which the image fits the view.
    public final var contentMode = ImageContentMode.scaleToFill
    private var sizeInPixels: Size? {
        didSet { if sizeInPixels != oldValue, naturalSize == nil { invalidateIntrinsicContentSize() } }
    }

    /// A view without an image, with the given frame, in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
    }

    /// A view for an image of the given natural size, in points.
    public convenience init(naturalSize: Size? = nil, source: String? = nil, name: String? = nil) {
        self.init(frame: .zero)
        if let naturalSize { self.naturalSize = naturalSize }
        if let source { self.source = source }
        self.name = name
    }

    /// A view for the given image; an embedded one has one point per pixel unless `naturalSize` is set.
    public convenience init(contents: ImageContents, name: String? = nil) {
        self.init(frame: .zero)
        self.contents = contents
        sizeInPixels = contents.pixelSize
        self.name = name
    }

    /// The natural size of the image, in points; the current size if it is unknown.
    override open func sizeThatFits(_ size: Size) -> Size { shownNaturalSize ?? bounds.size }

    #if hasFeature(Embedded)
        override public final var libraryTypeName: String { "ImageView" }
    #endif

    /// The natural size of the image, in points; none if it is unknown.
    override open var intrinsicContentSize: Size { shownNaturalSize ?? View.noIntrinsicSize }

    /// `naturalSize` or, if it is not set, the pixel size of `contents`; nil if that is unknown, too.
    public final var shownNaturalSize: Size? { naturalSize ?? sizeInPixels }
}
