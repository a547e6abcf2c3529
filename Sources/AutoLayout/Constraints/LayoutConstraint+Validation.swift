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
        let isSize = (first.sort == .extent, second.sort == .extent)
        if isSize == (true, true) { return nil }
        if isSize != (false, false) { return mismatch("one is a position, one a size") }
        if first.axis != second.axis { return mismatch("one is horizontal, one vertical") }
        let sorts = (first.sort, second.sort)
        if first.axis == .horizontal, sorts == (.side, .readingSide) || sorts == (.readingSide, .side) {
            return mismatch("one follows the reading direction, one does not")
        }
        return nil
    }

    private func mismatch(_ reason: String) -> String {
        "\(firstAttribute) and \(secondAttribute) cannot be compared: \(reason)"
    }
}
