extension LayoutConstraint {
    /// Why the constraint makes no sense in any tree, or nil where it does.
    var fault: String? {
        if !constant.isFinite { return "its constant is \(constant), not a finite number" }
        if !multiplier.isFinite { return "its multiplier is \(multiplier), not a finite number" }
        if !priority.isValid { return "its priority is \(priority.rawValue), not in (0, 1000]" }
        guard let first = firstAttribute.traits else { return "its first attribute is none" }
        guard secondNode != nil else {
            if secondAttribute != .notAnAttribute {
                return "it needs a parent or a related item, and \(firstNode.displayName) has none"
            }
            return first.sort == .extent ? nil : "\(firstAttribute) is a position and needs a second item"
        }
        guard let second = secondAttribute.traits else { return "its second item has no attribute" }
        return pairingFault(first, second)
    }

    private func pairingFault(_ first: Attribute.Traits, _ second: Attribute.Traits) -> String? {
        let pair = "\(firstAttribute) and \(secondAttribute) cannot be compared"
        if (first.sort == .extent) != (second.sort == .extent) { return "\(pair): one is a position, one a size" }
        if first.sort == .extent { return nil }
        if first.axis != second.axis { return "\(pair): one is horizontal, one vertical" }
        let sorts = (first.sort, second.sort)
        if first.axis == .horizontal, sorts == (.side, .readingSide) || sorts == (.readingSide, .side) {
            return "\(pair): one follows the reading direction, one does not"
        }
        return nil
    }
}
