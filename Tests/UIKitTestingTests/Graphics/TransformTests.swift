import Foundation
import Testing
import UIKit
import UIKitTesting

/// The expected points are calculated by hand from x' = a x + c y + tx and y' = b x + d y + ty.
@Suite("A transform in the plane")
@MainActor
struct TransformTests {
    private let points = [CGPoint(x: 2, y: 3), CGPoint(x: -5, y: 1), CGPoint(x: 0, y: 7)]
    /// Matrices of whole numbers whose inverses are exact, since their determinants are 1, -1, 4 and -2.
    private let transforms = [
        CGAffineTransform(a: 2, b: 3, c: 5, d: 8, tx: 11, ty: 13),
        CGAffineTransform(a: 3, b: 5, c: 2, d: 3, tx: -4, ty: 6),
        CGAffineTransform(a: 2, b: 2, c: 1, d: 3, tx: 7, ty: -9),
        CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: -1, ty: -2),
    ]

    private func numbers(_ transform: CGAffineTransform) -> [CGFloat] {
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    }

    private func isNear(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(point.x - x) < 1e-12 && abs(point.y - y) < 1e-12
    }

    @Test("maps points and sizes by its six numbers")
    func applying() {
        #expect(points[0].applying(transforms[0]) == CGPoint(x: 30, y: 43))
        #expect(points[1].applying(transforms[1]) == CGPoint(x: -17, y: -16))
        #expect(CGSize(width: 2, height: 3).applying(transforms[0]) == CGSize(width: 19, height: 30))
        #expect(CGSize(width: -5, height: 1).applying(transforms[1]) == CGSize(width: -13, height: -22))
        #expect(points[0].equalTo(CGPoint(x: 2, y: 3)) && !points[0].equalTo(points[1]))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.equalTo(rect) && !rect.equalTo(.zero))
        #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
        #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
    }

    @Test("is made of a scale, a translation or an angle")
    func initializers() {
        #expect(numbers(CGAffineTransform()) == [1, 0, 0, 1, 0, 0])
        #expect(numbers(CGAffineTransform(scaleX: 2, y: 3)) == [2, 0, 0, 3, 0, 0])
        #expect(numbers(CGAffineTransform(translationX: 2, y: 3)) == [1, 0, 0, 1, 2, 3])
        let (cosine, sine) = (CGFloat(cos(0.3)), CGFloat(sin(0.3)))
        #expect(numbers(CGAffineTransform(rotationAngle: 0.3)) == [cosine, sine, -sine, cosine, 0, 0])
    }

    @Test("is the identity if all six numbers are those of the identity")
    func identity() {
        #expect(CGAffineTransform.identity.isIdentity && CGAffineTransform().isIdentity)
        for path in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
            var transform = CGAffineTransform.identity
            transform[keyPath: path] += 1
            #expect(!transform.isIdentity)
        }
    }

    @Test("that is concatenated with another does what one does after the other")
    func concatenation() {
        for (first, second) in transforms.flatMap({ first in transforms.map { (first, $0) } }) {
            let both = first.concatenating(second)
            for point in points { #expect(point.applying(both) == point.applying(first).applying(second)) }
        }
    }

    @Test("is undone by its inverse, and a singular one has none")
    func inverse() {
        for transform in transforms {
            for point in points {
                #expect(point.applying(transform).applying(transform.inverted()) == point)
                #expect(point.applying(transform.inverted()).applying(transform) == point)
            }
        }
        let singular = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
        #expect(singular.inverted() == singular)
    }

    @Test("is preceded by what it is scaled, translated or rotated by")
    func extended() {
        for (transform, point) in transforms.flatMap({ transform in points.map { (transform, $0) } }) {
            #expect(
                point.applying(transform.scaledBy(x: 2, y: 5))
                    == CGPoint(x: 2 * point.x, y: 5 * point.y).applying(transform))
            #expect(
                point.applying(transform.translatedBy(x: 2, y: 5))
                    == CGPoint(x: point.x + 2, y: point.y + 5).applying(transform))
            // A quarter turn, clockwise on the screen, takes (x, y) to (-y, x).
            let turned = CGPoint(x: -point.y, y: point.x).applying(transform)
            #expect(isNear(point.applying(transform.rotated(by: .pi / 2)), turned.x, turned.y))
        }
    }

    @Test("takes a rectangle to the box around its four corners")
    func rectangles() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 2)) == CGRect(x: -4, y: 4, width: 3, height: 8))
        #expect(rect.applying(CGAffineTransform(translationX: 5, y: 7)) == CGRect(x: 6, y: 9, width: 3, height: 4))
        let leaning = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
        #expect(rect.applying(leaning) == CGRect(x: 3, y: 2, width: 7, height: 4))
        let rising = CGAffineTransform(a: 1, b: -2, c: 0, d: 1, tx: 0, ty: 0)
        #expect(rect.applying(rising) == CGRect(x: 1, y: -6, width: 3, height: 10))
        // A translation changes no size, not even in the last digit.
        let odd = CGRect(x: 0.1, y: 0.7, width: 0.3, height: 0.6)
        #expect(odd.applying(CGAffineTransform(translationX: 0.7, y: 0.9)).size == odd.size)
    }

    @Test(
        "of a view or a layer is about the anchor point, and a frame that is set is the box around the result",
        arguments: [
            CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(scaleX: -1, y: 4),
            CGAffineTransform(a: 0, b: 2, c: -0.5, d: 0, tx: 8, ty: -6), CGAffineTransform(translationX: 3, y: 5),
        ], [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 0.25)])
    func frames(transform: CGAffineTransform, anchor: CGPoint) {
        let (view, layer) = (UIView(), CALayer())
        (view.anchorPoint, layer.anchorPoint) = (anchor, anchor)
        (view.transform, layer.transform) = (transform, CATransform3DMakeAffineTransform(transform))
        let frame = CGRect(x: 10, y: 20, width: 64, height: 32)
        (view.frame, layer.frame) = (frame, frame)
        for (shown, bounds, center) in [
            (view.frame, view.bounds, view.center), (layer.frame, layer.bounds, layer.position),
        ] {
            #expect(shown == frame)
            // The corners, as seen from the anchor point, are transformed and then lie around the center.
            let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { x, y in
                CGPoint(x: (x - anchor.x) * bounds.width, y: (y - anchor.y) * bounds.height).applying(transform)
            }
            let (xs, ys) = (corners.map(\.x), corners.map(\.y))
            #expect(center.x + (xs.min() ?? 0) == frame.minX && center.x + (xs.max() ?? 0) == frame.maxX)
            #expect(center.y + (ys.min() ?? 0) == frame.minY && center.y + (ys.max() ?? 0) == frame.maxY)
        }
        let place = CGPoint(x: 100, y: 200)
        (view.center, layer.position) = (place, place)
        #expect(view.center == place && layer.position == place)
        #expect(view.frame.size == frame.size && layer.frame.size == frame.size)
        #expect(view.frame.origin == layer.frame.origin)
        let size = CGSize(width: 128, height: 16)
        (view.bounds.size, layer.bounds.size) = (size, size)
        #expect(view.center == place && layer.position == place && view.frame == layer.frame)
        #expect(view.bounds.size == size && layer.bounds.size == size)
        // What is drawn, once the view is laid out, is about its middle.
        view.layoutIfNeeded()
        let middle = CGPoint(x: (0.5 - anchor.x) * 128, y: (0.5 - anchor.y) * 16)
        let (drawn, moved) = (view.layoutView.transform, middle.applying(transform))
        #expect([drawn.a, drawn.b, drawn.c, drawn.d].map { CGFloat($0) } == Array(numbers(transform).prefix(4)))
        #expect(CGFloat(drawn.tx) == moved.x - middle.x && CGFloat(drawn.ty) == moved.y - middle.y)
    }
}
