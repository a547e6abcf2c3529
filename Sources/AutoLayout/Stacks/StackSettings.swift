/// What a stack view was told, apart from its spacing: what every rule of its arrangement depends on.
struct StackSettings: Equatable {
    var axis: Axis
    var distribution: StackView.Distribution
    var alignment: StackView.Alignment
    var isMarginsRelative = false
    var isBaselineRelative = false

    /// The axis across the one along which views are arranged.
    var across: Axis { axis == .horizontal ? .vertical : .horizontal }

    /// Baselines mean nothing across a column: there they are taken for leading.
    var effectiveAlignment: StackView.Alignment {
        axis == .vertical && (alignment == .firstBaseline || alignment == .lastBaseline) ? .leading : alignment
    }

    /// Whether gaps are counted from baseline to baseline, which only a column can do.
    var countsFromBaselines: Bool { isBaselineRelative && axis == .vertical }

    /// Whether the gaps take the room that is left, and not the views.
    var spreadsGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }
}

extension Axis {
    var start: LayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
    var end: LayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
    var center: LayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
    var extent: LayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}

extension Size {
    func extent(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}
