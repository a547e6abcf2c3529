/// A matrix of two rows and two columns.
package struct Matrix {
    static let identity = Matrix(1, 0, 0, 1)

    package let a: Double
    package let b: Double
    package let c: Double
    package let d: Double

    package init(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// The exponential of a finite matrix, by its series; it replaces sine, cosine and the exponential function, which
    /// the standard library lacks.
    package var exponential: Matrix {
        var (part, halvings) = (self, 0)
        while part.norm > 0.5 {
            part = part / 2
            halvings += 1
        }
        var (sum, power) = (Matrix.identity, Matrix.identity)
        for index in 1...14 {
            power = power * part / Double(index)
            sum = sum + power
        }
        for _ in 0..<halvings { sum = sum * sum }
        return sum
    }

    private var norm: Double { max(abs(a) + abs(b), abs(c) + abs(d)) }

    static func * (left: Matrix, right: Matrix) -> Matrix {
        Matrix(
            left.a * right.a + left.b * right.c, left.a * right.b + left.b * right.d,
            left.c * right.a + left.d * right.c, left.c * right.b + left.d * right.d)
    }

    static func + (left: Matrix, right: Matrix) -> Matrix {
        Matrix(left.a + right.a, left.b + right.b, left.c + right.c, left.d + right.d)
    }

    static func / (matrix: Matrix, divisor: Double) -> Matrix {
        Matrix(matrix.a / divisor, matrix.b / divisor, matrix.c / divisor, matrix.d / divisor)
    }
}
