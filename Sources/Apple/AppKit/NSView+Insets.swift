internal import AutoLayout
public import Foundation

extension NSView {
    public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(view.safeAreaInsets) }

    public var additionalSafeAreaInsets: NSEdgeInsets {
        get { NSEdgeInsets(view.additionalSafeAreaInsets) }
        set {
            view.additionalSafeAreaInsets = EdgeInsets(
                top: Double(newValue.top), left: Double(newValue.left), bottom: Double(newValue.bottom),
                right: Double(newValue.right))
        }
    }
}

extension NSEdgeInsets {
    init(_ insets: EdgeInsets) {
        self.init(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.right))
    }
}
