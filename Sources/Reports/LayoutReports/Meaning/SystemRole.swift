/// The purpose for which the system makes a constraint.
package enum SystemRole: Hashable, Sendable {
    /// `translatesAutoresizingMaskIntoConstraints`
    case autoresizing
    /// The size that a table view, collection view or window sets for a view.
    case encapsulated
    /// A size that applies only while a view is measured.
    case measuring
    /// The size 0 of a hidden view in a stack.
    case hiddenInStack
    /// The gap between neighbors in a stack.
    case stackSpacing
    /// Other rules of a stack.
    case stack
    case safeArea
    case margins
    /// The top and bottom layout guides of a view controller, which safe areas replaced.
    case layoutSupport
    case keyboard
    /// Navigation bars, toolbars and their buttons.
    case bar
    /// A constraint that Interface Builder adds to a view with too few constraints.
    case prototype
    /// The size of the content of a scroll view.
    case scrollContent
    /// The size of a view's content.
    case contentSize
    /// A constraint between views of classes that only the system uses.
    case systemViews

    /// The role of a constraint; nil if the app made it.
    init?(_ constraint: ReportedConstraint, besideMasonry: Bool) {
        if let role = SystemRole(className: constraint.className ?? "") {
            self = role
        } else if let role = constraint.identifier.flatMap({ SystemRole(identifier: $0) }) {
            self = role
        } else if let role = constraint.equation.flatMap({ SystemRole($0, besideMasonry: besideMasonry, constraint) }) {
            self = role
        } else {
            return nil
        }
    }

    private init?(className: String) {
        switch className {
        case "NSAutoresizingMaskLayoutConstraint": self = .autoresizing
        case "_UILayoutSupportConstraint": self = .layoutSupport
        case "NSIBPrototypingLayoutConstraint": self = .prototype
        case "_UIScrollViewAutomaticContentSizeConstraint": self = .scrollContent
        case "NSContentSizeLayoutConstraint": self = .contentSize
        default: return nil
        }
    }

    private static let beginnings: [(String, SystemRole)] = [
        ("UIView-Encapsulated-Layout-", .encapsulated), ("NSView-Encapsulated-Layout-", .encapsulated),
        ("NSTableRowView-Encapsulated-Layout-", .encapsulated), ("_UITemporaryLayout", .measuring),
        ("fittingSizeHTarget", .measuring), ("fittingSizeVTarget", .measuring), ("UISV-hiding", .hiddenInStack),
        ("UISV-spacing", .stackSpacing), ("UISV-", .stack), ("NSStackView.", .stack),
        ("UIViewSafeAreaLayoutGuide-", .safeArea), ("accessoryView.", .keyboard), ("assistantHeight", .keyboard),
        ("assistantView.", .keyboard), ("UIKeyboard", .keyboard), ("UIInputWindowController-", .keyboard),
        ("TB_", .bar), ("IB_", .bar), ("BIB_", .bar),
        ("CB_", .bar), ("Mask_", .bar), ("MaskEV_", .bar), ("UINav", .bar), ("UIButtonBar.", .bar),
        ("IB auto generated", .prototype),
    ]

    private init?(identifier: String) {
        if identifier.utf8.starts(with: "UIView-".utf8), identifier.hasSuffix("Margin-guide-constraint") {
            self = .margins
            return
        }
        let known = SystemRole.beginnings.first { identifier.utf8.starts(with: $0.0.utf8) }
        guard let known else { return nil }
        self = known.1
    }

    private init?(_ equation: Equation, besideMasonry: Bool, _ constraint: ReportedConstraint) {
        let classes = equation.items.map { $0.className ?? "" }
        // Masonry omits identifiers.
        if besideMasonry, constraint.className == "NSLayoutConstraint", equation.second == nil,
            classes == ["UITableViewCellContentView"]
        {
            self = .encapsulated
        } else if classes.contains(where: { $0.isClassOfSystemView }),
            classes.allSatisfy({ $0.isClassPlacedBySystem || $0.isClassOfBar })
        {
            self = classes.contains(where: { $0.isClassOfBar }) ? .bar : .systemViews
        } else {
            return nil
        }
    }
}

extension String {
    /// The beginnings of the names of classes that only the system uses: views inside controls, of the keyboard and its
    /// windows, of alerts, share sheets and text selection; inside windows and panels of AppKit, and of Finder's panels
    /// for opening and saving.
    private static let systemBeginnings = [
        "_UI", "_NS", "UIKeyboard", "UIKB", "UIInput", "UIRemoteKeyboard", "UITextEffects", "UITextSelection",
        "UISystem", "UIEditingOverlay", "UIDimmingView", "UIDropShadowView", "UIPrediction", "UIAutocorrect",
        "UICalloutBar", "UIAlertController", "UIInterfaceAction", "UIFocusContainerGuide", "TUISystemInput", "TUIInput",
        "TUIKeyboard", "TUIPrediction", "SFAirDrop", "NSTitlebar", "NSThemeFrame", "NSNextStepFrame", "NSToolbarView",
        "NSToolbarItemViewer", "NSNav", "NSRemoteView", "FI_",
    ]

    /// Whether only the system creates views of a class with this name.
    var isClassOfSystemView: Bool {
        String.systemBeginnings.contains { utf8.starts(with: $0.utf8) }
            && !["_UILayoutGuide", "_UILayoutSpacer", "UIInputView"].contains(self)
    }

    /// Whether views of a class with this name are bars, whose contents only the system positions.
    var isClassOfBar: Bool { ["UINavigationBar", "UISearchBar", "UITabBar", "UIToolbar"].contains(self) }

    /// Whether the system sets the frames of views of a class with this name, so that constraints cannot position them.
    var isClassPlacedBySystem: Bool {
        isClassOfSystemView
            || [
                "UITableViewCellContentView", "UITableViewCell", "UICollectionViewCell", "UIWindow", "UITransitionView",
                "UIViewControllerWrapperView", "UILayoutContainerView", "UITableViewHeaderFooterView",
                "UITableViewHeaderFooterContentView", "NSTableRowView", "NSTableCellView", "NSClipView",
                "UINavigationBar", "UITabBar", "UINavigationTransitionView",
            ].contains(self)
    }
}
