internal import AppleLayout
internal import AutoLayout
public import Foundation

extension UIView {
    public var hasAmbiguousLayout: Bool { view.hasAmbiguousLayout }

    /// The part of a frame that constraints refer to.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    // If the views are not in the same tree, their coordinate systems are treated as the same, as in UIKit.

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let other = view?.view ?? rootView.view
        guard other.rootOfTree === self.view.rootOfTree else { return point }
        let converted = self.view.convert(Point(x: Double(point.x), y: Double(point.y)), to: other)
        return CGPoint(x: converted.x, y: converted.y)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? rootView).convert(point, to: self)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    var rootView: UIView {
        var root = self
        while let next = root.superview { root = next }
        return root
    }
}

extension View {
    var rootOfTree: View {
        var root = self
        while let next = root.superview { root = next }
        return root
    }
}
