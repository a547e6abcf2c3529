extension View {
    /// Some of the corners of a rectangle.
    public struct CornerMask: OptionSet, Hashable, Codable, Sendable {
        /// A bit for each corner.
        public let rawValue: UInt8

        /// A set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The top-left corner.
        public static let topLeft = CornerMask(rawValue: 1)
        /// The top-right corner.
        public static let topRight = CornerMask(rawValue: 2)
        /// The bottom-left corner.
        public static let bottomLeft = CornerMask(rawValue: 4)
        /// The bottom-right corner.
        public static let bottomRight = CornerMask(rawValue: 8)
        /// All four corners.
        public static let all: CornerMask = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    }

    /// An outline of straight lines and curves, in points.
    public struct Path: Hashable, Codable, Sendable {
        /// A part of the outline; lines and curves start where the previous part ends.
        public enum Element: Hashable, Codable, Sendable {
            /// The start of a new subpath.
            case move(to: Point)
            /// A straight line.
            case line(to: Point)
            /// A cubic Bézier curve.
            case curve(to: Point, control1: Point, control2: Point)
            /// A straight line to the start of the subpath.
            case close
        }

        /// The parts in order.
        public var elements: [Element]
        /// Whether points inside an even number of subpaths are outside, so that a subpath inside another makes a hole.
        public var usesEvenOddFillRule: Bool

        /// An outline from its parts.
        public init(_ elements: [Element] = [], usesEvenOddFillRule: Bool = false) {
            self.elements = elements
            self.usesEvenOddFillRule = usesEvenOddFillRule
        }

        /// A rectangle with some rounded corners; the radii are limited to half of its width and height.
        public init(roundedRect rect: Rect, cornerRadii radii: Size, corners: CornerMask = .all) {
            let width = max(0, min(radii.width, rect.width / 2))
            let height = max(0, min(radii.height, rect.height / 2))
            let isRound = width > 0 && height > 0
            self.init()
            // Each corner with the directions to the previous corner and to the next, clockwise.
            for (corner, x, y, before, after) in [
                (CornerMask.topLeft, rect.minX, rect.minY, Point(x: 0, y: 1), Point(x: 1, y: 0)),
                (.topRight, rect.maxX, rect.minY, Point(x: -1, y: 0), Point(x: 0, y: 1)),
                (.bottomRight, rect.maxX, rect.maxY, Point(x: 0, y: -1), Point(x: -1, y: 0)),
                (.bottomLeft, rect.minX, rect.maxY, Point(x: 1, y: 0), Point(x: 0, y: -1)),
            ] {
                func point(_ direction: Point, _ share: Double) -> Point {
                    Point(x: x + direction.x * width * share, y: y + direction.y * height * share)
                }
                guard isRound, corners.contains(corner) else {
                    elements.append(elements.isEmpty ? .move(to: Point(x: x, y: y)) : .line(to: Point(x: x, y: y)))
                    continue
                }
                let start = point(before, 1)
                elements.append(elements.isEmpty ? .move(to: start) : .line(to: start))
                // The curve whose midpoint lies on the quarter of the ellipse.
                let share = 1 - 4 / 3 * (2.squareRoot() - 1)
                elements.append(
                    .curve(to: point(after, 1), control1: point(before, share), control2: point(after, share)))
            }
            elements.append(.close)
        }

        /// The ellipse that touches the edges of a rectangle.
        public init(ovalIn rect: Rect) {
            self.init(roundedRect: rect, cornerRadii: Size(width: rect.width / 2, height: rect.height / 2))
        }

        /// The outline with each of its points replaced.
        public func mapPoints(_ transform: (Point) -> Point) -> Path {
            let elements = elements.map { element -> Element in
                switch element {
                case .move(let end): .move(to: transform(end))
                case .line(let end): .line(to: transform(end))
                case .curve(let end, let control1, let control2):
                    .curve(to: transform(end), control1: transform(control1), control2: transform(control2))
                case .close: .close
                }
            }
            return Path(elements, usesEvenOddFillRule: usesEvenOddFillRule)
        }
    }
}
