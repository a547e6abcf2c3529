extension LayoutConstraint {
    /// Why a constraint is invalid in any tree.
    enum Fault {
        case constant
        case multiplier
        case zeroMultiplier
        case priority
        case noFirstAttribute
        case noSecondItem
        case lonePosition
        case noSecondAttribute
        case positionAndSize
        case axes
        case readingDirection
    }

    /// Why the constraint is invalid, or nil if it is valid.
    var fault: Fault? {
        if !constant.isUsable { return .constant }
        if !multiplier.isUsable { return .multiplier }
        if !allows(multiplier: multiplier) { return .zeroMultiplier }
        return priority.isValid ? pairingFault : .priority
    }

    /// Whether a multiplier is allowed: zero would drop the second item, which only a stack view's own rules may do.
    func allows(multiplier: Double) -> Bool { multiplier != 0 || secondNode == nil || stackReason != nil }

    /// Why two attributes cannot be paired, or nil if they can.
    @inline(__always) static func pairingFault(
        _ first: Attribute, _ second: Attribute, hasSecondItem: Bool
    ) -> Fault? {
        if hasSecondItem ? first.isLike(second) : first.isExtent && second == .notAnAttribute { return nil }
        return faultOfDifferent(first, second, hasSecondItem)
    }

    private static func faultOfDifferent(_ first: Attribute, _ second: Attribute, _ hasSecondItem: Bool) -> Fault? {
        guard let traits = first.traits else { return .noFirstAttribute }
        if !hasSecondItem {
            if second != .notAnAttribute { return .noSecondItem }
            return traits.sort == .extent ? nil : .lonePosition
        }
        guard let second = second.traits else { return .noSecondAttribute }
        return traits.fault(against: second)
    }

    /// The fault as the end of a sentence.
    func words(for fault: Fault) -> String {
        switch fault {
        case .constant: "its constant is \(constant.spelled), \(constant.fault)"
        case .multiplier: "its multiplier is \(multiplier.spelled), \(multiplier.fault)"
        case .zeroMultiplier:
            "its multiplier is 0, so it does not depend on \(secondNode?.displayName ?? "the second item")"
        case .priority: "its priority is \(priority.rawValue.spelled), not in (0, 1000]"
        case .noFirstAttribute: "it has no first attribute"
        case .noSecondItem: "\(firstNode.displayName) has no parent; add it to a parent first, or give another item"
        case .lonePosition: "\(firstAttribute) is a position, which needs a second item"
        case .noSecondAttribute: "its second item has no attribute"
        case .positionAndSize: mismatch("one is a position, the other a size")
        case .axes: mismatch("one is horizontal, the other vertical")
        case .readingDirection: mismatch("only one follows the reading direction")
        }
    }

    private func mismatch(_ reason: String) -> String {
        "\(firstAttribute) and \(secondAttribute) cannot be compared: \(reason)"
    }
}

extension LayoutConstraint.Attribute.Traits {
    fileprivate func fault(against second: Self) -> LayoutConstraint.Fault? {
        if sort == .extent, second.sort == .extent { return nil }
        if sort == .extent || second.sort == .extent { return .positionAndSize }
        if axis != second.axis { return .axes }
        let areMixed = sort == .side && second.sort == .readingSide || sort == .readingSide && second.sort == .side
        return axis == .horizontal && areMixed ? .readingDirection : nil
    }
}
