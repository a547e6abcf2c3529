internal import AppleLayout
internal import AutoLayout
public import Foundation

@MainActor @preconcurrency
open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive
    }

    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    override class func makeView() -> View { BackingScrollView(frame: .zero) }

    var scroll: ScrollView { backingView() }

    open weak var delegate: (any UIScrollViewDelegate)?
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var bouncesZoom = true
    open var scrollsToTop = true
    open var isDirectionalLockEnabled = false
    open var decelerationRate = DecelerationRate.normal
    open var indicatorStyle = IndicatorStyle.default
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var isTracking: Bool { false }
    open var isDragging: Bool { false }
    open var isDecelerating: Bool { false }
    open var isZooming: Bool { false }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    open func zoom(to rect: CGRect, animated: Bool) {
        let scale = min(bounds.width / rect.width, bounds.height / rect.height)
        zoomScale = max(minimumZoomScale, min(scale, maximumZoomScale))
    }
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var refreshControl: UIRefreshControl?
    public let panGestureRecognizer = UIPanGestureRecognizer()

    open var contentSize: CGSize {
        get { CGSize(scroll.contentSize) }
        set {
            scroll.contentSize = Size(newValue)
            didChangeValue(forKey: "contentSize")
            adjustOffsetToContent()
        }
    }

    /// The content size at the previous call of `adjustOffsetToContent`.
    private var lastContentSize = CGSize.zero

    /// Scrolls back to the end of the content if the content has shrunk and no longer extends to the end of the visible
    /// area.
    private func adjustOffsetToContent() {
        let size = contentSize
        defer { lastContentSize = size }
        guard size.width < lastContentSize.width || size.height < lastContentSize.height else { return }
        let inset = adjustedContentInset
        let end = CGPoint(
            x: max(-inset.left, size.width + inset.right - bounds.width),
            y: max(-inset.top, size.height + inset.bottom - bounds.height))
        let offset = CGPoint(x: min(contentOffset.x, end.x), y: min(contentOffset.y, end.y))
        if offset != contentOffset { contentOffset = offset }
    }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    override open var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            if bounds.origin != old.origin { didScroll() }
        }
    }

    /// Responds to a new offset: subviews are placed again, since some of them must not move on the screen.
    func didScroll() {
        backdrop?.frame = bounds
        view.setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
    }

    /// The background of a list, which is behind its content, fills the frame and does not scroll.
    var backdrop: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backdrop else { return }
            backdrop.frame = bounds
            insertSubview(backdrop, at: 0)
        }
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        adjustOffsetToContent()
        backdrop?.frame = bounds
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    open var contentInset: UIEdgeInsets {
        get { UIEdgeInsets(scroll.contentInset) }
        set { scroll.contentInset = newValue.insets }
    }

    open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(scroll.adjustedContentInset) }

    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get {
            ContentInsetAdjustmentBehavior(rawValue: Int(scroll.contentInsetAdjustmentBehavior.rawValue)) ?? .automatic
        }
        set {
            scroll.contentInsetAdjustmentBehavior =
                ScrollView.ContentInsetAdjustmentBehavior(rawValue: UInt8(newValue.rawValue)) ?? .automatic
        }
    }

    open var showsHorizontalScrollIndicator: Bool {
        get { scroll.showsHorizontalScrollIndicator }
        set { scroll.showsHorizontalScrollIndicator = newValue }
    }

    open var showsVerticalScrollIndicator: Bool {
        get { scroll.showsVerticalScrollIndicator }
        set { scroll.showsVerticalScrollIndicator = newValue }
    }

    open var contentLayoutGuide: UILayoutGuide { guideInFront(of: scroll.contentLayoutGuide) }
    open var frameLayoutGuide: UILayoutGuide { guideInFront(of: scroll.frameLayoutGuide) }

    private func guideInFront(of guide: LayoutGuide) -> UILayoutGuide {
        adoptGuides()
        guard let known = guides.first(where: { $0.guide === guide }) as? UILayoutGuide else {
            preconditionFailure("A guide of the view has one of UIKit's in front of it.")
        }
        return known
    }

    /// Scrolls by the minimum distance that makes a part of the content visible. A part that is larger than the visible
    /// area is aligned with one end of that area: the far end if the part extends beyond it, or else the near end.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        func offset(_ offset: CGFloat, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            end > offset + length ? end - length : start < offset ? start : offset
        }
        let (left, top) = (bounds.minX + inset.left, bounds.minY + inset.top)
        contentOffset = CGPoint(
            x: offset(left, bounds.width - inset.left - inset.right, rect.minX, rect.maxX) - inset.left,
            y: offset(top, bounds.height - inset.top - inset.bottom, rect.minY, rect.maxY) - inset.top)
    }

    /// Scrolls a part of the content to a position in the visible area along each axis, from 0 at its beginning to 1 at
    /// its end, within the limits of the content; nil leaves the offset along that axis unchanged.
    func scroll(_ rect: CGRect, horizontally x: CGFloat? = nil, vertically y: CGFloat? = nil) {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        func start(_ share: CGFloat, _ start: CGFloat, _ length: CGFloat, _ visible: CGFloat, _ content: CGFloat)
            -> CGFloat
        {
            max(0, min(start + share * (length - visible), content - visible))
        }
        var offset = contentOffset
        if let x { offset.x = start(x, rect.minX, rect.width, visible.width, contentSize.width) - inset.left }
        if let y { offset.y = start(y, rect.minY, rect.height, visible.height, contentSize.height) - inset.top }
        contentOffset = offset
    }

    open func flashScrollIndicators() {}
    open func touchesShouldCancel(in view: UIView) -> Bool { true }
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
}

@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
}
