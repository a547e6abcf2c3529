// The names are those of Core Animation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A transform in space; pictures show only its part in the plane of the screen.
public struct CATransform3D: Hashable, Sendable {
    public var m11, m12, m13, m14: CGFloat
    public var m21, m22, m23, m24: CGFloat
    public var m31, m32, m33, m34: CGFloat
    public var m41, m42, m43, m44: CGFloat

    public init() {
        (m11, m12, m13, m14) = (0, 0, 0, 0)
        (m21, m22, m23, m24) = (0, 0, 0, 0)
        (m31, m32, m33, m34) = (0, 0, 0, 0)
        (m41, m42, m43, m44) = (0, 0, 0, 0)
    }
}

public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
    (transform.m41, transform.m42, transform.m33, transform.m44) = (m.tx, m.ty, 1, 1)
    return transform
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3DMakeAffineTransform(CGAffineTransform(translationX: tx, y: ty))
    transform.m43 = tz
    return transform
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: sx, y: sy))
    transform.m33 = sz
    return transform
}

/// - Parameter angle: the angle in radians, about the axis through (x, y, z).
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
    var transform = CATransform3DIdentity
    let rest = 1 - c
    transform.m11 = x * x * rest + c
    transform.m12 = x * y * rest + z * s
    transform.m13 = x * z * rest - y * s
    transform.m21 = x * y * rest - z * s
    transform.m22 = y * y * rest + c
    transform.m23 = y * z * rest + x * s
    transform.m31 = x * z * rest + y * s
    transform.m32 = y * z * rest - x * s
    transform.m33 = z * z * rest + c
    return transform
}

/// The transform that applies `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    var result = CATransform3D()
    func row(_ index: Int) -> [CGFloat] {
        (0..<4).map { column in (0..<4).reduce(0) { $0 + left[index][$1] * right[$1][column] } }
    }
    let rows = (0..<4).map(row)
    (result.m11, result.m12, result.m13, result.m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (result.m21, result.m22, result.m23, result.m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (result.m31, result.m32, result.m33, result.m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (result.m41, result.m42, result.m43, result.m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    return result
}

extension CATransform3D {
    fileprivate var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }
}

public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

extension NSValue {
    /// The transform's translation and scale, for an animation, which never runs.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(rect: CGRect(x: t.m41, y: t.m42, width: t.m11, height: t.m22))
    }
}
