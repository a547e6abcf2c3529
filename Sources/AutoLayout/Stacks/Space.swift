/// An empty view of a fixed length along one axis and none of its own along the other.
///
/// Its length gives way to required constraints only, so that it can be hidden, or squeezed where there is no other way.
open class Space: View {
    /// The axis along which it has its length.
    public final let axis: Axis
    /// How long it is along its axis, in points.
    public final var length: Double {
        didSet { if length != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// A space of a length in points along an axis.
    public init(_ length: Double, axis: Axis) {
        self.axis = axis
        self.length = length
        super.init()
        setContentHuggingPriority(.almostRequired, for: axis)
        setContentCompressionResistancePriority(.almostRequired, for: axis)
    }

    /// The length along the axis, in points; a negative one counts as none.
    open override var intrinsicContentSize: Size {
        let length = max(0, length)
        return axis == .horizontal
            ? Size(width: length, height: View.noIntrinsicMetric) : Size(width: View.noIntrinsicMetric, height: length)
    }
}

/// A space of a fixed width, for rows.
public final class HSpace: Space {
    /// A space of a width in points.
    public init(_ width: Double) {
        super.init(width, axis: .horizontal)
    }
}

/// A space of a fixed height, for columns.
public final class VSpace: Space {
    /// A space of a height in points.
    public init(_ height: Double) {
        super.init(height, axis: .vertical)
    }
}

/// A space that takes whatever room is left, and none where none is.
public final class AnySpace: View {
    /// A space without a length of its own.
    public init() {
        super.init()
    }
}
