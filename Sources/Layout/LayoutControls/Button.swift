/// A button with a title, an image, or both.
///
/// Unless insets are set, the title has 6 points of space above and below it, and the button is at least 30 × 30
/// points, as [measured](https://stackoverflow.com/questions/70778238) for UIKit's.
open class Button: Control {
    /// The side of the title on which the image is.
    public enum ImagePlacement: UInt8, CaseIterable, Codable, Sendable {
        /// Where reading starts.
        case leading
        /// Where reading ends.
        case trailing
        /// Above the title.
        case top
        /// Below the title.
        case bottom
    }

    /// The alignment of title and image in a button wider than its contents.
    public enum Alignment: UInt8, CaseIterable, Codable, Sendable {
        /// Where reading starts.
        case leading
        /// In the middle.
        case center
        /// Where reading ends.
        case trailing
    }

    /// The label that shows the title, with centered 15-point text, as in UIKit's buttons.
    public final let titleLabel = Label(frame: .zero)
    /// The view that shows the image.
    public final let imageView = ImageView(frame: .zero)
    /// The insets around title and image, in points; nil, the default, means 6 points above and below and a button of
    /// at least 30 × 30 points.
    public final var contentInsets: DirectionalEdgeInsets? { didSet { partsChanged() } }
    /// Insets that stay on the same sides in both reading directions, in points; used if `contentInsets` is nil.
    package final var fixedInsets: EdgeInsets? { didSet { if fixedInsets != oldValue { partsChanged() } } }
    /// The distance between title and image, in points.
    public final var imagePadding = 0.0 { didSet { partsChanged() } }
    /// The side of the title on which the image is.
    public final var imagePlacement = ImagePlacement.leading { didSet { partsChanged() } }
    /// The alignment of title and image in a button wider than its contents.
    public final var contentAlignment = Alignment.center { didSet { setNeedsLayout() } }

    /// Whether the natural size without insets is as measured on iOS 26.1: in whole points, without a minimum for a title,
    /// and without space around an image.
    package final var hasMeasuredSize = false { didSet { partsChanged() } }

    private static let defaultInset = 6.0
    private static let leastLength = 30.0

