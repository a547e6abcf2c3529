extension LayoutConstraint {
    /// The reason why a constraint is invalid, whatever its tree.
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
        case readingDirection
    }

    /// The reason why the constraint is invalid, or nil if it is valid.
    var fault: Fault? { value.fault(hasSecondItem: secondNode != nil) }

    /// Whether the multiplier may be 0.
    var allowsZeroMultiplier: Bool { value.allowsZeroMultiplier(hasSecondItem: secondNode != nil) }

    /// The fault as the end of a sentence.
    func words(for fault: Fault) -> String {
        switch fault {
        case .constant: "its constant is \(constant.spelled)\(constant.isMissing ? "" : ", \(constant.fault)")"
        case .multiplier: "its multiplier is \(multiplier.spelled), \(multiplier.fault)"
        case .zeroMultiplier:
            "its multiplier is 0, so it does not depend on \(secondNode?.displayName ?? "the second item")"
        case .priority: "its priority is \(priority.rawValue.spelled), not in (0, 1000]"
        case .noFirstAttribute: "it has no first attribute"
        case .noSecondItem: "\(firstNode.displayName) has no parent; add it to a parent first, or give another item"
        case .lonePosition: "\(firstAttribute) is a position, which needs a second item"
        case .noSecondAttribute: "its second item has no attribute"
        case .positionAndSize: mismatch("one is a position, the other a size")
        case .readingDirection: mismatch("only one follows the reading direction")
        }
    }

    private func mismatch(_ reason: String) -> String {
        "\(firstAttribute) and \(secondAttribute) cannot be compared: \(reason)"
    }
}

extension UnboundConstraint {
    /// Whether the constraint is valid, given whether it has a second item; its tree is not considered.
    func isValid(hasSecondItem: Bool) -> Bool {
        value.constant.isUsable && value.multiplier.isUsable && value.priority.isValid
            && pairing.contains(hasSecondItem ? .allowsSecondItem : .allowsLoneItem)
            && (value.multiplier != 0 || value.allowsZeroMultiplier(hasSecondItem: hasSecondItem))
    }
}

extension ConstraintValue {
    /// The reason why the constraint is invalid, given whether it has a second item; its tree is not considered. Nil if
    /// the constraint is valid.
    func fault(hasSecondItem: Bool) -> LayoutConstraint.Fault? {
        if !constant.isUsable { return .constant }
        if !multiplier.isUsable { return .multiplier }
        if !priority.isValid { return .priority }
        if !pairing.contains(hasSecondItem ? .allowsSecondItem : .allowsLoneItem),
            let fault = pairingFault(hasSecondItem)
        {
            return fault
        }
        return multiplier != 0 || allowsZeroMultiplier(hasSecondItem: hasSecondItem) ? nil : .zeroMultiplier
    }

    /// Whether the multiplier may be 0: only if there is no second item, or if a container made the constraint, in
    /// which case the 0 drops the second item.
    func allowsZeroMultiplier(hasSecondItem: Bool) -> Bool { !hasSecondItem || isOfContainer }

    private func pairingFault(_ hasSecondItem: Bool) -> LayoutConstraint.Fault? {
        guard let traits = firstAttribute.traits else { return .noFirstAttribute }
        if !hasSecondItem {
            if secondAttribute != .notAnAttribute { return .noSecondItem }
            return traits.kind == .extent ? nil : .lonePosition
        }
        guard let second = secondAttribute.traits else { return .noSecondAttribute }
        return traits.fault(against: second)
    }
}

extension LayoutConstraint.Attribute.Traits {
    fileprivate func fault(against second: Self) -> LayoutConstraint.Fault? {
        if kind == .extent, second.kind == .extent { return nil }
        if kind == .extent || second.kind == .extent { return .positionAndSize }
        if (kind == .readingSide) == (second.kind == .readingSide) { return nil }
        return isHorizontalCenter || second.isHorizontalCenter ? nil : .readingDirection
    }

    private var isHorizontalCenter: Bool { kind == .center && axis == .horizontal }
}
