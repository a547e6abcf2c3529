internal import LayoutCore
internal import QuickAnchorKinds

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
