public import Foundation

/// An outline, of which only the bounds are known; it is not drawn.
@MainActor @preconcurrency
open class UIBezierPath: NSObject {
    open private(set) var bounds = CGRect.zero
    open var lineWidth: CGFloat = 1

    nonisolated public override init() { super.init() }

    public convenience init(rect: CGRect) {
        self.init()
        bounds = rect
    }

    public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(rect: rect)
    }

    open var cgPath: CGPath { CGPath(boundingBox: bounds) }
    open func move(to point: CGPoint) { include(point) }
    open func addLine(to point: CGPoint) { include(point) }
    open func close() {}
    open func stroke() {}
    open func fill() {}

    private func include(_ point: CGPoint) {
        let corner = CGRect(origin: point, size: .zero)
        bounds = bounds == .zero ? corner : bounds.union(corner)
    }
}

public struct CGPath: Hashable, Sendable {
    public let boundingBox: CGRect
}

public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    public static let allCorners = UIRectCorner(rawValue: .max)
}
