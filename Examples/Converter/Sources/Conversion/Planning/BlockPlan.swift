import SwiftSyntax

/// The plan for the statements of one block: which constraints are written together, and which `addSubview` calls
/// become part of a `quickAdd`.
///
/// A `quickAdd` is written where the constraints were, so that all views that they mention exist. Since `addSubview`
/// comes earlier, merging it into the `quickAdd` moves it, and it is merged only if the move makes no difference: the
/// subviews of each view keep their order, no statement in between depends on the tree, and both sides of each
/// constraint are in one tree when the constraint is activated.
struct BlockPlan {
    /// A call of `addSubview` or `addLayoutGuide`, alone or in a loop.
    struct Addition {
        let statement: Int
        let parent: Item
        let child: Item
        /// The run into whose `quickAdd` the addition can be merged; nil if it stays where it is.
        var run: Int?
    }

    /// Activations that are rewritten together in one place.
    struct Run {
        /// The statements; the first one determines the position.
        var statements: [Int]
        let activation: Statement.Activation
        var constraints: [(constraint: Constraint, comments: [String])] = []
        /// The constraints that stay in the activation unconverted.
        var rest: [(expression: ExprSyntax, comments: [String])] = []

        var start: Int { statements[0] }

        /// Whether the constraints of each item can be written together.
        var canBeGrouped: Bool {
            let source = constraints.map { $0.constraint }
            return source.grouped.canReplace(source)
        }
    }

    private(set) var statements: [Statement]
    private(set) var additions: [Addition] = []
    private(set) var runs: [Run] = []
    /// Statements whose constraint or modifier has become part of a run.
    private(set) var folded: Set<Int> = []
    /// Constraints that no kind of anchor can express.
    private(set) var unsaid: [(position: AbsolutePosition, reason: String)] = []
    let hierarchy: Hierarchy

    init(_ block: CodeBlockItemListSyntax, _ reader: StatementReader, _ hierarchy: Hierarchy) {
        statements = block.map { reader.statement($0) }
        self.hierarchy = hierarchy
        foldConstants()
        collectAdditions()
        collectRuns()
        chooseRuns()
        keepOffenders()
    }

    var isEmpty: Bool { runs.isEmpty }

    // MARK: Constants

    /// Inlines constraints that were assigned to constants only to modify them, for example to set a priority, and to
    /// activate them once.
    private mutating func foldConstants() {
        for (declaration, statement) in statements.enumerated() {
            guard case .declares(let name, var constraint) = statement.role,
                (try? constraint.anchor(parent: nil)) != nil,
                let (position, element) = onlyActivation(of: name, after: declaration)
            else { continue }
            var parts = [declaration]
            for (index, other) in statements.enumerated().dropFirst(declaration) {
                guard case .modifies(name, let modifier) = other.role else { continue }
                constraint.modifiers.append(modifier)
                parts.append(index)
            }
            let uses = statements.dropFirst(declaration).reduce(0) { $0 + $1.syntax.count(of: name) }
            guard uses == parts.count + 1, parts.allSatisfy({ $0 < position }), canMove(parts, to: position),
                case .activates(var elements, let activation) = statements[position].role,
                case .name(_, let expression, let comments) = elements[element]
            else { continue }
            elements[element] = .constraint(constraint, expression, comments: comments)
            statements[position].role = .activates(elements, activation)
            folded.formUnion(parts)
        }
    }

    /// Whether the statements can be moved to a later position. They must not be barriers or contain comments. Each
    /// statement in between must either add views, clear masks, or declare or activate constraints, or be no barrier
    /// and mention none of the names that the moved statements mention.
    private func canMove(_ parts: [Int], to position: Int) -> Bool {
        let names = parts.reduce(into: Set()) { $0.formUnion(statements[$1].syntax.names) }
        return (parts[0]..<position).allSatisfy { index in
            let statement = statements[index]
            if parts.contains(index) {
                let hasComments = !statement.syntax.comments.isEmpty || !statement.syntax.attachedComments.texts.isEmpty
                return !statement.isBarrier() && !hasComments
            }
            switch statement.role {
            case .adds, .clearsMasks, .clearsMasksAndAdds, .activates, .declares: return true
            case .modifies(let name, _): return !names.contains(name)
            case .other: return !statement.isBarrier() && names.isDisjoint(with: statement.syntax.names)
            }
        }
    }

    private func onlyActivation(of name: String, after declaration: Int) -> (statement: Int, element: Int)? {
        for (index, statement) in statements.enumerated().dropFirst(declaration) {
            guard case .activates(let elements, _) = statement.role else { continue }
            let element = elements.firstIndex { if case .name(name, _, _) = $0 { true } else { false } }
            if let element { return (index, element) }
        }
        return nil
    }

    // MARK: Additions and runs

    private mutating func collectAdditions() {
        for (index, statement) in statements.enumerated() {
            switch statement.role {
            case .adds(let parent, let children), .clearsMasksAndAdds(let parent, let children):
                additions += children.map { Addition(statement: index, parent: parent, child: $0) }
            default: break
            }
        }
    }

