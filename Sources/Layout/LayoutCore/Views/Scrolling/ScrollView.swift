/// A view that shows a part of its content, which can be scrolled.
///
/// For its subviews, its edges are those of its content: constraints to all four of them determine `contentSize`. Its
/// width, height and center, and its edges in constraints with views outside, are those of its frame.
///
/// ```swift
/// scroll.quickAdd(column, [0, 0, 0, 0], [widthToRelatedView()])  // as wide as the frame, as tall as the column
/// ```
///
/// Scrolling changes `bounds.origin` and requires no solve unless `frameLayoutGuide` has been used.
open class ScrollView: View {
    /// The way in which the safe area adds to the content insets.
    public enum ContentInsetAdjustmentBehavior: UInt8, CaseIterable, Codable, Sendable {
        /// Always at the top and bottom, and at the sides if the content is wider than the frame.
        case automatic
        /// Along the axes on which the content is larger than the frame.
        case scrollableAxes
        /// Never.
        case never
        /// At all edges.
        case always
    }

    /// The guide for the content. Its size is `contentSize`.
    public final let contentLayoutGuide = LayoutGuide()
    private final var frameGuide: FrameGuide?
    /// The size of the content that was set, in points, and the optional constraints for it; nil if none was set.
    private final var givenContentSize: (size: Size, constraints: [LayoutConstraint])?
    /// The adjusted insets as of their last change; the content starts at the offset that they determine.
    private final var startInset = EdgeInsets.zero

