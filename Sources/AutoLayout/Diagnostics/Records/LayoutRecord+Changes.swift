internal import ConstraintSolver

extension LayoutRecord {
    /// A view whose frame is another one, and why.
    public struct Change {
        /// The view.
        public let view: View
        /// Where it was in its parent, in points; nil where it was not there.
        public let oldFrame: Rect?
        /// Where it is in its parent, in points; nil where it is no longer there.
        public let newFrame: Rect?
        /// What has changed of the rules that the view's frame follows from, in the order of their activation.
        public let causes: [Cause]
    }

    /// A constraint, frame or content size that has changed.
    public struct Cause: Hashable, Sendable {
        /// What it said; nil where it is new.
        public let before: LayoutStatement?
        /// What it says; nil where it no longer counts.
        public let after: LayoutStatement?
        /// How much it counted and counts, in (0, 1000], where it did and does.
        public let priorities: [Double]
    }

    /// The views whose frames differ in a later record, parents first, those that are gone last, and because of which
    /// constraints.
    ///
    /// - Complexity: O(*n*) in the size of both records, and in how many causes each view has.
    public func changes(to later: LayoutRecord) -> [Change] {
        let (before, after) = (Attribution(of: self, against: later), Attribution(of: later, against: self))
        var oldFrames: [ObjectIdentifier: Rect] = [:]
        for (view, frame) in frames { oldFrames[ObjectIdentifier(view)] = frame }
        var remaining = Set<ObjectIdentifier>()
        func change(_ view: View, _ oldFrame: Rect?, _ newFrame: Rect?) -> Change {
            let old = before.culprits(of: view)
            let new = after.culprits(of: view)
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

    private func cause(_ source: RowSource, _ later: LayoutRecord) -> Cause {
        let (old, new) = (states[source], later.states[source])
        return Cause(
            before: old?.statement, after: new?.statement, priorities: [old, new].compactMap { $0?.priority })
    }
}

extension LayoutRecord.Cause: CustomStringConvertible {
    /// What it said and what it says, in a sentence each.
    public var description: String {
        switch (before, after) {
        case (let before?, let after?) where before.sentence == after.sentence:
            "\(after.sentence), at \(priorities.map { $0.plain }.joined(separator: " and then "))"
        case (let before?, let after?): "\(before.sentence); now \(after.sentence)"
        case (let before?, nil): "\(before.sentence); no longer"
        case (nil, let after?): "\(after.sentence); new"
        case (nil, nil): ""
        }
    }
}

/// Which of the rules that differ between two records lead to the frames of one of them.
private struct Attribution {
    private let record: LayoutRecord
    /// The rules that differ, by step, of the step itself and of all before it.
    private var culpritsOfStep: [[Int]] = []

    init(of record: LayoutRecord, against other: LayoutRecord) {
        self.record = record
        var numbers: [RowSource: Int] = [:]
        for (number, source) in record.sources.enumerated() where record.states[source] != other.states[source] {
            numbers[source] = number
        }
        for step in record.derivation?.steps ?? [] {
            var culprits = Set(step.sources.compactMap { numbers[$0] })
            for input in step.inputs { culprits.formUnion(culpritsOfStep[input]) }
            culpritsOfStep.append(culprits.sorted())
        }
    }

    func culprits(of view: View) -> [RowSource] {
        guard let variables = record.variables[ObjectIdentifier(view)], let derivation = record.derivation else {
            return []
        }
        var culprits = Set<Int>()
        for variable in variables.all {
            let step = derivation.stepOfVariable[variable.index]
            if step >= 0 { culprits.formUnion(culpritsOfStep[step]) }
        }
        return culprits.sorted().map { record.sources[$0] }
    }
}
