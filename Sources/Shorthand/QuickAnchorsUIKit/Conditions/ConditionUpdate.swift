#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    internal import LayoutConditions

    /// The successive updates of the conditions in a view. Each is followed by a layout, until an update changes
    /// nothing.
    @MainActor
    struct ConditionUpdate {
        /// One update: for each condition, whether it held after the update (nil if it was never evaluated), and the
        /// numbers that it read.
        private struct Round {
            var holds: [Bool?]
            var values: [[Double]?]
        }

        /// The updates since the last one that changed nothing.
        private var rounds: [Round] = []
        /// Whether the last update returned to an earlier state, which is kept.
        private var isInCycle = false
        /// The numbers read after the layout in the state that is kept.
        private var numbersOfCycle: [[Double]?]?

        /// The outcome of an update.
        enum Outcome {
            case settled
            case switched
            case cycle(String)
        }

        /// Evaluates conditions, switches the constraints that depend on them on or off, and calls the closures of the
        /// conditions that changed.
        mutating func run(_ entries: [ConditionEntry], in view: PlatformView) -> Outcome {
            let (reader, thresholds) = (ConditionReader(view), view.inheritedSizeClassThresholds)
            let values = entries.map { reader.values(of: $0.condition) }
            if staysInCycle(entries, at: values) { return .settled }
            let holds = zip(entries, values).map { entry, values in
                values.map { entry.condition.holds(at: $0, thresholds) } ?? false
            }
            let before = entries.map { $0.holds }
            guard holds != before else {
                rounds = []
                return .settled
            }
            if rounds.first?.holds.count != before.count { rounds = [Round(holds: before, values: [])] }
            let first = rounds.firstIndex { $0.holds == holds }
            rounds.append(Round(holds: holds, values: values))
            switchOver(entries, to: holds)
            guard let first else { return .switched }
            defer { (rounds, isInCycle) = ([], true) }
            return .cycle(report(entries, Array(rounds[first...])))
        }

        /// Whether the conditions and their numbers are still those at which a cycle ended.
        private mutating func staysInCycle(_ entries: [ConditionEntry], at values: [[Double]?]) -> Bool {
            guard isInCycle else { return false }
            if numbersOfCycle == nil { numbersOfCycle = values }
            let isAnyNew = entries.contains { $0.holds == nil }
            if numbersOfCycle == values, !isAnyNew { return true }
            (isInCycle, numbersOfCycle) = (false, nil)
            return false
        }

        /// Switches constraints off before it switches others on, so that no temporary conflicts occur; closures are
        /// called last.
        private func switchOver(_ entries: [ConditionEntry], to holds: [Bool]) {
            var (leaving, coming): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
            var actions: [(action: (Bool) -> Void, holds: Bool)] = []
            for (entry, holds) in zip(entries, holds) where entry.holds != holds {
                entry.holds = holds
                if let action = entry.action { actions.append((action, holds)) }
                guard let constraint = entry.constraint, entry.isWanted else { continue }
                if holds { coming.append(constraint) } else { leaving.append(constraint) }
            }
            NSLayoutConstraint.deactivate(leaving)
            NSLayoutConstraint.activate(coming)
            for (action, holds) in actions { action(holds) }
        }

        /// The message about a cycle of rounds, the last of which leads back to the first.
        private func report(_ entries: [ConditionEntry], _ rounds: [Round]) -> String {
            let changing = entries.indices.first { index in
                rounds.contains { $0.holds[index] != rounds[0].holds[index] }
            }
            guard let changing, let last = rounds.last?.values[changing] else {
                return "condition cycle: Conditions do not settle."
            }
            let entry = entries[changing]
            // The numbers at which the condition last switched to `holds`.
            func values(before holds: Bool) -> [Double]? {
                let switched = rounds.indices.dropFirst().last { index in
                    rounds[index].holds[changing] == holds && rounds[index - 1].holds[changing] != holds
                }
                return switched.flatMap { rounds[$0].values[changing] }
            }
            let (held, otherwise) = (values(before: false), values(before: true))
            let position = last.indices.first { held?[$0] != otherwise?[$0] } ?? 0
            let quantity = entry.condition.quantities[position]
            let name = if case .item(let item) = quantity.subject { item.displayName } else { "the root" }
            let alternation = quantity.alternation(
                of: name, while: held?[position], otherwise: otherwise?[position], last[position])
            return "\(entry.location): condition cycle: \(entry.condition.cycleReport(alternation))"
        }
    }

    extension PlatformView {
        /// Updates everything in this view and its descendants that depends on conditions, according to the current
        /// sizes. Call it in `layoutSubviews()`, or `layout()` in AppKit, after `super`.
        ///
        /// If anything changed, the method requests another layout, in which it is called again, until nothing changes.
        /// If conditions change the sizes that they read, and thus never settle, the first state of their cycle is
        /// kept.
        /// - Returns: a description of conditions that would keep changing forever, also printed to standard error, if
        ///   this update has detected them; otherwise nil.
        /// - Complexity: O(*n*) in the number of views and conditions in this view, plus, for each condition, O(*d*) in
        ///   the depths of the items that it names and of the constrained items. If no condition has changed, no
        ///   constraint is touched and no closure is called.
        @discardableResult
        public func updateLayoutConditions() -> String? {
            var (entries, views, waiting): ([ConditionEntry], [PlatformView], [PlatformView]) = ([], [], [self])
            while let view = waiting.popLast() {
                if let conditions = view.conditions {
                    conditions.readActivity()
                    entries += conditions.entries
                    views.append(view)
                }
                waiting += view.subviews.reversed()
            }
            guard !entries.isEmpty else { return nil }
            defer { for view in views { view.noteWaitingCondition() } }
            switch ownConditions.update.run(entries, in: self) {
            case .settled: return nil
            case .switched:
                askForLayout()
                return nil
            case .cycle(let message):
                askForLayout()
                StandardError.print(message)
                return message
            }
        }

        private func askForLayout() {
            #if canImport(UIKit)
                setNeedsLayout()
            #else
                needsLayout = true
            #endif
        }

        /// Calls a closure in the update that first evaluates a condition, and whenever the condition changes.
        ///
        /// The closure may change anything, such as the axis of a stack, and lives as long as the view; do not let it
        /// capture the view strongly.
        /// - Complexity: O(1)
        public func observe(
            _ condition: LayoutCondition, fileID: String = #fileID, line: Int = #line,
            _ action: @escaping (Bool) -> Void
        ) {
            let location = SourceLocation(fileID: fileID, line: line)
            ownConditions.entries.append(ConditionEntry(action, condition, location))
        }
    }
#endif
