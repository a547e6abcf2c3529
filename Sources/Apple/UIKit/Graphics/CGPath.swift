internal import AutoLayout
public import Foundation

/// The largest finite number in single precision.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MAXFLOAT = Float.greatestFiniteMagnitude
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HUGE = MAXFLOAT

/// An outline of lines and curves.
public class CGPath {
    fileprivate(set) var outline: View.Path

    init(_ outline: View.Path) { self.outline = outline }

    public convenience init(rect: CGRect, transform: CGAffineTransform?) {
        self.init(View.Path(roundedRect: Rect(rect), cornerRadii: .zero), transform)
    }

    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
        self.init(View.Path(ovalIn: Rect(rect)), transform)
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?
    ) {
        let radii = Size(width: Double(cornerWidth), height: Double(cornerHeight))
        self.init(View.Path(roundedRect: Rect(rect), cornerRadii: radii), transform)
    }

    private convenience init(_ outline: View.Path, _ transform: CGAffineTransform?) {
        self.init(outline)
        if let transform { apply(transform) }
    }

    final func apply(_ transform: CGAffineTransform) {
        outline = outline.mapPoints { Point(CGPoint($0).applying(transform)) }
    }

    public var isEmpty: Bool { outline.elements.isEmpty }

    /// The smallest rectangle that contains all points, including control points of curves.
    public var boundingBox: CGRect { CGRect(containing: points) }

    /// The smallest rectangle that contains the outline itself.
    public var boundingBoxOfPath: CGRect {
        var reached: [CGPoint] = []
        // The start of the current subpath, to which closing it returns.
        var start: CGPoint?
        for element in outline.elements {
            switch element {
            case .move(let end):
                start = CGPoint(end)
                reached.append(CGPoint(end))
            case .line(let end): reached.append(CGPoint(end))
            case .curve(let end, let control1, let control2):
                let current = reached.last ?? .zero
                reached += CGPoint.extremes(of: [current, CGPoint(control1), CGPoint(control2), CGPoint(end)])
            case .close: if let start { reached.append(start) }
            }
        }
        return CGRect(containing: reached)
    }

    private var points: [CGPoint] {
        outline.elements.flatMap { element in
            switch element {
            case .move(let end), .line(let end): [CGPoint(end)]
            case .curve(let end, let control1, let control2): [control1, control2, end].map { CGPoint($0) }
            case .close: [CGPoint]()
            }
        }
    }

    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.outline = outline
        return copy
    }

    public func copy() -> CGPath? { CGPath(outline) }

    /// A transformed copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform = unsafe transform?.pointee else { return copy() }
        return CGPath(outline, transform)
    }
}

public final class CGMutablePath: CGPath {
    public init() { super.init(View.Path()) }

    private func add(_ element: View.Path.Element) { outline.elements.append(element) }

    /// The end of the path, at which the next line begins: the start of the last subpath if that is closed, and zero if
    /// the path is empty.
    public var currentPoint: CGPoint {
        let isClosed = outline.elements.last == .close
        for element in outline.elements.reversed() {
            switch element {
            case .move(let end): return CGPoint(end)
            case .line(let end), .curve(let end, _, _): if !isClosed { return CGPoint(end) }
            case .close: break
            }
        }
        return .zero
    }

    public func move(to point: CGPoint) { add(.move(to: Point(point))) }

    public func addLine(to point: CGPoint) { add(.line(to: Point(point))) }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add(.curve(to: Point(end), control1: Point(control1), control2: Point(control2)))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        // A control point of the equivalent cubic curve, two-thirds of the way from the given end to the quadratic
        // curve's control point.
        func towards(from point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        addCurve(to: end, control1: towards(from: currentPoint), control2: towards(from: end))
    }

    /// Adds a line to the start of an arc, or begins there if the path is empty, then adds the arc. Angles are measured
    /// clockwise from the right, as seen on the screen. An arc runs clockwise on the screen if `clockwise` is false,
    /// since the parameter refers to a y axis that points upward.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        var sweep = (endAngle - startAngle) * (clockwise ? -1 : 1)
        let turn = 2 * CGFloat.pi
        if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
        sweep = min(sweep, turn) * (clockwise ? -1 : 1)
        func point(_ angle: CGFloat, _ tangent: CGFloat = 0) -> CGPoint {
            let (cosine, sine) = (cos(angle), sin(angle))
            return CGPoint(
                x: center.x + radius * (cosine - tangent * sine), y: center.y + radius * (sine + tangent * cosine))
        }
        if isEmpty { move(to: point(startAngle)) } else { addLine(to: point(startAngle)) }
        let count = max(1, (abs(sweep) / (turn / 4) - 1e-9).rounded(.up))
        let step = sweep / count
        let tangent = 4 / 3 * tan(step / 4)
        for index in 0..<Int(count) {
            let angle = startAngle + CGFloat(index) * step
            addCurve(
                to: point(angle + step), control1: point(angle, tangent), control2: point(angle + step, -tangent))
        }
    }

    public func addRect(_ rect: CGRect) { addPath(CGPath(rect: rect, transform: nil)) }
    public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }

    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        addPath(CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil))
    }

    public func addPath(_ path: CGPath) {
        outline.elements += path.outline.elements
    }

    public func closeSubpath() { add(.close) }
}

extension CGPoint {
    init(_ point: Point) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }

    /// The points where a cubic curve reverses direction along an axis, followed by its end.
    fileprivate static func extremes(of curve: [CGPoint]) -> [CGPoint] {
        func point(at time: CGFloat) -> CGPoint {
            let rest = 1 - time
            let weights = [rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time]
            return zip(curve, weights).reduce(.zero) {
                CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1)
            }
        }
        let times = [curve.map(\.x), curve.map(\.y)].flatMap { places -> [CGFloat] in
            // The roots of the derivative.
            let a = places[3] - 3 * places[2] + 3 * places[1] - places[0]
            let b = 2 * (places[2] - 2 * places[1] + places[0])
            let c = places[1] - places[0]
            guard abs(a) > 1e-12 else { return b == 0 ? [] : [-c / b] }
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            return [(-b - discriminant.squareRoot()) / (2 * a), (-b + discriminant.squareRoot()) / (2 * a)]
        }
        return times.filter { $0 > 0 && $0 < 1 }.map(point) + [curve[3]]
    }
}

extension Point {
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}
