internal import AutoLayout

extension View {
    /// Whether the view can be seen where its parent can; a view that waits to be faded in cannot.
    ///
    /// The threshold is [that of UIKit](https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)) for
    /// touches.
    var isVisible: Bool { !isHidden && alpha >= 0.01 }
}
