package import LayoutCore
internal import QuickAnchorKinds

extension QuickAnchor {
    /// The anchor equivalent to a constraint, or nil if there is no such anchor or an item has been deallocated.
    package init?(_ constraint: LayoutConstraint) {
        guard let first = constraint.firstItem,
            let (name, kind) = QuickAnchorType.table.first(where: { $0.row.matches(constraint, of: first) })
        else { return nil }
        let parent = first.layoutNode.holder
        let second = constraint.secondItem
        let isUnnamed =
            switch kind.reference {
            case .parent: second?.layoutNode === parent
            case .safeArea, .margins: (second as? LayoutGuide)?.owningView?.layoutNode === parent
            case .itself, .nothing, .content: true
            }
        let named = (second as? LayoutGuide).flatMap { kind.reference == .parent ? nil : $0.owningView } ?? second
        let isFactor = kind.number == .multiplier
        self.init(
            name, isUnnamed ? nil : named, isFactor ? constraint.multiplier : constraint.constant,
            constraint.relation, isFactor ? 1 : constraint.multiplier, constraint.location.fileID,
            constraint.location.line)
        priority = constraint.priority
        identifier = constraint.identifier
    }
}

extension QuickAnchorType.Row {
    /// Whether a constraint on an item matches the row, apart from the constraint's relation and numbers; for an aspect
    /// ratio, the constant must be 0.
    fileprivate func matches(_ constraint: LayoutConstraint, of first: any LayoutItem) -> Bool {
        guard attribute == constraint.firstAttribute, otherAttribute == constraint.secondAttribute else {
            return false
        }
        let second = constraint.secondItem
        let owner = (second as? LayoutGuide)?.owningView
        switch reference {
        case .parent: return second != nil && (owner == nil || owner.map { !$0.isInset(second) } == true)
        case .safeArea: return owner.map { second === $0.insetGuidesInUse.safeArea } ?? false
        case .margins: return owner.map { second === $0.insetGuidesInUse.margins } ?? false
        case .itself: return second === first && constraint.constant == 0
        case .nothing: return second == nil
        case .content: return false
        }
    }
}

extension View {
    fileprivate func isInset(_ item: (any LayoutItem)?) -> Bool { item.map { isInset(by: $0) } ?? false }
}
