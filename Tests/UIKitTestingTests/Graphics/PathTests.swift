import AutoLayout
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

extension Point {
    fileprivate func mixed(with other: Point, _ share: Double) -> Point {
        Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}

/// Outlines are read from the mask of a view, and compared with points calculated here.
@Suite("A path of UIKit on Linux")
@MainActor
struct PathTests {
    private struct NotAMove: Error {}

    private func elements(_ path: CGPath) -> [View.Path.Element] {
        let (view, shape) = (UIView(), CAShapeLayer())
        shape.path = path
        view.layer.mask = shape
        return view.layoutView.maskPath?.elements ?? []
    }

    /// The curves of a path with their starts, each as four points.
    private func curves(_ path: CGPath) -> [[Point]] {
        var (curves, last) = ([[Point]](), Point.zero)
        for element in elements(path) {
            switch element {
            case .move(let end), .line(let end): last = end
            case .curve(let end, let control1, let control2):
                curves.append([last, control1, control2, end])
                last = end
            case .close: break
            }
        }
        return curves
    }

    /// A point of a curve, by the construction of de Casteljau.
    private func point(_ curve: [Point], at share: Double) -> Point {
        var points = curve
        while points.count > 1 { points = zip(points, points.dropFirst()).map { $0.mixed(with: $1, share) } }
        return points[0]
    }

    private func isNear(_ point: Point, _ x: Double, _ y: Double, within tolerance: Double = 1e-9) -> Bool {
        abs(point.x - x) < tolerance && abs(point.y - y) < tolerance
    }

    /// The start, the end and the turn of an arc, in degrees clockwise on the screen; a turn is never longer than a circle.
    private static let arcs: [(start: Double, end: Double, isClockwise: Bool, turn: Double)] = [
        (0, 90, true, 90), (0, 90, false, -270), (90, 0, true, 270), (90, 0, false, -90), (-45, 45, true, 90),
        (-45, 45, false, -270), (0, 360, true, 360), (0, 360, false, -0.0), (360, 0, false, -360), (30, 430, true, 360),
        (10, 101, true, 91), (0, 180, true, 180), (0, 180, false, -180), (20, 290, true, 270), (-400, -30, true, 360),
        (500, 130, false, -360), (50, 50, true, 0),
    ]

    @Test("that is an arc follows the circle from its start to its end, with a curve for each quarter")
    func arcs() throws {
        for (start, end, isClockwise, turn) in Self.arcs { try check(start, end, isClockwise, turn) }
    }

    private func check(_ start: Double, _ end: Double, _ isClockwise: Bool, _ turn: Double) throws {
        func angle(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 60), radius: 10, startAngle: angle(start), endAngle: angle(end),
            clockwise: isClockwise)
        let curves = curves(path.cgPath)
        #expect(curves.count == max(1, Int((abs(turn) / 90).rounded(.up))))
        let first = try #require(elements(path.cgPath).first)
        guard case .move(let place) = first else { throw NotAMove() }
        #expect(isNear(place, 50 + 10 * cos(angle(start)), 60 + 10 * sin(angle(start))))
        for (index, curve) in curves.enumerated() {
            for share in [0, 0.5, 1] {
                let place = angle(start + turn * (Double(index) + share) / Double(curves.count))
                #expect(isNear(point(curve, at: share), 50 + 10 * cos(place), 60 + 10 * sin(place)))
            }
            for share in [0.1, 0.25, 0.8] {
                let found = point(curve, at: share)
                let radius = ((found.x - 50) * (found.x - 50) + (found.y - 60) * (found.y - 60)).squareRoot()
                // A cubic curve leaves a quarter of a circle by less than 0.03 %.
                #expect(abs(radius - 10) < 0.003)
            }
        }
    }

    @Test("is joined to an arc by a line, and the two kinds of paths count clockwise in opposite ways")
    func joined() {
        let (path, other) = (UIBezierPath(), CGMutablePath())
        for point in [CGPoint(x: 1, y: 2)] {
            path.move(to: point)
            other.move(to: point)
        }
        path.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        other.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(elements(path.cgPath) == elements(other) && elements(other).count == 3)
        #expect(elements(other).prefix(2) == [.move(to: Point(x: 1, y: 2)), .line(to: Point(x: 5, y: 0))])
    }

    @Test("has bounds around its curves, and a box around their control points")
    func bounds() {
        var random = SplitMix64(seed: 5)
        for round in 0..<200 {
            // Small numbers often make curves that are straight, or of a lower degree.
            let largest = round < 100 ? 4 : 50
            let points = (0..<4).map { _ in
                CGPoint(x: Int.random(in: 0...largest, using: &random), y: Int.random(in: 0...largest, using: &random))
            }
            let path = UIBezierPath()
            path.move(to: points[0])
            path.addCurve(to: points[3], controlPoint1: points[1], controlPoint2: points[2])
            let curve = points.map { Point(x: Double($0.x), y: Double($0.y)) }
            let reached = (0...400).map { point(curve, at: Double($0) / 400) }
            func check(_ found: (low: CGFloat, high: CGFloat), _ reached: [Double]) {
                let (low, high) = (reached.min() ?? 0, reached.max() ?? 0)
                #expect(found.low <= low + 1e-9 && found.high >= high - 1e-9, "\(points)")
                // Between two of the points compared, a curve goes no further than this.
                #expect(low - found.low < 0.01 && found.high - high < 0.01, "\(points)")
            }
            check((path.bounds.minX, path.bounds.maxX), reached.map(\.x))
            check((path.bounds.minY, path.bounds.maxY), reached.map(\.y))
            let box = path.cgPath.boundingBox
            #expect(box.minX == points.map(\.x).min() && box.maxX == points.map(\.x).max())
            #expect(box.minY == points.map(\.y).min() && box.maxY == points.map(\.y).max())
        }
    }

