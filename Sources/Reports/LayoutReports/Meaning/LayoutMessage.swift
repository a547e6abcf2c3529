/// A message that the system prints about constraints, but that reports no conflict.
public enum LayoutMessage: Hashable, Sendable, CaseIterable {
    /// A constraint was added to a view that does not contain both of its items.
    case hierarchyNotPrepared
    /// A constraint could not be installed on a view because one of its items is outside that view.
    case itemOutsideView
    /// A constraint was activated between two items that are not in the same tree of views.
    case noCommonAncestor
    /// Constraints leave positions or sizes of views open.
    case ambiguousLayout
    /// The constraints of a cell allow a height of 0.
    case collapsedCell
    /// The items of a flow layout are larger than its collection view.
    case flowLayoutTooSmall
    /// The attributes of a constraint cannot be compared.
    case invalidPairing
    /// A position was compared with a number.
    case positionWithoutItem
    /// The priority of an active constraint was changed from required to optional, or the other way.
    case changedRequirement
    /// A constraint in visual format could not be read.
    case invalidFormat

    /// The beginnings of the messages.
    static let beginnings: [(words: String, message: LayoutMessage)] = [
        ("The view hierarchy is not prepared for the constraint", .hierarchyNotPrepared),
        ("Impossible to set up layout with view hierarchy unprepared for constraint", .hierarchyNotPrepared),
        ("Unable to install constraint on view", .itemOutsideView),
        ("Unable to activate constraint with", .noCommonAncestor),
        ("View has an ambiguous layout", .ambiguousLayout), ("AMBIGUOUS LAYOUT", .ambiguousLayout),
        ("Detected a case where constraints ambiguously suggest a height of zero", .collapsedCell),
        ("The behavior of the UICollectionViewFlowLayout is not defined because", .flowLayoutTooSmall),
        ("Invalid pairing of layout attributes", .invalidPairing),
        ("Location attributes must be specified in pairs", .positionWithoutItem),
        ("Mutating a priority from required to not on an installed constraint", .changedRequirement),
        ("Unable to parse constraint format", .invalidFormat),
    ]

    /// The meaning of the message, as a sentence.
    var meaning: String {
        switch self {
        case .hierarchyNotPrepared: "A constraint was added to a view that does not contain both of its items."
        case .itemOutsideView: "A constraint was added to a view, but one of its items is outside that view."
        case .noCommonAncestor: "A constraint was activated between two items that are not in the same tree of views."
        case .ambiguousLayout: "Constraints leave positions or sizes open, so the system chooses them."
        case .collapsedCell:
            "The constraints in a cell do not determine its height, so it could be 0; the system uses the standard height"
                + " instead."
        case .flowLayoutTooSmall: "The items of a flow layout do not fit into its collection view."
        case .invalidPairing:
            "A constraint compares attributes that cannot be compared, such as left with leading, or a position with a size."
        case .positionWithoutItem: "A constraint compares a position with a number, but a position needs a second item."
        case .changedRequirement:
            "The priority of an active constraint was changed from required to optional, or from optional to required."
        case .invalidFormat: "A constraint in visual format could not be read."
        }
    }

    /// The remedy, as part of a sentence.
    var remedy: String {
        switch self {
        case .hierarchyNotPrepared, .itemOutsideView:
            "add the views to their superviews first, then set the constraint's isActive to true, which finds the view to"
                + " add it to."
        case .noCommonAncestor: "add both views to their superviews before activating the constraint."
        case .ambiguousLayout:
            "add constraints for what is open, or change the priorities of content hugging or compression resistance where"
                + " views compete for space."
        case .collapsedCell:
            "connect the views in the cell without a gap from the top to the bottom of contentView, or set the height with"
                + " rowHeight."
        case .flowLayoutTooSmall:
            "make the items no larger than the collection view without its insets, and invalidate the layout when its size"
                + " changes."
        case .invalidPairing: "use two attributes along the same axis: two positions or two sizes."
        case .positionWithoutItem: "use the superview as the second item, and the number as the constant."
        case .changedRequirement:
            "deactivate the constraint before the change, or use priorities below 1000, such as 999 and 1."
        case .invalidFormat: "correct the format at the place that the message marks."
        }
    }

    /// Whether the message contains the constraint that it is about.
    var hasConstraint: Bool {
        switch self {
        case .hierarchyNotPrepared, .itemOutsideView: true
        default: false
        }
    }
}
