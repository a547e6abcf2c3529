public import AppleLayout
package import AutoLayout

public typealias UILayoutPriority = NSLayoutConstraint.Priority

extension NSLayoutConstraint {
    public enum Axis: Int, Sendable {
        case horizontal, vertical

        package var axis: AutoLayout.Axis { self == .horizontal ? .horizontal : .vertical }
    }
}

extension UIView {
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis.axis) }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis.axis)
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistance(axis.axis)
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setResistance(priority, axis.axis)
    }
}
