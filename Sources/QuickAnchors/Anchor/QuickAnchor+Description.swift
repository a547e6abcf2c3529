internal import AutoLayout
internal import QuickAnchorKinds

extension QuickAnchor: CustomStringConvertible {
    /// The anchor as source code: `topToTop(red, 10)`.
    public var description: String {
        var arguments: [String] = []
        if let relatedItem { arguments.append(relatedItem.layoutNode.displayName) }
        let isFactor = kind.row.number == .multiplier
        let number = isFactor ? multiplier : constant
        let label = ["atMost: ", "", "atLeast: "][Int(relation.rawValue) + 1]
        if !number.isNaN, number != 0 || relation != .equal { arguments.append(label + number.plain) }
        if !isFactor, multiplier != 1 { arguments.append("multiplier: \(multiplier.plain)") }
        var words = "\(kind.writtenName)(\(arguments.joined(separator: ", ")))"
        if priority != .required { words += ".priority(\(priority.rawValue.plain))" }
        if let identifier { words += ".identifier(\(identifier.debugDescription))" }
        return words
    }
}

extension QuickAnchorType {
    /// The name of the global initializer.
    fileprivate var writtenName: String {
        switch self {
        case .heightEqualToView: "heightToRelatedView"
        case .heightEqualToConstant: "heightToConstant"
        case .widthEqualToView: "widthToRelatedView"
        case .widthEqualToConstant: "widthToConstant"
        case .aspectRatio: "aspectRatio"
        case .centerX, .centerY: attribute.description
        default: "\(attribute)To\(otherWord)"
        }
    }

    private var attribute: LayoutConstraint.Attribute { LayoutConstraint.Attribute(row.attribute) }

    /// The word for the other side.
    private var otherWord: String {
        switch row.reference {
        case .safeArea: "SafeArea"
        case .margins: "Margin"
        case .parent, .itself, .nothing: LayoutConstraint.Attribute(row.otherAttribute).capitalized
        }
    }
}
