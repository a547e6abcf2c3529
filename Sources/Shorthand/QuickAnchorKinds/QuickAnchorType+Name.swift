extension QuickAnchorType {
    /// The name of the global initializer.
    package var writtenName: String {
        switch self {
        case .heightEqualToView: "heightToRelatedView"
        case .heightEqualToConstant: "heightToConstant"
        case .widthEqualToView: "widthToRelatedView"
        case .widthEqualToConstant: "widthToConstant"
        case .aspectRatio: "aspectRatio"
        case .centerX, .centerY: row.attribute.rawValue
        case .horizontalHugging: "horizontalHugging"
        case .verticalHugging: "verticalHugging"
        case .horizontalCompressionResistance: "horizontalCompressionResistance"
        case .verticalCompressionResistance: "verticalCompressionResistance"
        default: "\(row.attribute.rawValue)To\(otherWord)"
        }
    }

    /// The part of the name that stands for the other side.
    private var otherWord: String {
        switch row.reference {
        case .safeArea: "SafeArea"
        case .margins: "Margin"
        case .parent, .itself, .nothing, .content: row.otherAttribute.capitalized
        }
    }
}

extension QuickAnchorType.Attribute {
    /// The name with a capital first letter, as in the second part of a compound: `Leading`. The names are ASCII, so no
    /// Unicode table is needed.
    fileprivate var capitalized: String {
        var name = Array(rawValue.utf8)
        name[0] -= UInt8(ascii: "a") - UInt8(ascii: "A")
        return String(decoding: name, as: UTF8.self)
    }
}
