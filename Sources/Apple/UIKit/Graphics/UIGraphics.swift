// The names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A context that ignores drawing commands, since images have no pixels and views are never asked to draw.
@MainActor @preconcurrency
open class CGContext {
    public init() {}

    open func saveGState() {}
    open func restoreGState() {}
    open func setFillColor(_ color: CGColor) {}
    open func setStrokeColor(_ color: CGColor) {}
    open func setLineWidth(_ width: CGFloat) {}
    open func setAlpha(_ alpha: CGFloat) {}
    open func beginPath() {}
    open func closePath() {}
    open func move(to point: CGPoint) {}
    open func addLine(to point: CGPoint) {}
    open func addRect(_ rect: CGRect) {}
    open func addEllipse(in rect: CGRect) {}
    open func addPath(_ path: CGPath) {}
    open func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    open func clip() {}
    open func clip(to rect: CGRect) {}
    open func fill(_ rect: CGRect) {}
    open func fillEllipse(in rect: CGRect) {}
    open func fillPath() {}
    open func stroke(_ rect: CGRect) {}
    open func strokePath() {}
    open func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    open func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    open func rotate(by angle: CGFloat) {}
}

/// A renderer of blank images of a given size.
@MainActor @preconcurrency
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize

    public init(size: CGSize) { self.size = size }
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
    public init(bounds: CGRect) { size = bounds.size }
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { size = bounds.size }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage(size: size)
    }
}

@MainActor @preconcurrency
open class UIGraphicsImageRendererFormat: NSObject {
    open var scale: CGFloat = 1
    open var opaque = false
}

@MainActor @preconcurrency
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext = CGContext()
    open func fill(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect) {}
    open func clip(to rect: CGRect) {}
}

/// Always nil, since views are never asked to draw.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
