internal import AutoLayout
public import Foundation

/// A layer, whose contents are drawn by its view: fill, corners, border, shadow, mask and gradient.
@MainActor @preconcurrency
open class CALayer: NSObject {
    private weak var drawn: UIView?
    open private(set) weak var superlayer: CALayer?
    private var ownSublayers: [CALayer]?
    open var sublayers: [CALayer]? {
        get { ownSublayers }
        set {
            for layer in ownSublayers ?? [] { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }
    /// The mask, to whose outline the view is clipped even if the mask is transparent.
    open var mask: CALayer? {
        didSet {
            oldValue?.masked = nil
            mask?.masked = self
            showMask()
        }
    }
    private weak var masked: CALayer?
    open var name: String?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var isHidden = false
    open var contents: Any?
    open var needsDisplayOnBoundsChange = false
    open var contentsGravity = CALayerContentsGravity.resize
    open var contentsScale: CGFloat = 1
    open var allowsEdgeAntialiasing = false
    open var speed: Float = 1
    open var timeOffset: TimeInterval = 0
    open var beginTime: TimeInterval = 0
    open var actions: [String: Any]?
    /// The point about which the layer is transformed and which `position` locates, in fractions of its size.
    open var anchorPoint: CGPoint {
        get { drawn?.anchorPoint ?? ownAnchorPoint }
        set {
            let place = position
            ownAnchorPoint = newValue
            if let drawn { drawn.anchorPoint = newValue } else { position = place }
        }
    }
    private var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var compositingFilter: Any?
    /// The transform of the sublayers, which is ignored.
    open var sublayerTransform = CATransform3DIdentity
    open var maskedCorners: CACornerMask = .all {
        didSet {
            drawn?.view.maskedCorners = maskedCorners.corners
            outlineChanged()
        }
    }
    open var cornerCurve = CALayerCornerCurve.circular
    /// The frame without the transform, of a layer without a view.
    private var ownRect = CGRect.zero { didSet { outlineChanged() } }
    private var ownTransform = CGAffineTransform.identity { didSet { outlineChanged() } }
    private var ownCornerRadius: CGFloat = 0
    private var shadow = View.Shadow(color: .black, radius: 6, offset: Point(x: 0, y: -3))
    private var darkness = 0.0

    nonisolated public required override init() { super.init() }
    public init(layer: Any) { super.init() }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open func display() {}

    func draw(on view: UIView) {
        drawn = view
        show()
    }

    /// Applies the properties of a subclass to the view on which the layer draws, if there is one.
    func show() {}

    /// The layer in whose coordinates this one is positioned: its superlayer or, for a view's own layer, that of the
    /// superview.
    var enclosing: CALayer? { superlayer ?? drawn?.superview?.layer }

    /// The view on which the layer draws: its own, or that of its superlayer.
    var view: View? { drawn?.view ?? superlayer?.view }

    open var frame: CGRect {
        get { drawn?.frame ?? ownRect.box(after: ownTransform, about: ownAnchorPoint) }
        set {
            if let drawn {
                drawn.frame = newValue
            } else {
                ownRect = ownRect.withBox(newValue, after: ownTransform, about: ownAnchorPoint)
            }
        }
    }

    /// The frame without the transform.
    var rect: CGRect { drawn?.rect ?? ownRect }

    open var bounds: CGRect {
        get { drawn?.bounds ?? CGRect(origin: .zero, size: ownRect.size) }
        set {
            if let drawn {
                drawn.bounds = newValue
            } else {
                let center = position
                ownRect.size = newValue.size
                position = center
            }
        }
    }

    open var backgroundColor: CGColor? {
        get { drawn?.backgroundColor?.cgColor }
        set { drawn?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }

    open var cornerRadius: CGFloat {
        get { drawn.map { CGFloat($0.view.cornerRadius) } ?? ownCornerRadius }
        set {
            ownCornerRadius = newValue
            drawn?.view.cornerRadius = Double(newValue)
            outlineChanged()
        }
    }

    /// The outline of the layer without its transform, in the coordinates of the superlayer or of the layer that it
    /// masks.
    var outline: View.Path {
        let radius = Double(cornerRadius)
        return View.Path(
            roundedRect: Rect(rect), cornerRadii: Size(width: radius, height: radius), corners: maskedCorners.corners)
    }

    /// Updates the layer that this one masks, after a change to the outline.
    func outlineChanged() { masked?.showMask() }

    private func showMask() {
        drawn?.view.maskPath = mask.map { mask in
            let transform = mask.affineTransform().about(mask.position)
            return mask.outline.mapPoints { Point(CGPoint($0).applying(transform)) }
        }
    }

    open var position: CGPoint {
        get { drawn?.center ?? ownRect.point(at: ownAnchorPoint) }
        set {
            let present = position
            if let drawn {
                drawn.center = newValue
            } else {
                ownRect.origin.x += newValue.x - present.x
                ownRect.origin.y += newValue.y - present.y
            }
        }
    }

    /// The transform, of which only the part in the plane of the screen is kept.
    open var transform: CATransform3D {
        get { CATransform3DMakeAffineTransform(affineTransform()) }
        set { setAffineTransform(CATransform3DGetAffineTransform(newValue)) }
    }

    public func affineTransform() -> CGAffineTransform { drawn?.transform ?? ownTransform }

    public func setAffineTransform(_ m: CGAffineTransform) {
        if let drawn { drawn.transform = m } else { ownTransform = m }
    }

    /// The position in depth. It affects drawing but not hit-testing, which uses only the order of `subviews`.
    open var zPosition: CGFloat {
        get { CGFloat(drawn?.view.zPosition ?? 0) }
        set { drawn?.view.zPosition = Double(newValue) }
    }

    open var borderWidth: CGFloat {
        get { CGFloat(drawn?.view.borderWidth ?? 0) }
        set { drawn?.view.borderWidth = Double(newValue) }
    }

    open var borderColor: CGColor? {
        get { (drawn?.view.borderColor).map { CGColor($0) } }
        set { drawn?.view.borderColor = newValue?.color ?? .clear }
    }

    open var masksToBounds: Bool {
        get { drawn?.clipsToBounds ?? false }
        set { drawn?.clipsToBounds = newValue }
    }

    open var opacity: Float {
        get { Float(drawn?.alpha ?? 1) }
        set { drawn?.alpha = CGFloat(newValue) }
    }

    open var shadowColor: CGColor? {
        get { CGColor(shadow.color) }
        set { changeShadow { $0.color = newValue?.color ?? .clear } }
    }

    open var shadowOpacity: Float {
        get { Float(darkness) }
        set {
            darkness = Double(newValue)
            changeShadow { _ in }
        }
    }

    /// The standard deviation of the blur, which is half the blur radius as design tools and AutoLayout define it.
    open var shadowRadius: CGFloat {
        get { CGFloat(shadow.radius / 2) }
        set { changeShadow { $0.radius = 2 * Double(newValue) } }
    }

    open var shadowOffset: CGSize {
        get { CGSize(width: CGFloat(shadow.offset.x), height: CGFloat(shadow.offset.y)) }
        set { changeShadow { $0.offset = Point(x: Double(newValue.width), y: Double(newValue.height)) } }
    }

    private func changeShadow(_ change: (inout View.Shadow) -> Void) {
        change(&shadow)
        showShadow()
    }

    /// Shows the shadow unless the layer clips, since it would then clip its own shadow as well.
    func showShadow() {
        var shown = shadow
        shown.color.alpha *= darkness
        drawn?.view.shadow = shown.color.alpha > 0 && !masksToBounds ? shown : nil
    }

    /// The shadow's path, which is ignored: the shadow follows the view's outline.
    open var shadowPath: CGPath?

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        var layers = ownSublayers ?? []
        layers.insert(layer, at: min(Int(idx), layers.count))
        ownSublayers = layers
        layer.superlayer = self
        layer.show()
    }

    open func removeFromSuperlayer() {
        superlayer?.ownSublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling }).map { $0 + 1 } ?? 0))
    }

    /// The layer itself, since layer animations are never run.
    open func presentation() -> Self? { self }
    open func layoutSublayers() {}
    open func layoutIfNeeded() {}
    open func setNeedsLayout() {}
    open func displayIfNeeded() {}
    open func setNeedsDisplay() {}
    open func add(_ anim: CAAnimation, forKey key: String?) {}
    open func animation(forKey key: String) -> CAAnimation? { nil }
    open func animationKeys() -> [String]? { nil }
    open func removeAnimation(forKey key: String) {}
    open func removeAllAnimations() {}
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
    static let all = CACornerMask(rawValue: 15)

    var corners: View.CornerMask { View.CornerMask(rawValue: UInt8(rawValue & 15)) }
}

public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
