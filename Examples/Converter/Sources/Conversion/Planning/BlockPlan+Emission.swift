import SwiftSyntax

extension BlockPlan {
    /// The calls that replace a run.
    struct Emission {
        struct Call {
            let item: Item
            /// The parent that a `quickAdd` adds the item to; nil for `activateQuickAnchors`.
            let parent: Item?
            var constraints: [Constraint] = []
            var comments: [String] = []
        }

        var calls: [Call] = []

        /// The constraints in the order in which their numbers are evaluated. The paddings of a `quickAdd` come before its
        /// other anchors, and have no effects.
        var evaluated: [Constraint] {
            calls.flatMap { call in
                call.parent == nil
                    ? call.constraints
                    : call.constraints.filter { !$0.hasEffects } + call.constraints.filter(\.hasEffects)
            }
        }
        /// The additions that cannot be merged into the calls.
        var offenders: Set<Int> = []
    }

    /// The calls of a run: each view is added with the constraints that can be activated at that point; the remaining
    /// constraints follow.
    func emission(of index: Int) -> Emission {
        let run = runs[index]
        let moved = additions.indices.filter { additions[$0].run == index }
        var emission = Emission()
        var performed = Set(additions.indices.filter { isPerformed($0, before: run) })
        var waiting = run.constraints
        for addition in moved {
            performed.insert(addition)
            let child = additions[addition].child
            var call = Emission.Call(item: child, parent: additions[addition].parent, comments: comments(on: addition))
            var later: [(constraint: Constraint, comments: [String])] = []
            for (constraint, comments) in waiting {
                let own = owned(constraint, by: child)
                if let own, canBeActive(own, performed, run) {
                    call.constraints.append(own)
                    call.comments += comments
                } else {
                    later.append((constraint, comments))
                }
            }
            waiting = later
            if call.constraints.isEmpty { emission.offenders.insert(addition) }
            emission.calls.append(call)
        }
        for (constraint, comments) in waiting {
            // A constraint cannot be activated at a point at which its two items are not in the same tree yet.
            let (first, second) = sides(of: constraint, performed, run)
            if first != second { emission.offenders.formUnion(first.union(second)) }
            let position = emission.calls.firstIndex { $0.item == constraint.item && $0.parent == nil }
            if position == nil { emission.calls.append(Emission.Call(item: constraint.item, parent: nil)) }
            emission.calls[position ?? emission.calls.count - 1].constraints.append(constraint)
            emission.calls[position ?? emission.calls.count - 1].comments += comments
        }
        let source = run.constraints.map { $0.constraint }
        if !emission.evaluated.canReplace(source) { emission.offenders.formUnion(moved) }
        return emission
    }

    /// The comments on the statements that a `quickAdd` replaces: the one that adds the view, and those that clear its
    /// mask.
    private func comments(on addition: Int) -> [String] {
        let statement = additions[addition].statement
        let isFirst = additions.firstIndex { $0.statement == statement } == addition
        return statements.indices.flatMap { index -> [String] in
            switch statements[index].role {
            case .adds where index == statement && isFirst, .clearsMasksAndAdds where index == statement && isFirst:
                return statements[index].syntax.attachedComments.texts
            case .clearsMasks(let items)
            where items == [additions[addition].child] && statements[index].syntax.comments.isEmpty:
                return statements[index].syntax.attachedComments.texts
            default: return []
            }
        }
    }

    private func isPerformed(_ addition: Int, before run: Run) -> Bool {
        additions[addition].run.map { runs[$0].start < run.start } ?? true
    }

    /// The constraint as one of the view that is being added: unchanged if the view is its first item, or flipped if it
    /// relates a view that some `quickAdd` adds to this one; otherwise nil.
    private func owned(_ constraint: Constraint, by child: Item) -> Constraint? {
        if constraint.item == child { return constraint }
        // A constraint of a view added earlier may have been waiting for this view.
        guard constraint.otherItem == child, let flipped = constraint.flipped,
            additions.contains(where: { $0.child == constraint.item && $0.run != nil })
        else { return nil }
        return flipped
    }

    private func canBeActive(_ constraint: Constraint, _ performed: Set<Int>, _ run: Run) -> Bool {
        let (first, second) = sides(of: constraint, performed, run)
        return first == second
    }

    /// The additions that each of the constraint's two items still needs in order to be in the tree.
    private func sides(
        of constraint: Constraint, _ performed: Set<Int>, _ run: Run
    ) -> (Set<Int>, Set<Int>) {
        let first = missing(for: constraint.item, performed, run)
        guard let other = constraint.otherItem else { return (first, first) }
        return (first, missing(for: other, performed, run))
    }

    private func missing(for item: Item, _ performed: Set<Int>, _ run: Run) -> Set<Int> {
        let node = statements[run.start].syntax
        var missing: Set<Int> = []
        var visited: Set<String> = []
        var next = [hierarchy.resolved(item, at: node).owner.path]
        while let path = next.popLast() {
            guard visited.insert(path).inserted else { continue }
            if let addition = additions.firstIndex(where: { $0.child.path == path }) {
                if performed.contains(addition) {
                    next.append(hierarchy.resolved(additions[addition].parent, at: node).owner.path)
                } else {
                    missing.insert(addition)
                }
            } else if !additions.contains(where: { $0.parent.path == path }) {
                next += hierarchy.possibleContainers(of: path)
            }
        }
        return missing
    }
}
