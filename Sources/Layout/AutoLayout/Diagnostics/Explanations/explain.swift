internal import ConstraintSolver

/// Explains how an attribute of a view or guide got its value in the last pass, with the chain of constraints behind
/// it.
///
/// - Complexity: usually O(*n* log *n*) in the constraints of the tree; nothing is stored between passes.
public func explain(_ anchor: some LayoutAnchor) -> LayoutExplanation {
    explanation(of: anchor.layoutNode, anchor.attribute)
}

/// Explains the position and size of a view or guide in the last pass: leading, top, width, height, in this order. The
/// result is empty if nothing in the tree has been laid out or constrained yet.
///
/// - Complexity: usually O(*n* log *n*) in the constraints of the tree; nothing is stored between passes.
public func explain(_ item: any LayoutItem) -> [LayoutExplanation] {
    guard let explainer = Explainer(item.layoutNode) else { return [] }
    return Component.allCases.map { explainer.explanation(of: item.layoutNode, $0.attribute) }
}

extension LayoutItem {
    /// Explains how an attribute got its value in the last pass: `send.explain(.width)`.
    ///
    /// - Precondition: The attribute is not `.notAnAttribute`.
    /// - Complexity: usually O(*n* log *n*) in the constraints of the tree; nothing is stored between passes.
    public func explain(
        _ attribute: LayoutConstraint.Attribute, fileID: String = #fileID, line: Int = #line
    ) -> LayoutExplanation {
        SourceLocation(fileID: fileID, line: line)
            .require(attribute != .notAnAttribute, "An explanation needs an attribute.")
        return explanation(of: layoutNode, attribute)
    }
}

private func explanation(of node: LayoutNode, _ attribute: LayoutConstraint.Attribute) -> LayoutExplanation {
    Explainer(node)?.explanation(of: node, attribute)
        ?? LayoutExplanation(subject: node.displayName.possessing(attribute.words), value: 0, steps: [])
}

/// Turns the derivation of a tree's layout into explanations.
private struct Explainer {
    let engine: LayoutEngine
    let derivation: Derivation

    /// The derivation for an item's tree; nil if the tree has no engine yet.
    init?(_ node: LayoutNode) {
        guard let engine = node.existingEngineOfTree else { return nil }
        self.engine = engine
        derivation = Derivation(of: engine)
    }

    func explanation(of node: LayoutNode, _ attribute: LayoutConstraint.Attribute) -> LayoutExplanation {
        let (value, variables) = engine.reading(of: node, attribute)
        let reasons = derivation.reasons(for: variables)
        let nodes = [node] + reasons.flatMap { $0.sources.flatMap { $0.nodes } }
        return engine.telling(apart: nodes) {
            let result = (subject: node.displayName.possessing(attribute.words), value: value.tidy)
            return LayoutExplanation(
                subject: result.subject, value: result.value,
                steps: reasons.compactMap(step)
                    + yieldingContent(of: node, attribute).map { .init(statements: [$0], results: [text(result)]) })
        }
    }

    private func text(_ result: (subject: String, value: Double)) -> String {
        "\(result.subject) is \(result.value.plain)"
    }

    /// A statement for each row that asks for the size of an item's content at 1000, but yields to what is required.
    private func yieldingContent(of node: LayoutNode, _ attribute: LayoutConstraint.Attribute) -> [LayoutStatement] {
        guard let axis = attribute.traits?.axis, attribute.isExtent else { return [] }
        return [true, false].map { RowSource.content(node, axis, isHugging: $0) }.compactMap { source in
            guard source.priority == 1000, let handle = source.row(in: engine)?.handle,
                case let shortfall = engine.solver.violation(of: handle).tidy, shortfall > 0
            else { return nil }
            let sentence =
                "\(source.sentence), but yields by \(shortfall.plain), as the size of content is not required"
            return LayoutStatement(sentence: sentence, location: nil, number: nil)
        }
    }

    private func step(_ reason: Derivation.Reason) -> LayoutExplanation.Step? {
        let sources = reason.sources
        if sources.count == 1, case .frame(let node, let component) = sources[0], node.parent == nil,
            !component.isExtent
        {
            return nil
        }
        let results = reason.variables.compactMap { engine.result(ofVariable: $0) }
        let number = sources.count == 1 ? results.first?.value : nil
        if sources.count == 1, case .nonnegativity(let node, let axis) = sources[0],
            case let takers = engine.takers(ofRoomFor: node, axis), !takers.isEmpty
        {
            return LayoutExplanation.Step(
                statements: [LayoutStatement(sources[0], number: number)] + takers, results: results.map(text))
        }
        return LayoutExplanation.Step(
            statements: sources.map { source in
                if case .frame = source { return LayoutStatement(source, number: nil) }
                return LayoutStatement(source, number: number)
            }, results: results.map(text))
    }
}

extension Derivation {
    /// Rows, and the variables that they determine.
    struct Reason {
        /// The sources of the rows; more than one if they determine the variables only together.
        let sources: [RowSource]
        /// The indices of the variables that the rows determine.
        let variables: [Int]
    }

    /// The rows on which variables depend, each after its own inputs, with the shortest chains first.
    func reasons(for variables: [Int]) -> [Reason] {
        var wanted = Array(repeating: [Int](), count: steps.count)
        func want(_ variable: Int) {
            let step = stepOfVariable[variable]
            if step >= 0, !wanted[step].contains(variable) { wanted[step].append(variable) }
        }
        for variable in variables { want(variable) }
        var reasons: [(step: Int, reason: Reason)] = []
        // A step depends only on earlier ones, so when the loop reaches a step, all later steps that may need it have
        // been visited.
        for step in steps.indices.reversed() where !wanted[step].isEmpty {
            let (used, given) = narrowed(step, to: wanted[step])
            for index in used {
                for term in rows[index].row.terms where isKnown(term.variable.index, before: step) {
                    want(term.variable.index)
                }
            }
            reasons.append((step, Reason(sources: used.map { rows[$0].source }, variables: given)))
        }
        return reasons.sorted { (steps[$0.step].depth, $0.step) < (steps[$1.step].depth, $1.step) }.map { $0.reason }
    }
}

extension LayoutEngine {
    /// The value of an item's attribute in the coordinates of the item's parent, and the indices of the variables on
    /// which the value depends.
    fileprivate func reading(
        of node: LayoutNode, _ attribute: LayoutConstraint.Attribute
    ) -> (value: Double, variables: [Int]) {
        guard node.isInUse else { return (0, []) }
        let side = ConstraintValue(attribute, .equal, .notAnAttribute)
        let container = items.slot(of: node.parent ?? node)
        var row = LinearRow()
        write(&row, of: ConstraintRecord(side, node.slot, -1, in: container, isLocal: true))
        let value = row.terms.reduce(-row.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
        return (value, row.terms.map { $0.variable.index })
    }

    /// The name of a variable in words, and its value; a position is in the parent's coordinates.
    fileprivate func result(ofVariable index: Int) -> (subject: String, value: Double)? {
        guard let node = node(at: items.owners[index >> 2]) else { return nil }
        let value = solver.value(of: solver.handle(ofVariable: Int32(index)))
        return (node.displayName.possessing(Component(ofUnknown: index).words), value.tidy)
    }
}