    /// A button without a title, with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
        titleLabel.textAlignment = .center
        titleLabel.lineBreakMode = .byTruncatingMiddle
        titleLabel.font.size = 15
        titleLabel.textColor = .blue
        addParts(imageView, titleLabel)
        followsParts = true
    }

    /// A button with a title and, if a size in points is given, an image of that size.
    public convenience init(_ title: String?, imageSize: Size? = nil, name: String? = nil) {
        self.init(frame: .zero)
        titleLabel.text = title
        imageView.naturalSize = imageSize
        self.name = name
    }

    /// The title.
    public final var title: String? {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }

    override open func stateChanged() { titleLabel.alpha = isEnabled ? 1 : 0.35 }

    private var givenInsets: DirectionalEdgeInsets? {
        contentInsets ?? fixedInsets.map { DirectionalEdgeInsets($0, effectiveLayoutDirection) }
    }

    private var insets: DirectionalEdgeInsets {
        givenInsets
            ?? DirectionalEdgeInsets(top: Button.defaultInset, leading: 0, bottom: Button.defaultInset, trailing: 0)
    }

    private var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }

    /// The fraction of the free space that precedes title and image.
    private var share: Double { contentAlignment == .leading ? 0 : contentAlignment == .center ? 0.5 : 1 }

    /// The frames of title and image in the smallest rectangle that contains both and the padding between them, and the
    /// size of that rectangle, in points. If the space is limited, the title becomes narrower, and the image is made to fit.
    private func content(atMost width: Double? = nil, height: Double = .infinity) -> (
        title: Rect, image: Rect, both: Size
    ) {
        let hasTitle = titleLabel.text?.isEmpty == false
        var image = imageView.shownNaturalSize ?? .zero
        image = Size(width: min(image.width, width ?? .infinity), height: min(image.height, height))
        let gap = hasTitle && image.width > 0 ? imagePadding : 0
        var title = hasTitle ? titleLabel.intrinsicContentSize : .zero
        if let width {
            let room = max(0, isStacked ? width : width - image.width - gap)
            if title.width > room {
                title = Size(width: room, height: titleLabel.sizeThatFits(Size(width: max(1, room), height: 0)).height)
            }
        }
        let both =
            isStacked
            ? Size(width: max(title.width, image.width), height: title.height + gap + image.height)
            : Size(width: title.width + gap + image.width, height: max(title.height, image.height))
        func place(_ part: Size, isFirst: Bool) -> Rect {
            let rest = Size(width: both.width - part.width, height: both.height - part.height)
            return isStacked
                ? Rect(x: share * rest.width, y: isFirst ? 0 : rest.height, width: part.width, height: part.height)
                : Rect(x: isFirst ? 0 : rest.width, y: rest.height / 2, width: part.width, height: part.height)
        }
        let isImageFirst = imagePlacement == .leading || imagePlacement == .top
        return (place(title, isFirst: !isImageFirst), place(image, isFirst: isImageFirst), both)
    }

    /// The width in points, without insets, for which the layout asks for a height; nil while it asks for the natural
    /// size.
    private var fittingWidth: Double?

    override open var naturalSize: Size { size(of: content(atMost: fittingWidth).both) }

    private func size(of content: Size) -> Size {
        if hasMeasuredSize, givenInsets == nil, content.width > 0 {
            let image = imageView.shownNaturalSize ?? .zero
            if image.width > 0 { return Size(width: content.width.rounded(.up), height: content.height) }
            return Size(
                width: max(Button.leastLength, content.width.rounded(.up)),
                height: content.height.rounded(.up) + 2 * Button.defaultInset)
        }
        let least = givenInsets == nil ? Button.leastLength : 0
        return Size(
            width: max(least, content.width + insets.leading + insets.trailing),
            height: max(least, content.height + insets.top + insets.bottom))
    }

    /// The height at a width, in points; nil if the title may have only one line.
    override open func intrinsicContentHeight(forWidth width: Double) -> Double? {
        guard titleLabel.numberOfLines != 1 else { return nil }
        fittingWidth = width - insets.leading - insets.trailing
        defer { fittingWidth = nil }
        return intrinsicContentSize.height
    }

    /// The distance in points by which the insets move title and image below the center.
    private var drop: Double { (insets.top - insets.bottom) / 2 }

    override open func placeParts() {
        let room = bounds.width - insets.leading - insets.trailing
        let margins = givenInsets.map { $0.top + $0.bottom } ?? 0
        let (title, image, both) = content(atMost: max(0, room), height: max(0, bounds.height - margins))
        let left = insets.leading + share * (room - both.width)
        let top = (bounds.height - both.height) / 2 + drop
        place(titleLabel, at: left + title.minX, top + title.minY, title.width, title.height)
        place(imageView, at: left + image.minX, top + image.minY, image.width, image.height)
    }

    /// The distance from the top of title and image to one of the title's baselines, and the height of title and image
    /// together, both in points. The layout centers that height vertically, so the distance includes `drop`. The width
    /// is 0 while it is unknown.
    private func baseline(isFirst: Bool, forWidth width: Double) -> (y: Double, height: Double) {
        let room = width > 0 ? max(0, width - insets.leading - insets.trailing) : nil
        let (title, _, both) = content(atMost: room)
        let (share, offset) = titleLabel.baselinePlace(isFirst: isFirst, width: title.width)
        return (title.minY + share * title.height + offset + drop, both.height)
    }

    override open var firstBaselineOffsetFromTop: Double? { firstBaselineOffsetFromTop(forWidth: 0) }
    override open var lastBaselineOffsetFromBottom: Double? { lastBaselineOffsetFromBottom(forWidth: 0) }
    override open func firstBaselineOffsetFromTop(forWidth width: Double) -> Double? {
        baseline(isFirst: true, forWidth: width).y
    }
    override open func lastBaselineOffsetFromBottom(forWidth width: Double) -> Double? {
        let (y, height) = baseline(isFirst: false, forWidth: width)
        return height - y
    }
    override open func centeredContentHeight(forWidth width: Double) -> Double? {
        baseline(isFirst: true, forWidth: width).height
    }
}
