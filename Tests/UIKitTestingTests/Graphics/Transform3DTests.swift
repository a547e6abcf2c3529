import Foundation
import TestSupport
import Testing
import UIKit

/// Matrices are applied to rows, so that the rows of a matrix are the images of the unit vectors.
@Suite("A transform in space")
struct Transform3DTests {
    private func rows(_ transform: CATransform3D) -> [[CGFloat]] {
        [
            [transform.m11, transform.m12, transform.m13, transform.m14],
            [transform.m21, transform.m22, transform.m23, transform.m24],
            [transform.m31, transform.m32, transform.m33, transform.m34],
            [transform.m41, transform.m42, transform.m43, transform.m44],
        ]
    }

    private func transform(_ numbers: [CGFloat]) -> CATransform3D {
        var transform = CATransform3D()
        (transform.m11, transform.m12, transform.m13, transform.m14) = (numbers[0], numbers[1], numbers[2], numbers[3])
        (transform.m21, transform.m22, transform.m23, transform.m24) = (numbers[4], numbers[5], numbers[6], numbers[7])
        (transform.m31, transform.m32, transform.m33, transform.m34) = (
            numbers[8], numbers[9], numbers[10], numbers[11]
        )
        (transform.m41, transform.m42, transform.m43, transform.m44) = (
            numbers[12], numbers[13], numbers[14], numbers[15]
        )
        return transform
    }

    @Test("is made of zeros, of the identity, of a translation, of a scale, or of a transform in the plane")
    func initializers() {
        #expect(rows(CATransform3D()).joined().allSatisfy { $0 == 0 })
        let identity: [[CGFloat]] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
        #expect(rows(CATransform3DIdentity) == identity)
        #expect(rows(CATransform3DMakeTranslation(2, 3, 4)) == Array(identity.dropLast()) + [[2, 3, 4, 1]])
        #expect(
            rows(CATransform3DMakeScale(2, 3, 4)) == [[2, 0, 0, 0], [0, 3, 0, 0], [0, 0, 4, 0], [0, 0, 0, 1]])
        let plane = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
        let made = CATransform3DMakeAffineTransform(plane)
        #expect(rows(made) == [[2, 3, 0, 0], [4, 5, 0, 0], [0, 0, 1, 0], [6, 7, 0, 1]])
        #expect(CATransform3DGetAffineTransform(made) == plane)
        #expect(NSValue(caTransform3D: made).cgRectValue == CGRect(x: 6, y: 7, width: 2, height: 5))
    }

    /// By the formula of Rodrigues: v' = v cos θ + (k × v) sin θ + k (k · v) (1 - cos θ).
    @Test(
        "rotates about an axis through three coordinates of any length",
        arguments: [[0, 0, 2], [3, 0, 0], [0, -5, 0], [1, 2, 3], [-2, 1, 4]] as [[CGFloat]], [0.4, -1.3, .pi])
    func rotation(axis: [CGFloat], angle: CGFloat) {
        let length = axis.reduce(0) { $0 + $1 * $1 }.squareRoot()
        let k = axis.map { $0 / length }
        let found = rows(CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2]))
        for index in 0..<3 {
            let v: [CGFloat] = (0..<3).map { $0 == index ? 1 : 0 }
            let cross = [k[1] * v[2] - k[2] * v[1], k[2] * v[0] - k[0] * v[2], k[0] * v[1] - k[1] * v[0]]
            let dot = k[0] * v[0] + k[1] * v[1] + k[2] * v[2]
            let (c, s) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
            for column in 0..<3 {
                let expected = v[column] * c + cross[column] * s + k[column] * dot * (1 - c)
                #expect(abs(found[index][column] - expected) < 1e-12)
            }
            #expect(found[index][3] == 0)
        }
        #expect(found[3] == [0, 0, 0, 1])
    }

    @Test("is the identity if it rotates about no axis")
    func noAxis() { #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity) }

    @Test("that is concatenated with another is the product of their matrices")
    func concatenation() {
        var random = SplitMix64(seed: 17)
        for _ in 0..<5 {
            let (left, right) = (
                (0..<16).map { _ in CGFloat(Int.random(in: -9...9, using: &random)) },
                (0..<16).map { _ in CGFloat(Int.random(in: -9...9, using: &random)) }
            )
            var product = [CGFloat](repeating: 0, count: 16)
            for row in 0..<4 {
                for column in 0..<4 {
                    for index in 0..<4 {
                        product[4 * row + column] += left[4 * row + index] * right[4 * index + column]
                    }
                }
            }
            #expect(CATransform3DConcat(transform(left), transform(right)) == transform(product))
        }
    }

    @Test("is preceded by the translation, scale or rotation that extends it")
    func extended() {
        let base = transform((1...16).map { CGFloat($0) })
        #expect(
            CATransform3DTranslate(base, 2, 3, 4) == CATransform3DConcat(CATransform3DMakeTranslation(2, 3, 4), base))
        #expect(CATransform3DScale(base, 2, 3, 4) == CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), base))
        #expect(
            CATransform3DRotate(base, 0.5, 1, 2, 3)
                == CATransform3DConcat(CATransform3DMakeRotation(0.5, 1, 2, 3), base))
    }
}
