extension Form {
    /// Lines with identifiers that the system gives to its own constraints, and whose meanings are known.
    static let ofSystem: [Form] = [
        system("UIView-Encapsulated-Layout-Height"), system("UIView-Encapsulated-Layout-Width"),
        system("NSView-Encapsulated-Layout-Width"), system("NSTableRowView-Encapsulated-Layout-Height"),
        system("_UITemporaryLayoutHeight"), system("fittingSizeHTarget"), system("UISV-canvas-connection"),
        system("UISV-spacing"), system("UISV-alignment"), system("UISV-hiding"), system("UISV-spanning-boundary"),
        system("UISV-spanning-fit"), system("UIViewSafeAreaLayoutGuide-bottom"),
        system("UIView-leftMargin-guide-constraint"), system("NSStackView.Edge.Top"), system("NSStackView.Stack.Min"),
        system("accessoryView.bottom"), system("assistantHeight"), system("TB_Leading_Leading"),
        system("UINavItemContentGuide-leading"), system("UIButtonBar.maximumAlignmentSize"),
    ]

    private static func system(_ identifier: String) -> Form {
        Form(
            name: identifier, line: "<NSLayoutConstraint:0x1 '\(identifier)' V:[UIView:0xa1(0)]   (active)>",
            sentence: "UIView's height is 0", identifier: identifier, isOfSystem: true)
    }

    static let all = formats + equations + items + ofSystem
}
