/// A setting, and the values that replace it while conditions hold. If several conditions hold, the value added first
/// applies.
struct ConditionalSetting<Value> {
    /// The value if no condition holds.
    var base: Value
    private var cases: [(value: Value, holds: Bool)] = []

    init(_ base: Value) {
        self.base = base
    }

    var current: Value { cases.first { $0.holds }?.value ?? base }

    /// Adds a value for a condition that does not hold yet.
    /// - Returns: the index of the value.
    mutating func add(_ value: Value) -> Int {
        cases.append((value, false))
        return cases.count - 1
    }

    mutating func setCase(_ index: Int, holds: Bool) { cases[index].holds = holds }
}

extension View {
    /// Hides or shows the view while a condition holds, whatever `isHidden` is set to. If several conditions hold, the
    /// first one set applies.
    ///
    /// In a stack view that arranges it, a hidden view takes up no space.
    public final func setHidden(
        _ isHidden: Bool, when condition: LayoutCondition, fileID: String = #fileID, line: Int = #line
    ) {
        let index = addHidingCase(isHidden)
        observe(condition, SourceLocation(fileID: fileID, line: line)) { view, holds in
            view.setHidingCase(index, holds: holds)
        }
    }

    /// Adds a value that hides or shows the view while a condition holds, whatever `isHidden` is set to; the condition
    /// does not hold yet.
    /// - Returns: the index of the value.
    final func addHidingCase(_ isHidden: Bool) -> Int {
        var setting = rareState?.conditionalHiding ?? ConditionalSetting(self.isHidden)
        defer { ownRareState.conditionalHiding = setting }
        return setting.add(isHidden)
    }

    final func setHidingCase(_ index: Int, holds: Bool) {
        rareState?.conditionalHiding?.setCase(index, holds: holds)
        applyHiding()
    }
}
