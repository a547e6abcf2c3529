internal import AutoLayout

extension View {
    /// Whether the view is visible if its parent is; a view that has yet to fade in is not.
    ///
    /// The threshold is [that of UIKit](https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)) for
    /// touches.
    var isVisible: Bool { !isHidden && alpha >= 0.01 }
}
