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
    open func setLineCap(_ cap: CGLineCap) {}
    open func setShouldAntialias(_ shouldAntialias: Bool) {}
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
    open func strokeLineSegments(between points: [CGPoint]) {}
    open func clear(_ rect: CGRect) {}
    open func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    open func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    open func rotate(by angle: CGFloat) {}
}

/// A renderer of blank images of a given size.
@MainActor @preconcurrency
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize

    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .init()) { self.size = size }
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .init()) { size = bounds.size }

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

/// The contexts of images that are being drawn on a thread, the innermost last.
@MainActor
private final class ImageContexts {
    var contexts: [(size: CGSize, scale: CGFloat, context: CGContext)] = []

    static var ofThread: ImageContexts {
        let (dictionary, key) = (Thread.current.threadDictionary, "UIGraphicsImageContexts")
        if let known = dictionary[key] as? ImageContexts { return known }
        let made = ImageContexts()
        dictionary[key] = made
        return made
    }
}

/// Begins a blank image; a scale of 0 is that of the screen.
@MainActor @preconcurrency
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale == 0 ? UIScreen.main.scale : scale
    ImageContexts.ofThread.contexts.append((size, scale, CGContext()))
}

@MainActor @preconcurrency
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

@MainActor @preconcurrency
public func UIGraphicsEndImageContext() { _ = ImageContexts.ofThread.contexts.popLast() }

@MainActor @preconcurrency
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ImageContexts.ofThread.contexts.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

/// The context of the image that is being drawn. There is none in `draw(_:)`, since views are never asked to draw.
@MainActor @preconcurrency
public func UIGraphicsGetCurrentContext() -> CGContext? { ImageContexts.ofThread.contexts.last?.context }

public func UIRectFill(_ rect: CGRect) {}
public func UIRectFrame(_ rect: CGRect) {}
