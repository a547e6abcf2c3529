import KindTable

extension Constraint {
    /// The constraint as an anchor in the shorthand, which names the other item unless that is `parent` or the default.
    func anchor(parent: Item?) throws(Unreadable) -> String {
        let (kind, other) = try kindAndItem()
        let isDefault =
            switch kind.row.reference {
            case .parent, .safeArea, .margins: self.other == .superview || other != nil && other == parent
            case .itself, .nothing, .content: true
            }
        let related = isDefault ? nil : other?.argument
        return "\(kind.writtenName)(\(arguments(related, kind).joined(separator: ", ")))" + modifiers.joined()
    }

    private func arguments(_ related: String?, _ kind: QuickAnchorType) -> [String] {
        var arguments = related.map { [$0] } ?? []
        if kind.row.number == .multiplier { return arguments + [multiplier?.text ?? "1"] }
        let comparison: String? =
            switch relation {
            case .lessThanOrEqual: "atMost"
            case .equal: nil
            case .greaterThanOrEqual: "atLeast"
            }
        if let comparison, constant == nil, let multiplier {
            return arguments + ["\(comparison)Multiplier: \(multiplier.text)"]
        }
        if let comparison {
            arguments.append("\(comparison): \(constant?.text ?? "0")")
        } else if constant != nil || kind.row.needsNumber {
            arguments.append(constant?.text ?? "0")
        }
        if let multiplier { arguments.append("multiplier: \(multiplier.text)") }
        return arguments
    }

    /// The kind whose row in the table has the same meaning, and the item to which it relates.
    private func kindAndItem() throws(Unreadable) -> (QuickAnchorType, Item?) {
        guard case .item(let other) = other else {
            if other == .nothing { return (try kind(.nothing, .notAnAttribute), nil) }
            return (try kind(isMargin ? .margins : .parent, otherAttribute), nil)
        }
        if isMargin { return (try kind(.margins, otherAttribute), other) }
        if other == item, relation == .equal, constant == nil, isAspectRatio {
            return (.aspectRatio, nil)
        }
        let reference: QuickAnchorType.Row.Reference? =
            switch other.name {
            case "safeAreaLayoutGuide": .safeArea
            case "layoutMarginsGuide": .margins
            default: nil
            }
        if let reference, let kind = try? kind(reference, otherAttribute) { return (kind, other.owner) }
        return (try kind(.parent, otherAttribute), other)
    }

    /// Whether the constraint relates width and height in a way that `aspectRatio` expresses.
    private var isAspectRatio: Bool {
        (attribute, otherAttribute) == (.width, .height)
            || (attribute, otherAttribute) == (.height, .width) && multiplier == nil
    }

    private func kind(
        _ reference: QuickAnchorType.Row.Reference, _ otherAttribute: Attribute
    ) throws(Unreadable) -> QuickAnchorType {
        let entry = QuickAnchorType.table.first {
            $0.row.attribute == attribute && $0.row.otherAttribute == otherAttribute && $0.row.reference == reference
        }
        guard let entry else {
            let other = otherAttribute == .notAnAttribute ? "a constant" : "\(otherAttribute)"
            throw Unreadable("no kind of anchor constrains \(attribute) to \(other)")
        }
        return entry.kind
    }
}
