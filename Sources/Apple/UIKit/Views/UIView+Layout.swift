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

    // Coordinates are converted with the transforms of the views in between. If the views are not in the same tree, the
    // frames of the two roots are in the same coordinates. Both as in UIKit.

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(map(to: view)) }
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? rootView).convert(point, to: self)
    }

    /// The smallest rectangle that contains the converted corners.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(map(to: view)) }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { (view ?? rootView).convert(rect, to: self) }

    private func map(to other: UIView?) -> CGAffineTransform {
        let (here, there) = (view, (other ?? rootView).view)
        // From a view to its subview, as in hit-testing, there is no need to look at the views around both.
        if there.superview === here { return there.placing.inverted() }
        return CGAffineTransform(from: here, to: there, in: { $0.superview }, placing: { $0.placing })
    }

    var rootView: UIView {
        var root = self
        while let next = root.superview { root = next }
        return root
    }
}

extension View {
    /// The map from the view's coordinates to those around it, in which its frame is.
    fileprivate var placing: CGAffineTransform {
        let shift = CGAffineTransform(translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
        guard transform != .identity else { return shift }
        // The transform that is drawn is about the center of the view.
        let shown = CGAffineTransform(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
        return shift.concatenating(shown.about(CGPoint(x: frame.midX, y: frame.midY)))
    }

    var rootOfTree: View {
        var root = self
        while let next = root.superview { root = next }
        return root
    }
}
