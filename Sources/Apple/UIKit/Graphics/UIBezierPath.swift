internal import AutoLayout
public import Foundation

/// An outline that can mask views. It is never drawn.
@MainActor @preconcurrency
open class UIBezierPath: NSObject {
    private var path = CGMutablePath()
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var usesEvenOddFillRule = false

    nonisolated public override init() { super.init() }

    private convenience init(_ outline: CGPath) {
        self.init()
        path.addPath(outline)
    }

    public convenience init(cgPath CGPath: CGPath) { self.init(CGPath) }
    public convenience init(rect: CGRect) { self.init(CGPath(rect: rect, transform: nil)) }
    public convenience init(ovalIn rect: CGRect) { self.init(CGPath(ellipseIn: rect, transform: nil)) }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radii = CGSize(width: cornerRadius, height: cornerRadius)
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
    }

    /// The corners are quarter circles whose radius is the width of `cornerRadii`, but at most half the shorter side;
    /// the height of `cornerRadii` is ignored, as in UIKit.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radius = min(Double(cornerRadii.width), Double(rect.width) / 2, Double(rect.height) / 2)
        self.init(
            CGPath(
                View.Path(
                    roundedRect: Rect(rect), cornerRadii: Size(width: radius, height: radius),
                    corners: View.CornerMask(rawValue: UInt8(corners.rawValue & 15)))))
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    open var bounds: CGRect { isEmpty ? .zero : path.boundingBoxOfPath }
    /// Whether the area in the path's bounds contains a point; an approximation for paths that are not rectangles.
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
    open func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
    open var isEmpty: Bool { path.isEmpty }
    open var currentPoint: CGPoint { path.currentPoint }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a line to the start of an arc, or begins there if the path is empty, then adds the arc, clockwise as seen
    /// on the screen if `clockwise` is true.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open func apply(_ transform: CGAffineTransform) { path.apply(transform) }
    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path = CGMutablePath() }
    open func stroke() {}
    open func fill() {}
    open func addClip() {}
}

public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}

public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    public static let allCorners = UIRectCorner(rawValue: .max)
}
