/// Settings of a stack view that depend on conditions.
struct StackConditions {
    var axis: ConditionalSetting<Axis>
    var spacing: ConditionalSetting<Double>
}

extension StackView {
    /// Makes the stack arrange its views along the given axis while a condition holds, whatever `axis` is set to. If
    /// several conditions hold, the first one set applies.
    public final func setAxis(
        _ axis: Axis, when condition: LayoutCondition, fileID: String = #fileID, line: Int = #line
    ) {
        var settings = ownConditions
        let index = settings.axis.add(axis)
        conditions = settings
        observe(condition, SourceLocation(fileID: fileID, line: line)) { view, holds in
            (view as? StackView)?.changeConditions { $0.axis.setCase(index, holds: holds) }
        }
    }

    /// Makes the stack use the given spacing, in points, while a condition holds, whatever `spacing` is set to. If
    /// several conditions hold, the first one set applies.
    ///
    /// A number that is NaN, infinite or beyond ±1e12 is refused with a diagnostic.
    public final func setSpacing(
        _ spacing: Double, when condition: LayoutCondition, fileID: String = #fileID, line: Int = #line
    ) {
        guard spacing.isUsable else { return reportNotFinite("spacing", spacing.plain) }
        var settings = ownConditions
        let index = settings.spacing.add(spacing)
        conditions = settings
        observe(condition, SourceLocation(fileID: fileID, line: line)) { view, holds in
            (view as? StackView)?.changeConditions { $0.spacing.setCase(index, holds: holds) }
        }
    }

    private final var ownConditions: StackConditions {
        conditions ?? StackConditions(axis: ConditionalSetting(axis), spacing: ConditionalSetting(spacing))
    }

    private final func changeConditions(_ change: (inout StackConditions) -> Void) {
        guard var conditions else { return }
        change(&conditions)
        self.conditions = conditions
        settings.axis = conditions.axis.current
        spacingInUse = conditions.spacing.current
    }
}
