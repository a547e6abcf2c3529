package import AutoLayout
package import Foundation

extension View {
    /// The size of a view without content.
    package static let noContent = CGSize(width: CGFloat(noIntrinsicMetric), height: CGFloat(noIntrinsicMetric))
}

extension BackedView {
    package func hugging(_ axis: Axis) -> NSLayoutConstraint.Priority {
        NSLayoutConstraint.Priority(of: view.contentHuggingPriority(for: axis))
    }

    package func setHugging(_ priority: NSLayoutConstraint.Priority, _ axis: Axis) {
        view.setContentHuggingPriority(LayoutPriority(of: priority), for: axis)
    }

    package func resistance(_ axis: Axis) -> NSLayoutConstraint.Priority {
        NSLayoutConstraint.Priority(of: view.contentCompressionResistancePriority(for: axis))
    }

    package func setResistance(_ priority: NSLayoutConstraint.Priority, _ axis: Axis) {
        view.setContentCompressionResistancePriority(LayoutPriority(of: priority), for: axis)
    }
}