    /// The insets of the content, in points, to which the safe area may add.
    public final var contentInset = EdgeInsets.zero {
        didSet {
            guard contentInset.isUsable else {
                reportNotFinite("content inset", "\(contentInset)")
                contentInset = oldValue
                return
            }
            adjustedInsetMayHaveChanged()
        }
    }
    /// The way in which the safe area adds to `contentInset`; `automatic` by default.
    public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { adjustedInsetMayHaveChanged() }
    }
    /// Whether drawings show a horizontal scroll indicator; true by default.
    public final var showsHorizontalScrollIndicator = true
    /// Whether drawings show a vertical scroll indicator; true by default.
    public final var showsVerticalScrollIndicator = true

    /// A scroll view without content, with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
        clipsToBounds = true
        contentLayoutGuide.identifier = "content"
        addLayoutGuide(contentLayoutGuide)
        guideForSubviewEdges = contentLayoutGuide
        for edge in [LayoutConstraint.Attribute.left, .top] {
            LayoutConstraint(contentLayoutGuide.layoutNode, edge, .equal, layoutNode, edge).isActive = true
        }
        layoutNode.observeInsets()
    }

    /// The view's rectangle in the coordinates of its content, in points; its origin is `contentOffset`.
    override open var bounds: Rect {
        didSet { frameGuide?.move(to: bounds.origin) }
    }

    /// Keeps the content at its start if the safe area has changed the adjusted insets.
    override open func safeAreaInsetsDidChange() { adjustedInsetMayHaveChanged() }

    /// Keeps the content at its start if the adjusted insets have changed with the size of the content or of the frame.
    /// A pass calls this method when either size has changed. An override must call the inherited method.
    override open func layoutSubviews() { adjustedInsetMayHaveChanged() }

    /// Requests a layout, as UIKit does, if constraints have changed the size of the content. A size that was set with
    /// `contentSize` needs none.
    override func contentIsSolved(_ size: Size) {
        if size != contentLayoutGuide.layoutNode.frame.size, size != givenContentSize?.size { setNeedsLayout() }
    }

    /// The position of the view's top-left corner in its content, in points. Changing it requires no solve unless
    /// `frameLayoutGuide` has been used.
    /// - Complexity: O(1)
    public final var contentOffset: Point {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Sets `contentOffset` immediately; `animated` has no effect.
    public final func setContentOffset(_ contentOffset: Point, animated: Bool) { self.contentOffset = contentOffset }

    /// The size of the content, in points, as of the last pass; a size that was set is returned until the next one.
    ///
    /// Constraints determine it. Set it for content that is placed by frames: optional constraints at the priority
    /// `fittingSizeLevel` then keep the given size.
    public final var contentSize: Size {
        get {
            let node = contentLayoutGuide.layoutNode
            if let given = givenContentSize?.size, node.isToBeSolved || !node.isInUse { return given }
            return contentLayoutGuide.layoutFrame.size
        }
        set {
            guard newValue.width.isUsable, newValue.height.isUsable else {
                return reportNotFinite("content size", "\(newValue)")
            }
            if let constraints = givenContentSize?.constraints {
                (constraints[0].constant, constraints[1].constant) = (newValue.width, newValue.height)
                givenContentSize?.size = newValue
            } else {
                let constraints = [(LayoutConstraint.Attribute.width, newValue.width), (.height, newValue.height)].map {
                    LayoutConstraint(
                        contentLayoutGuide.layoutNode, $0, .equal, nil, .notAnAttribute, constant: $1
                    ).withPriority(.fittingSizeLevel)
                }
                givenContentSize = (newValue, constraints)
                LayoutConstraint.activate(constraints)
            }
            adjustedInsetMayHaveChanged()
        }
    }

    /// A guide for the frame, in the coordinates of the content. Views that are constrained to it do not scroll. Once
    /// this property has been used, scrolling moves the guide in the next pass.
    public final var frameLayoutGuide: LayoutGuide {
        if let frameGuide { return frameGuide }
        let guide = FrameGuide()
        guide.identifier = "frame"
        addLayoutGuide(guide)
        guide.tie(to: self)
        frameGuide = guide
        return guide
    }

    /// The insets of the content, in points: `contentInset` plus the part that the safe area adds.
    /// - Complexity: O(*d*) in the depth of the view.
    public final var adjustedContentInset: EdgeInsets {
        contentInset + insetsOfContent(from: safeAreaInsets)
    }

    override final func insetsOfContent(from safeArea: EdgeInsets) -> EdgeInsets {
        let (size, frame) = (contentSize, bounds.size)
        let scrolls = (horizontal: size.width > frame.width, vertical: size.height > frame.height)
        let (sides, ends) =
            switch contentInsetAdjustmentBehavior {
            case .automatic: (scrolls.horizontal, true)
            case .scrollableAxes: (scrolls.horizontal, scrolls.vertical)
            case .never: (false, false)
            case .always: (true, true)
            }
        return EdgeInsets(
            top: ends ? safeArea.top : 0, left: sides ? safeArea.left : 0, bottom: ends ? safeArea.bottom : 0,
            right: sides ? safeArea.right : 0)
    }

    /// Keeps the content scrolled to its start if it was there before the insets changed, and lets the subviews inherit
    /// the part of the safe area that remains.
    private func adjustedInsetMayHaveChanged() {
        if let last = insetState?.inheritedInsets, last.spent != insetsOfContent(from: last.safeArea) {
            layoutNode.insetsChanged()
        }
        let inset = adjustedContentInset
        guard inset != startInset else { return }
        var offset = contentOffset
        if offset.x == -startInset.left { offset.x = -inset.left }
        if offset.y == -startInset.top { offset.y = -inset.top }
        startInset = inset
        contentOffset = offset
    }
}

/// A guide that stays at a scroll view's frame while the content scrolls.
private final class FrameGuide: LayoutGuide {
    private var corner: [LayoutConstraint] = []

    /// Constrains the guide's size to that of the view, and its corner to that of the content plus the content offset,
    /// since for items in the view, the view's edges are those of its content.
    func tie(to view: ScrollView) {
        let attributes: [LayoutConstraint.Attribute] = [.left, .top, .width, .height]
        let constraints = attributes.map { LayoutConstraint(layoutNode, $0, .equal, view.layoutNode, $0) }
        corner = Array(constraints.prefix(2))
        move(to: view.contentOffset)
        LayoutConstraint.activate(constraints)
    }

    func move(to offset: Point) { (corner[0].constant, corner[1].constant) = (offset.x, offset.y) }
}
