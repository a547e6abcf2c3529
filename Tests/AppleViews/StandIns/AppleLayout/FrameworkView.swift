package import AutoLayout
package import Foundation

/// What the layout asks of a framework's view.
@MainActor
package protocol FrameworkView: BackedView {
    /// The natural size of the content.
    var contentSize: CGSize { get }
    /// Places subviews by their frames.
    func placeSubviews()
    /// The framework's guide for one of the layout system's.
    func guide(for guide: LayoutGuide) -> BackedGuide
}
