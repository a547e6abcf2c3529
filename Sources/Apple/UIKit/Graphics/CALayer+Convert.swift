public import Foundation

/// Conversions between the coordinates of layers, with the transforms of the layers in between. A layer that is nil stands
/// for the coordinates around the outermost layer.
extension CALayer {
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(to: l)) }
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(map(to: l).inverted()) }
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(map(to: l)) }
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(to: l).inverted()) }

    private func map(to other: CALayer?) -> CGAffineTransform {
        CGAffineTransform(from: self, to: other, in: { $0.enclosing }, placing: { $0.placing })
    }

    /// The map from the layer's coordinates to those around it, in which its position is.
    private var placing: CGAffineTransform {
        let (position, anchor, bounds, transform) = (position, anchorPoint, bounds, affineTransform())
        let shift = CGAffineTransform(
            translationX: position.x - anchor.x * bounds.width - bounds.minX,
            y: position.y - anchor.y * bounds.height - bounds.minY)
        return transform.isIdentity ? shift : shift.concatenating(transform.about(position))
    }
}

public typealias CFTimeInterval = TimeInterval
public typealias CFAbsoluteTime = TimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

// The name is Core Animation's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time in seconds since the system was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
