internal import AutoLayout
public import Foundation

/// A transform that affects how pictures show a view and the frame that the view returns, but not its layout.
public struct CGAffineTransform: Hashable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public init() { self = .identity }

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    public var isIdentity: Bool { self == .identity }

    /// The transform that applies this one first, then the other.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse transform; as Apple documents it, a singular transform is returned unchanged.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0 else { return self }
        let (a, b, c, d) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
        return CGAffineTransform(a: a, b: b, c: c, d: d, tx: -tx * a - ty * c, ty: -tx * b - ty * d)
    }

    /// The transform with a given point as its origin.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }

    /// The map from the coordinates of one view or layer to those of another, or to those around the outermost one; each
    /// is placed in the one in which it is, and the outermost ones are placed side by side.
    init<Holder: AnyObject>(
        from first: Holder, to second: Holder?, in enclosing: @escaping (Holder) -> Holder?,
        placing: (Holder) -> CGAffineTransform
    ) {
        var left = Array(sequence(first: first, next: enclosing))
        var entered = second.map { Array(sequence(first: $0, next: enclosing)) } ?? []
        // What surrounds both adds nothing but rounding errors.
        while let outer = left.last, outer === entered.last {
            left.removeLast()
            entered.removeLast()
        }
        let maps = [left, entered].map { $0.reduce(CGAffineTransform.identity) { $0.concatenating(placing($1)) } }
        self = maps[0].concatenating(maps[1].inverted())
    }

    fileprivate var isTranslation: Bool { (a, b, c, d) == (1, 0, 0, 1) }

    var drawn: View.Transform {
        View.Transform(a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
    }
}

extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
    }
}

extension CGSize {
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
    }

    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGRect {
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

    /// The smallest rectangle that contains the transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if t.isTranslation { return CGRect(origin: origin.applying(t), size: size) }
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)]
        return CGRect(containing: corners.map { CGPoint(x: $0.0, y: $0.1).applying(t) })
    }

    /// The bounding box of the rectangle after a transform about the point at the given fractions of its size.
    func box(after transform: CGAffineTransform, about anchor: CGPoint) -> CGRect {
        transform.isIdentity ? self : applying(transform.about(point(at: anchor)))
    }

    /// The rectangle with the given bounding box after the transform.
    func withBox(_ new: CGRect, after transform: CGAffineTransform, about anchor: CGPoint) -> CGRect {
        guard !transform.isIdentity else { return new }
        let size = new.size.applying(transform.inverted())
        var rect = CGRect(origin: origin, size: CGSize(width: abs(size.width), height: abs(size.height)))
        let box = rect.box(after: transform, about: anchor)
        rect.origin = CGPoint(x: rect.minX + new.minX - box.minX, y: rect.minY + new.minY - box.minY)
        return rect
    }

    /// The point at the given fractions of the width and the height.
    func point(at share: CGPoint) -> CGPoint { CGPoint(x: minX + share.x * width, y: minY + share.y * height) }

    /// The smallest rectangle that contains all points; null if there are none.
    init(containing points: [CGPoint]) {
        self = points.reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}
