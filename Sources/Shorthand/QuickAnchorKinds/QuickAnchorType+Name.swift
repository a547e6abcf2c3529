internal import LayoutConditions

extension QuickAnchorType {
    /// The name of the global initializer.
    package var writtenName: String {
        switch self {
        case .heightEqualToView: "heightToRelatedView"
        case .heightEqualToConstant: "heightToConstant"
        case .widthEqualToView: "widthToRelatedView"
        case .widthEqualToConstant: "widthToConstant"
        case .aspectRatio: "aspectRatio"
        case .centerX, .centerY: "\(row.attribute)"
        case .horizontalHugging: "horizontalHugging"
        case .verticalHugging: "verticalHugging"
        case .horizontalCompressionResistance: "horizontalCompressionResistance"
        case .verticalCompressionResistance: "verticalCompressionResistance"
        default: "\(row.attribute)To\(otherWord)"
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
