extension LayoutCondition.Quantity {
    /// The quantity's value for an item of the given size, in points.
    package func number(
        width: Double, height: Double, isRightToLeft: @autoclosure () -> Bool, _ textScale: @autoclosure () -> Double
    ) -> Double {
        switch kind {
        case .width: width
        case .height: height
        case .aspectRatio: ratio(width, height)
        case .direction: isRightToLeft() ? 1 : 0
        case .textScale: textScale()
        case .disarray: 0
        }
    }

    /// The width divided by the height, as a finite number: 0 if the width is 0, and the largest finite number if only
    /// the height is 0.
    private func ratio(_ width: Double, _ height: Double) -> Double {
        if width <= 0 { return 0 }
        return height > 0 ? min(width / height, .greatestFiniteMagnitude) : .greatestFiniteMagnitude
    }
}

extension LayoutCondition.Threshold {
    package func number(_ thresholds: SizeClassThresholds) -> Double {
        switch self {
        case .number(let number): number
        case .sizeClass(let axis): thresholds.length(along: axis)
        }
    }
}
