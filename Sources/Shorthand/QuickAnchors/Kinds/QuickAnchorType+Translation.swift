internal import AutoLayout
internal import QuickAnchorKinds

extension LayoutConstraint.Attribute {
    /// Translates an attribute from the table.
    init(_ attribute: QuickAnchorType.Attribute) {
        switch attribute {
        case .left: self = .left
        case .right: self = .right
        case .top: self = .top
        case .bottom: self = .bottom
        case .leading: self = .leading
        case .trailing: self = .trailing
        case .width: self = .width
        case .height: self = .height
        case .centerX: self = .centerX
        case .centerY: self = .centerY
        case .firstBaseline: self = .firstBaseline
        case .lastBaseline: self = .lastBaseline
        case .notAnAttribute: self = .notAnAttribute
        }
    }
}

extension LayoutConstraint.Relation {
    /// Translates a relation from the table.
    init(_ relation: QuickAnchorType.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

extension UnboundConstraint.Target {
    /// Translates a reference from the table.
    init(_ reference: QuickAnchorType.Row.Reference) {
        switch reference {
        case .parent: self = .parent
        case .itself: self = .itself
        case .nothing: self = .nothing
        case .content: self = .content
        case .safeArea: self = .safeArea
        case .margins: self = .margins
        }
    }
}
