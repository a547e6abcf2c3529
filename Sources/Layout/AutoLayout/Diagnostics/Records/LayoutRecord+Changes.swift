internal import ConstraintSolver

extension LayoutRecord {
    /// A view whose frame has changed, with the causes.
    public struct Change {
        /// The view.
        public let view: View
        /// The old frame in the parent's coordinates, in points; nil if the view is new.
        public let oldFrame: Rect?
        /// The new frame in the parent's coordinates, in points; nil if the view is gone.
        public let newFrame: Rect?
        /// The changed constraints, frames and content sizes from which the view's frame follows: first those of the
        /// new layout, then those of the old layout only.
        public let causes: [Cause]
    }

    /// A constraint, frame or content size that has changed, called a rule below.
    public struct Cause: Hashable, Sendable {
        /// The old statement; nil if the rule is new.
        public let before: LayoutStatement?
        /// The new statement; nil if the rule no longer applies.
        public let after: LayoutStatement?
        /// The old and the new priority, in (0, 1000]; only one of them if the rule is new or no longer applies.
        public let priorities: [Double]
    }

    /// The views whose frames differ in a later record, or that only one record has, with the rules that caused the
    /// differences. The views of the later record come first, parents before their subviews; then come the views that
    /// are gone.
    ///
    /// - Complexity: at most O(*nc*²), where *n* is the size of both records and *c* is the largest number of causes of
    ///   a view.
    public func changes(to later: LayoutRecord) -> [Change] {
        let before = Attribution(in: self) { states[$0] != later.states[$0] }
        let after = Attribution(in: later) { states[$0] != later.states[$0] }
        var oldFrames: [ObjectIdentifier: Rect] = [:]
        for (view, frame) in frames { oldFrames[ObjectIdentifier(view)] = frame }
        var remaining = Set<ObjectIdentifier>()
        func change(_ view: View, _ oldFrame: Rect?, _ newFrame: Rect?) -> Change {
            let old = before.causes(of: view)
            let new = after.causes(of: view)
            let all = new + old.filter { !new.contains($0) }
            let causes = all.map { cause($0, later) }
            return Change(view: view, oldFrame: oldFrame, newFrame: newFrame, causes: causes)
        }
        var changes: [Change] = []
        for (view, frame) in later.frames {
            remaining.insert(ObjectIdentifier(view))
            let oldFrame = oldFrames[ObjectIdentifier(view)]
            if oldFrame != frame { changes.append(change(view, oldFrame, frame)) }
        }
        for (view, frame) in frames where !remaining.contains(ObjectIdentifier(view)) {
            changes.append(change(view, frame, nil))
        }
        return changes
    }

    /// For each view, the statements that satisfy a condition and from which the view's frame follows, in row order.
    /// The rules that keep sizes from being negative are left out, as in `statements`.
    ///
    /// - Complexity: at most O(*nc* log *c*), where *n* is the size of the record and *c* is the largest number of such
    ///   statements behind a value.
    package func statements(behind views: [View], where isWanted: (LayoutStatement) -> Bool) -> [[LayoutStatement]] {
        let attribution = Attribution(in: self) { source in statement(of: source).map(isWanted) ?? false }
        return views.map { view in attribution.causes(of: view).compactMap(statement) }
    }

    private func cause(_ source: RowSource, _ later: LayoutRecord) -> Cause {
        let (old, new) = (states[source], later.states[source])
        return Cause(
            before: old?.statement, after: new?.statement, priorities: [old, new].compactMap { $0?.priority })
    }
}

extension LayoutRecord.Cause: CustomStringConvertible {
    /// The old and the new statement.
    public var description: String {
        switch (before, after) {
        case (let before?, let after?) where before.sentence == after.sentence:
            "\(after.sentence); priority \(priorities.map { $0.plain }.joined(separator: ", now "))"
        case (let before?, let after?): "\(before.sentence); now \(after.sentence)"
        case (let before?, nil): "removed: \(before.sentence)"
        case (nil, let after?): "added: \(after.sentence)"
        case (nil, nil): ""
        }
    }
}

/// Traces the frames of a record back to those of its rules that satisfy a condition.
private struct Attribution {
    private let record: LayoutRecord
    /// For each step, the indices in `record.sources` of the causes that it uses, directly or through its inputs.
    private var causesOfStep: [[Int]] = []

    init(in record: LayoutRecord, to isCause: (RowSource) -> Bool) {
        self.record = record
        var numbers: [RowSource: Int] = [:]
        for (number, source) in record.sources.enumerated() where isCause(source) { numbers[source] = number }
        guard let derivation = record.derivation else { return }
        for (index, step) in derivation.steps.enumerated() {
            var causes = Set(step.rows.compactMap { numbers[derivation.rows[$0].source] })
            for input in derivation.inputs(of: step.rows, to: index) { causes.formUnion(causesOfStep[input]) }
            causesOfStep.append(causes.sorted())
        }
    }

    func causes(of view: View) -> [RowSource] {
        guard let variables = record.variables[ObjectIdentifier(view)], let derivation = record.derivation else {
            return []
        }
        var causes = Set<Int>()
        for variable in variables.all {
            let step = derivation.stepOfVariable[variable.index]
            if step >= 0 { causes.formUnion(causesOfStep[step]) }
        }
        return causes.sorted().map { record.sources[$0] }
    }
}
