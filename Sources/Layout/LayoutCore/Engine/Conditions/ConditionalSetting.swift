/// A setting, and the values that replace it while conditions hold. If several conditions hold, the value added first
/// applies.
package struct ConditionalSetting<Value> {
    /// The value if no condition holds.
    package var base: Value
    /// The value that a container imposes, whatever conditions hold; nil if no container imposes one.
    var imposed: Value?
    private var cases: [(value: Value, holds: Bool)] = []

    package init(_ base: Value) {
        self.base = base
    }

    package var current: Value { imposed ?? wanted }
    /// The value apart from the imposed one.
    var wanted: Value { cases.first { $0.holds }?.value ?? base }

    /// Adds a value for a condition that does not hold yet.
    /// - Returns: the index of the value.
    package mutating func add(_ value: Value) -> Int {
        cases.append((value, false))
        return cases.count - 1
    }

    package mutating func setCase(_ index: Int, holds: Bool) { cases[index].holds = holds }
}

extension View {
    /// Hides or shows the view while a condition holds, whatever `isHidden` is set to. If several conditions hold, the
    /// first one set applies.
    ///
    /// In a stack view that arranges it, a hidden view takes up no space.
    public final func setHidden(
        _ isHidden: Bool, when condition: LayoutCondition, fileID: String = #fileID, line: Int = #line
    ) {
        var index = 0
        changeHiding { index = $0.add(isHidden) }
        observe(condition, SourceLocation(fileID: fileID, line: line)) { view, holds in
            view.changeHiding { $0.setCase(index, holds: holds) }
        }
    }

    /// Hides the view because its container has no room for it, whatever `isHidden` and conditions say, or no longer
    /// hides it for this reason.
    package final func hideForContainer(_ isHidden: Bool) { changeHiding { $0.imposed = isHidden ? true : nil } }

    final func changeHiding(_ change: (inout ConditionalSetting<Bool>) -> Void) {
        var setting = rareState?.conditionalHiding ?? ConditionalSetting(isHidden)
        let before = setting.wanted
        change(&setting)
        ownRareState.conditionalHiding = setting
        setHides(setting.current)
        // A container that hides the view for lack of room may now have room for other views.
        if setting.imposed != nil, setting.wanted != before { container?.visibilityChanged(of: self) }
    }
}
