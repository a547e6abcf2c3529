extension LayoutConstraint {
    /// Activates the constraints in the order given. In a tie between optional constraints of equal priority, the
    /// earlier one wins.
    /// - Complexity: that of setting `isActive` for each constraint; solving happens in the next pass.
    public static func activate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Activates the constraints in the order given. In a tie between optional constraints of equal priority, the
    /// earlier one wins.
    /// - Complexity: that of setting `isActive` for each constraint; solving happens in the next pass.
    public static func activate(_ constraints: some Sequence<LayoutConstraint>) { activate(Array(constraints)) }

    /// Deactivates the constraints.
    /// - Complexity: that of setting `isActive` for each constraint; solving happens in the next pass.
    public static func deactivate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Deactivates the constraints.
    /// - Complexity: that of setting `isActive` for each constraint; solving happens in the next pass.
    public static func deactivate(_ constraints: some Sequence<LayoutConstraint>) { deactivate(Array(constraints)) }

    func activate() {
        guard !isActive else { return }
        if let fault { return report(.invalidConstraint, "\(self) stays inactive: \(words(for: fault)).") }
        if firstNode.isDead || secondNode?.isDead == true {
            return report(.deadItem, "\(self) stays inactive: one of its items has been deallocated.")
        }
        guard let container = firstNode.nearestContainer(with: secondNode) else {
            return report(.noCommonAncestor, "\(self) stays inactive: \(reasonForNoContainer).")
        }
        let engine = container.engineOfTree()
        if let condition, !engine.holdsItems(of: condition) { return reportStrayCondition(condition, "stays inactive") }
        firstNode.willBeUsed()
        secondNode?.willBeUsed()
        if !isObserver, container !== firstNode || !isOnContent { firstNode.becomeConstraintBased() }
        engine.label(firstNode)
        if let secondNode { engine.label(secondNode) }
        engine.activate(self, in: container)
    }

    /// Whether the first attribute is an edge of the content that the first item scrolls, and thus does not concern
    /// that item's frame; meaningful only if the second item is inside the first.
    private var isOnContent: Bool {
        guard secondNode !== firstNode, firstNode.view?.guideForSubviewEdges != nil,
            let kind = firstAttribute.traits?.kind
        else { return false }
        return kind == .side || kind == .readingSide
    }

    private var reasonForNoContainer: String {
        let items = [firstNode, secondNode].compactMap { $0 }
        if let stray = items.first(where: { $0.flags.contains(.isGuide) && $0.parent == nil }) {
            return "\(stray.displayName) has no owning view; add it to one with addLayoutGuide(_:)"
        }
        let strays = items.filter { $0.parent == nil && $0.view?.subviews.isEmpty != false }
        let words = strays.isEmpty ? items.map { $0.placeInWords } : strays.map { $0.displayName }
        let verdict = strays.isEmpty ? "" : strays.count == 1 ? " is in no tree" : " are in no tree"
        let reason = words.joined(separator: " and ") + verdict
        return "its items have no common ancestor (\(reason)); add both to the same tree"
    }

    func deactivate() {
        guard isActive else { return }
        firstNode.engine?.removeConstraint(slot)
    }

    func report(_ kind: LayoutDiagnostic.Kind, _ message: String) {
        let diagnostic = LayoutDiagnostic(
            kind: kind, message: message, viewName: firstNode.isDead ? nil : firstNode.displayName,
            constraint: description, location: location)
        let living = [firstNode, secondNode].lazy.compactMap { $0 }.first { !$0.isDead }
        let journal = living?.engineOfTree().journal ?? DiagnosticJournal()
        journal.record(diagnostic)
    }
}

extension LayoutNode {
    /// A description of the item's tree, for the diagnostic about a constraint across trees.
    fileprivate var placeInWords: String {
        parent == nil
            ? "\(displayName) is the root of its own tree" : "\(displayName) is in the tree of \(root.displayName)"
    }
}
