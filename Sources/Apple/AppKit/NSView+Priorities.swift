public import AppleLayout
package import AutoLayout

extension NSLayoutConstraint {
    public enum Orientation: Int, Sendable {
        case horizontal, vertical

        package var axis: Axis { self == .horizontal ? .horizontal : .vertical }
    }
}

extension NSView {
    public func contentHuggingPriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority { hugging(orientation.axis) }

    public func setContentHuggingPriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {
        setHugging(priority, orientation.axis)
    }

    public func contentCompressionResistancePriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority { resistance(orientation.axis) }

    public func setContentCompressionResistancePriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {
        setResistance(priority, orientation.axis)
    }
}
