package import AutoLayout
package import Foundation

/// The methods by which the layout queries and notifies a framework's view.
@MainActor
package protocol FrameworkView: BackedView {
    /// The natural size of the content.
    var shownContentSize: CGSize { get }
    /// Places subviews by their frames.
    func placeSubviews()
    /// Changes constraints before a layout pass.
    func changeConstraints()
    /// Responds to a change to the safe area.
    func safeAreaChanged()
    /// Responds to a change to the margins.
    func marginsChanged()
    /// Whether a touch at a point in the view's coordinates belongs to the view.
    func reacts(at point: CGPoint) -> Bool
    /// Whether touches reach the view.
    var isOperable: Bool { get }
    /// The view that provides a baseline of this view.
    func baselineView(isFirst: Bool) -> BackedView
    /// The framework's guide that is backed by a guide of the layout system.
    func guide(for guide: LayoutGuide) -> BackedGuide
}

extension FrameworkView {
    package func changeConstraints() {}
    package func safeAreaChanged() {}
    package func marginsChanged() {}
    package func reacts(at point: CGPoint) -> Bool { CGRect(view.bounds).contains(point) }
    package var isOperable: Bool { true }
    package func baselineView(isFirst: Bool) -> BackedView { self }
}
