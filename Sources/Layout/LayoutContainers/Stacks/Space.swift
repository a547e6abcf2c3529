/// An empty view with a fixed length along one axis and no natural size along the other.
///
/// Its length has the priority `almostRequired`, so that it can be hidden or squeezed if necessary.
open class Space: View {
    /// The axis along which the length is fixed.
    public final let axis: Axis
    /// The length along its axis, in points. A number that is NaN, infinite or beyond ±1e12 is refused with a
    /// diagnostic.
    public final var length: Double {
        get { givenLength }
        set {
            guard newValue.isUsable else { return reportNotFinite("length", newValue.plain) }
            guard newValue != givenLength else { return }
            givenLength = newValue
            invalidateIntrinsicContentSize()
        }
    }
    private final var givenLength = 0.0

    /// A space with the given length, in points, along an axis.
    public init(_ length: Double, axis: Axis) {
        self.axis = axis
        super.init(frame: .zero)
        self.length = length
        setContentHuggingPriority(.almostRequired, for: axis)
        setContentCompressionResistancePriority(.almostRequired, for: axis)
    }

    /// The length along the axis, in points; a negative length counts as 0.
    open override var intrinsicContentSize: Size {
        let length = max(0, length)
        return axis == .horizontal
            ? Size(width: length, height: View.noIntrinsicMetric) : Size(width: View.noIntrinsicMetric, height: length)
    }
}

/// A space with a fixed width, for rows.
public final class HSpace: Space {
    /// A space with the given width, in points.
    public init(_ width: Double) {
        super.init(width, axis: .horizontal)
    }
}

/// A space with a fixed height, for columns.
public final class VSpace: Space {
    /// A space with the given height, in points.
    public init(_ height: Double) {
        super.init(height, axis: .vertical)
    }
}

/// A space that takes up whatever space remains, if any.
public final class AnySpace: View {
    /// A space without a fixed length.
    public init() {
        super.init(frame: .zero)
    }
}
