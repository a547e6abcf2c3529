extension LayoutConstraint {
    func activate() {
        guard slot < 0 else { return }
        if let fault { return report(.invalidConstraint, "\(self) stays inactive: \(fault).") }
        if firstNode.isDead || secondNode?.isDead == true {
            return report(.deadItem, "\(self) stays inactive: an item it ties is no longer alive.")
        }
        guard let container = firstNode.nearestContainer(with: secondNode) else {
            return report(
                .noCommonAncestor, "\(self) stays inactive: its items have no ancestor in common. Add both to one tree."
            )
        }
        firstNode.becomeConstraintBased()
        let engine = container.engineOfTree()
        engine.label(firstNode)
        if let secondNode { engine.label(secondNode) }
        engine.enlist(self, container: container)
    }

    func deactivate() {
        guard slot >= 0 else { return }
        firstNode.engine?.dismiss(self)
    }

    func report(_ kind: LayoutDiagnostic.Kind, _ message: String) {
        let diagnostic = LayoutDiagnostic(
            kind: kind, message: message, viewName: firstNode.isDead ? nil : firstNode.displayName,
            constraint: description, location: location)
        let witness = firstNode.isDead ? secondNode ?? firstNode : firstNode
        witness.engineOfTree().journal.record(diagnostic)
    }
}