    @Test("has a quadratic curve through the same points as the cubic one that stands for it")
    func quadratic() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 21, y: -8), controlPoint: CGPoint(x: 9, y: 40))
        let (start, control, end) = (Point(x: 3, y: 4), Point(x: 9, y: 40), Point(x: 21, y: -8))
        for share in [0.2, 0.5, 0.9] {
            let expected = point([start, control, end], at: share)
            #expect(isNear(point(curves(path.cgPath)[0], at: share), expected.x, expected.y))
        }
        #expect(path.currentPoint == CGPoint(x: 21, y: -8))
    }

    @Test("ends where its last element ends, or where it began if it is closed")
    func currentPoint() {
        let path = CGMutablePath()
        #expect(path.currentPoint == .zero && path.isEmpty)
        path.move(to: CGPoint(x: 1, y: 1))
        #expect(path.currentPoint == CGPoint(x: 1, y: 1) && !path.isEmpty)
        path.addLine(to: CGPoint(x: 2, y: 3))
        #expect(path.currentPoint == CGPoint(x: 2, y: 3))
        path.addCurve(to: CGPoint(x: 5, y: 6), control1: .zero, control2: .zero)
        #expect(path.currentPoint == CGPoint(x: 5, y: 6))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        path.addLines(between: [])
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        path.addLines(between: [CGPoint(x: 7, y: 7), CGPoint(x: 8, y: 8), CGPoint(x: 9, y: 7)])
        #expect(path.currentPoint == CGPoint(x: 9, y: 7))
        #expect(
            elements(path).suffix(3) == [
                .move(to: Point(x: 7, y: 7)), .line(to: Point(x: 8, y: 8)), .line(to: Point(x: 9, y: 7)),
            ])
    }

    @Test("is a rectangle, an oval or a rounded rectangle, alone, transformed, or added to another")
    func shapes() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
        let wanted = Rect(x: 1, y: 2, width: 30, height: 20)
        let shapes: [(CGPath, CGPath?, View.Path, (CGMutablePath) -> Void)] = [
            (
                CGPath(rect: rect, transform: nil), UIBezierPath(rect: rect).cgPath,
                View.Path(roundedRect: wanted, cornerRadii: .zero), { $0.addRect(rect) }
            ),
            (
                CGPath(ellipseIn: rect, transform: nil), UIBezierPath(ovalIn: rect).cgPath,
                View.Path(ovalIn: wanted), { $0.addEllipse(in: rect) }
            ),
            (
                CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 3, transform: nil), nil,
                View.Path(roundedRect: wanted, cornerRadii: Size(width: 4, height: 3)),
                { $0.addRoundedRect(in: rect, cornerWidth: 4, cornerHeight: 3) }
            ),
        ]
        for (path, bezier, outline, add) in shapes {
            #expect(elements(path) == outline.elements)
            if let bezier { #expect(elements(bezier) == outline.elements) }
            let whole = CGMutablePath()
            whole.move(to: .zero)
            add(whole)
            #expect(elements(whole) == [.move(to: .zero)] + outline.elements)
        }
        let move = CGAffineTransform(translationX: 5, y: 6)
        let moved = CGRect(x: 6, y: 8, width: 30, height: 20)
        #expect(CGPath(ellipseIn: rect, transform: move).boundingBox == moved)
        #expect(CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 3, transform: move).boundingBox == moved)
    }

    @Test("with rounded corners has the width of the radii, but at most half of its shorter side", arguments: 0...15)
    func corners(bits: UInt) {
        let masks: [(UIRectCorner, View.CornerMask)] = [
            (.topLeft, .topLeft), (.topRight, .topRight), (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
        ]
        let chosen = masks.enumerated().filter { bits >> UInt($0.offset) & 1 == 1 }.map(\.element)
        for (width, radius) in [(4.0, 4.0), (8, 5), (50, 5)] {
            let path = UIBezierPath(
                roundedRect: CGRect(x: 1, y: 2, width: 30, height: 10),
                byRoundingCorners: UIRectCorner(chosen.map(\.0)),
                cornerRadii: CGSize(width: width, height: 1))
            let outline = View.Path(
                roundedRect: Rect(x: 1, y: 2, width: 30, height: 10), cornerRadii: Size(width: radius, height: radius),
                corners: View.CornerMask(chosen.map(\.1)))
            #expect(elements(path.cgPath) == outline.elements)
        }
        let tall = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 6, height: 40), cornerRadius: 9)
        let outline = View.Path(
            roundedRect: Rect(x: 0, y: 0, width: 6, height: 40), cornerRadii: Size(width: 3, height: 3))
        #expect(elements(tall.cgPath) == outline.elements)
    }

    @Test("can be copied, replaced, reversed, appended and emptied")
    func editing() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
        let copy = path.cgPath
        path.append(UIBezierPath(rect: CGRect(x: 30, y: 0, width: 5, height: 5)))
        #expect(copy.boundingBox.width == 10 && path.bounds == CGRect(x: 0, y: 0, width: 35, height: 20))
        #expect(path.contains(CGPoint(x: 34, y: 1)) && !path.contains(CGPoint(x: 36, y: 1)))
        #expect(path.reversing().bounds == path.bounds)
        let mutable = copy.mutableCopy()
        mutable?.addLine(to: CGPoint(x: 99, y: 0))
        #expect(mutable?.boundingBox.width == 99 && copy.copy()?.boundingBox.width == 10)
        path.cgPath = copy
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 20) && !path.isEmpty)
        #expect(UIBezierPath(cgPath: copy).bounds == path.bounds)
        path.removeAllPoints()
        #expect(path.isEmpty && path.bounds == .zero)
    }
}