    private mutating func collectRuns() {
        var canContinue = false
        for (index, statement) in statements.enumerated() where !folded.contains(index) {
            guard case .activates(let elements, let activation) = statement.role else {
                canContinue = false
                continue
            }
            var run = Run(statements: [index], activation: activation)
            for element in elements {
                switch element {
                case .constraint(let constraint, let expression, let comments):
                    let seen = seenFromChild(constraint, before: index, expression)
                    do throws(Unreadable) {
                        _ = try seen.anchor(parent: nil)
                        run.constraints.append((seen, comments))
                    } catch {
                        unsaid.append((expression.positionAfterSkippingLeadingTrivia, error.reason))
                        run.rest.append((expression, comments))
                    }
                case .name(_, let expression, let comments), .unknown(let expression, let comments):
                    run.rest.append((expression, comments))
                }
            }
            let isSingle = if case .single = activation { true } else { false }
            guard run.canBeGrouped else {
                let position = statements[index].syntax.positionAfterSkippingLeadingTrivia
                unsaid.append((position, "its numbers would be evaluated in another order"))
                canContinue = false
                continue
            }
            // Only a list can keep constraints that are not converted; other statements stay as they are.
            guard !run.constraints.isEmpty, run.rest.isEmpty || !isSingle, isWhole(run) else {
                canContinue = false
                continue
            }
            if isSingle, canContinue, let last = runs.last, let joined = join(last, run) {
                runs[runs.count - 1] = joined
            } else {
                runs.append(run)
            }
            canContinue = isSingle
        }
    }

    /// Two runs as one, in which the comments of each statement belong to its first constraint; nil if the numbers would be
    /// evaluated in another order.
    private func join(_ first: Run, _ second: Run) -> Run? {
        var joined = first.statements.count == 1 ? withComments(first) : first
        let second = withComments(second)
        joined.statements += second.statements
        joined.constraints += second.constraints
        return joined.canBeGrouped ? joined : nil
    }

    private func withComments(_ run: Run) -> Run {
        var run = run
        run.constraints[0].comments = statements[run.start].syntax.attachedComments.texts + run.constraints[0].comments
        return run
    }

    /// Whether the run can be converted: a SnapKit closure must have been read completely, but other runs need not be.
    private func isWhole(_ run: Run) -> Bool {
        if case .snapKit = run.activation { run.rest.isEmpty } else { true }
    }

    /// The constraint flipped to start from the child, if it is a parent's constraint to its child; otherwise
    /// unchanged.
    private func seenFromChild(
        _ constraint: Constraint, before statement: Int, _ expression: ExprSyntax
    ) -> Constraint {
        guard let other = constraint.otherItem, let flipped = constraint.flipped else { return constraint }
        let isParent =
            additions.contains {
                $0.statement < statement && $0.parent == constraint.item && $0.child == other
            } || hierarchy.isParent(constraint.item, of: other, at: expression)
        return isParent ? flipped : constraint
    }

    // MARK: Moving additions

    private mutating func chooseRuns() {
        for (index, addition) in additions.enumerated() {
            let isOnly = additions.count { $0.child == addition.child } == 1
            guard isOnly, statements[addition.statement].syntax.comments.isEmpty,
                let run = runs.indices.first(where: { run in
                    runs[run].start > addition.statement
                        && runs[run].constraints.contains { $0.constraint.item == addition.child }
                }),
                (addition.statement + 1..<runs[run].start).allSatisfy({ canPass(addition, $0) }),
                !runs[run].statements.contains(where: { statements[$0].asksForTree })
            else { continue }
            additions[index].run = run
        }
    }

    /// Whether an addition can be moved from before a statement to after it.
    private func canPass(_ addition: Addition, _ index: Int) -> Bool {
        guard !folded.contains(index) else { return true }
        let statement = statements[index]
        if statement.asksForTree { return false }
        switch statement.role {
        case .adds, .clearsMasks, .clearsMasksAndAdds, .declares, .modifies: return true
        case .activates(let elements, _):
            // A constraint that cannot be read may belong to the child.
            return elements.allSatisfy { element in
                switch element {
                case .constraint: true
                case .name: false
                case .unknown(let expression, _): !expression.names.contains(addition.child.name)
                }
            } && statement.unreadable.isEmpty
        case .other:
            guard statement.unreadable.isEmpty || !statement.syntax.names.contains(addition.child.name) else {
                return false
            }
            if case .expr(let expression) = statement.syntax.item,
                let target = expression.as(SequenceExprSyntax.self)?.assignment?.target, let item = Item(target),
                [addition.parent, addition.child].contains(where: { "\($0.path).".hasPrefix("\(item.path).") })
            {
                return false
            }
            return !statement.isBarrier(parent: addition.parent, child: addition.child)
        }
    }

    /// Excludes from their runs the additions that cannot be moved, until all remaining ones can be moved.
    private mutating func keepOffenders() {
        while true {
            var offenders = reordered()
            for run in runs.indices { offenders.formUnion(emission(of: run).offenders) }
            // The views added in a loop move together or not at all.
            let kept = Set(additions.indices.filter { additions[$0].run == nil || offenders.contains($0) })
            let loops = Set(kept.map { additions[$0].statement })
            offenders.formUnion(additions.indices.filter { loops.contains(additions[$0].statement) })
            offenders = offenders.filter { additions[$0].run != nil }
            if offenders.isEmpty { return }
            for offender in offenders { additions[offender].run = nil }
        }
    }

    /// The additions that would end up after a later addition to the same parent.
    private func reordered() -> Set<Int> {
        let parents = additions.map { hierarchy.resolved($0.parent, at: statements[$0.statement].syntax) }
        func time(_ addition: Addition) -> Int { addition.run.map { runs[$0].start } ?? addition.statement }
        return Set(
            additions.indices.filter { first in
                additions[first].run != nil
                    && additions.indices.dropFirst(first + 1).contains { second in
                        parents[first] == parents[second] && time(additions[first]) > time(additions[second])
                    }
            })
    }
}

extension SyntaxProtocol {
    /// The number of times that an identifier occurs.
    func count(of name: String) -> Int {
        tokens(viewMode: .sourceAccurate).count { $0.tokenKind == .identifier(name) }
    }
}
