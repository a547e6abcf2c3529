public import Foundation

/// Conversions between the coordinates of layers, which like those of views ignore transforms. A layer that is nil
/// stands for the coordinates around the outermost layer.
extension CALayer {
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let (here, there) = (origin, l?.origin ?? .zero)
        return CGPoint(x: p.x + here.x - there.x, y: p.y + here.y - there.y)
    }

    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let (here, there) = (origin, l?.origin ?? .zero)
        return CGPoint(x: p.x + there.x - here.x, y: p.y + there.y - here.y)
    }

    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        CGRect(origin: convert(r.origin, to: l), size: r.size)
    }

    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        CGRect(origin: convert(r.origin, from: l), size: r.size)
    }

    /// The position of the zero point of the layer's coordinates around the outermost layer.
    private var origin: CGPoint {
        var origin = CGPoint.zero
        var layer: CALayer? = self
        while let next = layer {
            let (position, anchor, bounds) = (next.position, next.anchorPoint, next.bounds)
            origin.x += position.x - anchor.x * bounds.width - bounds.minX
            origin.y += position.y - anchor.y * bounds.height - bounds.minY
            layer = next.enclosing
        }
        return origin
    }
}

public typealias CFTimeInterval = TimeInterval

// The name is Core Animation's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time in seconds since the system was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
