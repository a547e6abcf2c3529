extension View {
    /// An affine transform of a view in drawings. It maps a point (x, y) to (*a* x + *c* y + *tx*, *b* x + *d* y +
    /// *ty*).
    public struct Transform: Hashable, Codable, Sendable {
        /// The horizontal component of the transformed x axis, to the right.
        public var a: Double
        /// The vertical component of the transformed x axis, downward.
        public var b: Double
        /// The horizontal component of the transformed y axis, to the right.
        public var c: Double
        /// The vertical component of the transformed y axis, downward.
        public var d: Double
        /// The shift to the right, in points.
        public var tx: Double
        /// The shift down, in points.
        public var ty: Double

        /// The transform that changes nothing.
        public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

        /// A transform from its six coefficients.
        public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        /// A shift, in points.
        public init(translationX x: Double, y: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

        /// A scaling by a horizontal and a vertical factor.
        public init(scaleX x: Double, y: Double) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

        /// A clockwise rotation by an angle in radians; the identity for an angle that is not finite.
        public init(rotationAngle angle: Double) {
            let angle = angle.isFinite ? angle.remainder(dividingBy: 2 * .pi) : 0
            let turn = Matrix(0, angle, -angle, 0).exponential
            self.init(a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: 0, ty: 0)
        }

        /// This transform followed by another.
        public func concatenating(_ other: Transform) -> Transform {
            Transform(
                a: a * other.a + b * other.c, b: a * other.b + b * other.d,
                c: c * other.a + d * other.c, d: c * other.b + d * other.d,
                tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
        }

        /// The transform applied about a point other than the origin.
        public func around(_ center: Point) -> Transform {
            Transform(translationX: -center.x, y: -center.y).concatenating(self)
                .concatenating(Transform(translationX: center.x, y: center.y))
        }
    }
}
