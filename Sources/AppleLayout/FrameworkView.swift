package import AutoLayout
package import Foundation

/// The questions that the layout asks a framework's view.
@MainActor
package protocol FrameworkView: BackedView {
    /// The natural size of the content.
    var shownContentSize: CGSize { get }
    /// Places subviews by their frames.
    func placeSubviews()
    /// Changes constraints before a pass.
    func changeConstraints()
    /// Follows a change of the safe area.
    func safeAreaChanged()
    /// Whether a touch at a point in the view's coordinates belongs to the view.
    func reacts(at point: CGPoint) -> Bool
    /// Whether touches reach the view.
    var isOperable: Bool { get }
    /// The framework's guide for one of the layout system's.
    func guide(for guide: LayoutGuide) -> BackedGuide
}

extension FrameworkView {
    package func changeConstraints() {}
    package func safeAreaChanged() {}
    package func reacts(at point: CGPoint) -> Bool { CGRect(view.bounds).contains(point) }
    package var isOperable: Bool { true }
}
