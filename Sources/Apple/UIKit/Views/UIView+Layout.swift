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

    // If the views are not in the same tree, the frames of the two roots are in the same coordinates, as in UIKit.

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        var point = Point(x: Double(point.x), y: Double(point.y))
        let (root, other) = (self.view.rootOfTree, view?.view ?? rootView.view)
        let otherRoot = other.rootOfTree
        if otherRoot === root {
            point = self.view.convert(point, to: other)
        } else {
            let (from, to) = (root.originOfSurroundings, otherRoot.originOfSurroundings)
            point = self.view.convert(point, to: root)
            point = otherRoot.convert(Point(x: point.x - from.x + to.x, y: point.y - from.y + to.y), to: other)
        }
        return CGPoint(x: point.x, y: point.y)
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
    /// The origin of the coordinates around the view, in which its frame is, in the view's own coordinates.
    fileprivate var originOfSurroundings: Point {
        Point(x: bounds.minX - frame.minX, y: bounds.minY - frame.minY)
    }

    var rootOfTree: View {
        var root = self
        while let next = root.superview { root = next }
        return root
    }
}
