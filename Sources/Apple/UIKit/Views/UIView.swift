public import AppleLayout
package import AutoLayout
public import Foundation

@MainActor @preconcurrency
open class UIView: BackedView {
    public class var noIntrinsicMetric: CGFloat { CGFloat(View.noIntrinsicMetric) }
    public class var layoutFittingCompressedSize: CGSize { .zero }
    public class var layoutFittingExpandedSize: CGSize { CGSize(View.layoutFittingExpandedSize) }
    open class var requiresConstraintBasedLayout: Bool { false }
    open class var layerClass: AnyClass { CALayer.self }

    var keyboardGuide: KeyboardGuide?
    weak var controller: UIViewController? { didSet { applyMargins() } }
    /// The window that the view is in, unless the view is itself a window or a part of a control.
    weak var surroundingWindow: UIWindow?
    private var ownTintColor: UIColor?
    /// The margins that have been set; nil for the default margins.
    private var ownMargins: NSDirectionalEdgeInsets?

    open var tag = 0
    open var contentMode = ContentMode.scaleToFill { didSet { showContentMode() } }
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var autoresizesSubviews = true
    open var clearsContextBeforeDrawing = true
    open var contentScaleFactor: CGFloat = 1
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var interactions: [any UIInteraction] = []
    open var motionEffects: [UIMotionEffect] = []
    open var isOpaque = true
    open var transform = CGAffineTransform.identity { didSet { showTransform() } }
    /// The point about which the view is transformed, in fractions of its size. A change moves the view, unless
    /// constraints place it, so that the new anchor is where the old one was.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            if translatesAutoresizingMaskIntoConstraints { place(anchor: rect.point(at: oldValue)) }
            showTransform()
        }
    }
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet { attachGestureRecognizers(insteadOf: oldValue ?? []) }
    }
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityAttributedValue: NSAttributedString?
    open var accessibilityUserInputLabels: [String]?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var accessibilityRespondsToUserInteraction = true
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityElements: [Any]?
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    private var ownLayer: CALayer?

    open var layer: CALayer {
        if let ownLayer { return ownLayer }
        let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
        ownLayer = layer
        layer.draw(on: self)
        return layer
    }

    open var accessibilityIdentifier: String? {
        get { view.name }
        set { view.name = newValue }
    }

    public init(frame: CGRect) {
        super.init(Self.makeView())
        setUp()
        rect = frame
    }

    /// A view backed by a view of the layout system.
    package convenience init(backedBy view: View) {
        self.init(frame: .zero)
        stand(before: view)
    }

    public required init?(coder: NSCoder) {
        super.init(Self.makeView())
        setUp()
    }

    private func setUp() {
        // Once the property is set explicitly, activating a constraint does not change it.
        view.translatesAutoresizingMaskIntoConstraints = true
        // A view without a superview is laid out on the screen's pixels, too.
        view.pixelRounding = .originAndSize
        let environment = TestEnvironment.current
        view.displayScale = Double(environment.displayScale)
        view.textMeasurer = environment.textMeasurer
        // As in UIKit, the first layout updates the constraints of every view.
        view.setNeedsUpdateConstraints()
        // Any subclass may override the methods that are called when insets change.
        view.layoutNode.observeInsets()
    }

    public convenience init() { self.init(frame: .zero) }

    /// The backing view for a new view of the class.
    class func makeView() -> View { BackingView(frame: .zero) }

    /// The rectangle that the view covers in its superview: with a transform, the bounding box of the transformed view.
    open var frame: CGRect {
        get { rect.box(after: transform, about: anchorPoint) }
        set {
            rect = rect.withBox(newValue, after: transform, about: anchorPoint)
            ownLayer?.outlineChanged()
        }
    }

    open var bounds: CGRect {
        get { CGRect(view.bounds) }
        set {
            let anchor = center
            view.bounds = Rect(newValue)
            if anchorPoint != CGPoint(x: 0.5, y: 0.5) { place(anchor: anchor) }
        }
    }

    /// The position of the anchor point in the superview, which a transform does not change.
    open var center: CGPoint {
        get { rect.point(at: anchorPoint) }
        set {
            place(anchor: newValue)
            ownLayer?.outlineChanged()
        }
    }

    private func place(anchor: CGPoint) {
        rect.origin = CGPoint(x: anchor.x - anchorPoint.x * rect.width, y: anchor.y - anchorPoint.y * rect.height)
    }

    /// Draws the transform, which AutoLayout applies about the center of the view.
    private func showTransform() {
        let anchor = CGPoint(x: (anchorPoint.x - 0.5) * rect.width, y: (anchorPoint.y - 0.5) * rect.height)
        view.transform = transform.about(anchor).drawn
    }

    open var backgroundColor: UIColor? {
        didSet { view.backgroundColor = backgroundColor?.color }
    }

    open var alpha: CGFloat {
        get { CGFloat(view.alpha) }
        set { view.alpha = Double(newValue) }
    }

    open var clipsToBounds: Bool {
        get { view.clipsToBounds }
        set {
            view.clipsToBounds = newValue
            ownLayer?.showShadow()
        }
    }

    open var tintColor: UIColor! {
        get { sequence(first: self) { $0.superview }.first { $0.ownTintColor != nil }?.ownTintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            let tinted = Preorder(self) { $0.subviews.filter { $0.ownTintColor == nil } }
            for view in tinted { view.tintColorDidChange() }
        }
    }

    open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(view.safeAreaInsets) }

    open var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(view.layoutMargins) }
        set {
            view.layoutMargins = newValue.insets
            directionalLayoutMargins = NSDirectionalEdgeInsets(view.directionalLayoutMargins)
        }
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(view.directionalLayoutMargins) }
        set {
            ownMargins = newValue
            applyMargins()
        }
    }

    /// Applies the margins that have been set. Those of a controller's view are at least the controller's minimum,
    /// which is also the default there.
    func applyMargins() {
        let minimum = controller?.minimumMargins
        let margins = minimum.map { (ownMargins ?? .zero).union($0) } ?? ownMargins ?? .standard
        view.directionalLayoutMargins = margins.insets
    }

    /// The semantic content attribute; its raw values are those of AutoLayout's type.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { UISemanticContentAttribute(rawValue: Int(view.semanticContentAttribute.rawValue)) ?? .unspecified }
        set {
            view.semanticContentAttribute = SemanticContentAttribute(rawValue: UInt8(newValue.rawValue)) ?? .unspecified
        }
    }

    open var traitCollection: UITraitCollection { traitsOfTree }

    // MARK: What subclasses override

    open func addSubview(_ view: UIView) { hold(view, at: children.count) }
    open func insertSubview(_ view: UIView, at index: Int) { hold(view, at: index) }
    open func removeFromSuperview() { leaveSuperview() }
    open func layoutIfNeeded() { view.layoutIfNeeded() }
    open func setNeedsLayout() { view.setNeedsLayout() }
    open func setNeedsUpdateConstraints() { view.setNeedsUpdateConstraints() }
    open func updateConstraintsIfNeeded() { view.updateConstraintsIfNeeded() }
    open func invalidateIntrinsicContentSize() { view.invalidateIntrinsicContentSize() }
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    /// Resizes the view, without its transform, to the size that fits.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity { frame.size = size } else { bounds.size = size }
    }
    open func layoutSublayers(of layer: CALayer) {}
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func layoutSubviews() {}
    open func updateConstraints() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func tintColorDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func draw(_ rect: CGRect) {}
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { firstResponder?.resignFirstResponder() ?? true }
    open func prepareForInterfaceBuilder() {}
    /// Applies a new content mode in classes whose content depends on it; does nothing by default.
    func showContentMode() {}

    open var intrinsicContentSize: CGSize { CGSize(view.ownContentSize) }
    open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(view.sizeThatFits(Size(size))) }
    open var forFirstBaselineLayout: UIView { ownBaselineView { $0.forFirstBaselineLayout } }
    open var forLastBaselineLayout: UIView { ownBaselineView { $0.forLastBaselineLayout } }
    /// The view that provides a baseline if no override names another. A plain backing view asks the override, so it
    /// is not asked in turn.
    private func ownBaselineView(_ provider: (View) -> View) -> UIView {
        view is BackingView ? self : wrapper(of: provider(view)) as? UIView ?? self
    }
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(
            view.systemLayoutSizeFitting(
                Size(targetSize), withHorizontalFittingPriority: LayoutPriority(of: horizontalFittingPriority),
                verticalFittingPriority: LayoutPriority(of: verticalFittingPriority)))
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isHit(point, with: event) else { return nil }
        var (view, point) = (self, point)
        descent: while true {
            for subview in view.subviews.reversed() {
                let inside = subview.convert(point, from: view)
                if type(of: subview) == UIView.self {
                    // A plain view overrides no method, so the search continues in it without recursion.
                    guard subview.isHit(inside, with: event) else { continue }
                    (view, point) = (subview, inside)
                    continue descent
                }
                if let hit = subview.hitTest(inside, with: event) { return hit }
            }
            return view
        }
    }

    private func isHit(_ point: CGPoint, with event: UIEvent?) -> Bool {
        isUserInteractionEnabled && !isHidden && alpha > 0.01 && self.point(inside: point, with: event)
    }

    // Views are touched and activated only by tests that call these methods.

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}

    override open var next: UIResponder? { controller ?? superview }
    override open var inputAccessoryView: UIView? { nil }

    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(\.plain)
            return "<\(classAndAddress); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"
        }
    }
}

extension UIView: FrameworkView {
    package var shownContentSize: CGSize { intrinsicContentSize }

    package func placeSubviews() {
        noteSizes()
        if !transform.isIdentity { showTransform() }
        // The keyboard may have appeared before the view was added or its frame was set.
        keyboardGuide?.follow()
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    package func changeConstraints() {
        updateConstraints()
        controller?.updateViewConstraints()
    }

    package func baselineView(isFirst: Bool) -> BackedView { isFirst ? forFirstBaselineLayout : forLastBaselineLayout }

    package func reacts(at point: CGPoint) -> Bool { self.point(inside: point, with: nil) }

    package var isOperable: Bool {
        var view: UIView? = self
        while let next = view, next.isUserInteractionEnabled { view = next.superview }
        return view == nil
    }

    package func safeAreaChanged() {
        for case let guide as LayoutSupportGuide in guides { guide.followSafeArea() }
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
    }

    package func marginsChanged() {
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
    }
}
