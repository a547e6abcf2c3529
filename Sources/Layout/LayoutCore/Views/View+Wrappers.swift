extension View {
    /// Adds a view in front of the other subviews and activates its constraints.
    /// - Complexity: that of `addSubview(_:)`, plus that of activating the constraints.
    public final func addSubview(
        _ view: View, withConstraints constraints: [LayoutConstraint], fileID: String = #fileID, line: Int = #line
    ) {
        addSubview(view, fileID: fileID, line: line)
        LayoutConstraint.activate(constraints)
    }

    /// Adds a view in front of the other subviews and constrains its four edges to those of this view.
    /// - Complexity: that of `addSubview(_:)`.
    @discardableResult
    public final func addSubviewWithEdgeConstraints(
        _ view: View, fileID: String = #fileID, line: Int = #line
    ) -> [LayoutConstraint] {
        addSubview(view, withEdgeInsets: .zero, fileID: fileID, line: line)
    }

    /// Adds a view in front of the other subviews and constrains its four edges to those of this view, with insets in
    /// points.
    /// - Complexity: that of `addSubview(_:)`.
    @discardableResult
    public final func addSubview(
        _ view: View, withEdgeInsets insets: EdgeInsets, fileID: String = #fileID, line: Int = #line
    ) -> [LayoutConstraint] {
        addSubview(view, fileID: fileID, line: line)
        return view.activateEdgeConstraints(to: self, insets, fileID, line)
    }

    /// Inserts a view at an index counted from the back and activates its constraints.
    /// - Complexity: that of `insertSubview(_:at:)`, plus that of activating the constraints.
    public final func insertSubview(
        _ view: View, at index: Int, withConstraints constraints: [LayoutConstraint], fileID: String = #fileID,
        line: Int = #line
    ) {
        insertSubview(view, at: index, fileID: fileID, line: line)
        LayoutConstraint.activate(constraints)
    }

    /// Inserts a view at an index counted from the back and constrains its four edges to those of this view.
    /// - Complexity: that of `insertSubview(_:at:)`.
    @discardableResult
    public final func insertSubviewWithEdgeConstraints(
        _ view: View, at index: Int, fileID: String = #fileID, line: Int = #line
    ) -> [LayoutConstraint] {
        insertSubview(view, at: index, fileID: fileID, line: line)
        return view.activateEdgeConstraints(to: self, .zero, fileID, line)
    }

    private func activateEdgeConstraints(
        to parent: View, _ insets: EdgeInsets, _ fileID: String, _ line: Int
    ) -> [LayoutConstraint] {
        let constraints = [
            topAnchor.constraint(equalTo: parent.topAnchor, constant: insets.top, fileID: fileID, line: line),
            leftAnchor.constraint(equalTo: parent.leftAnchor, constant: insets.left, fileID: fileID, line: line),
            bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -insets.bottom, fileID: fileID, line: line),
            rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -insets.right, fileID: fileID, line: line),
        ]
        LayoutConstraint.activate(constraints)
        return constraints
    }
}
