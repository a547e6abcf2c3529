/// The settings of a stack view on which the rules of all its views depend; its spacing is separate.
struct StackSettings: Equatable {
    var axis: Axis
    var distribution: StackView.Distribution
    var alignment: StackView.Alignment
    var isMarginsRelative = false
    var isBaselineRelative = false

    /// The axis perpendicular to the one along which views are arranged.
    var across: Axis { axis == .horizontal ? .vertical : .horizontal }

    /// The alignment, except that baseline alignment in a column is leading alignment.
    var effectiveAlignment: StackView.Alignment {
        axis == .vertical && (alignment == .firstBaseline || alignment == .lastBaseline) ? .leading : alignment
    }

    /// Whether spacing is measured from baseline to baseline, which is possible only in a column.
    var countsFromBaselines: Bool { isBaselineRelative && axis == .vertical }

    /// Whether the gaps, rather than the views, take up the remaining space.
    var spreadsGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }
}

extension Axis {
    package var start: LayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
    package var end: LayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
    var center: LayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
    package var extent: LayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}
