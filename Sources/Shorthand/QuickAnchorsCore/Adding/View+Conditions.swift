public import LayoutCore
public import QuickAnchorKinds

extension QuickConstraints {
    /// Keeps the constraints in effect only while a condition holds, and returns them. If a constraint already has a
    /// condition, both conditions must hold.
    /// - Complexity: O(*n*) in the number of constraints.
    @discardableResult
    public func when(_ condition: LayoutCondition) -> QuickConstraints {
        for constraint in self { constraint.when(condition) }
        return self
    }
}

extension View {
    /// Adds a view (in front of the others) or a guide, and constrains it with anchors while a condition holds.
    ///
    /// The child stays in the tree while the condition does not hold; add other constraints for that case, or hide the
    /// child with `setHidden(_:when:)`.
    /// - Returns: the constraints in the order of the anchors.
    /// - Precondition: no anchor is a content priority.
    /// - Complexity: O(*n*) in the number of anchors.
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, _ anchors: [QuickAnchor], priority: QuickPriority = .required,
        when condition: LayoutCondition, fileID: String = #fileID, line: Int = #line
    ) -> QuickConstraints {
        quickAdd(child, anchors.requiringNoContent(), priority: priority, fileID: fileID, line: line).when(condition)
    }

    /// Adds a view (in front of the others) or a guide, and insets its four edges from this view's by a padding in
    /// points while a condition holds.
    ///
    /// - Returns: the constraints of top, leading, bottom and trailing.
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, _ padding: Double = 0, priority: QuickPriority = .required,
        when condition: LayoutCondition, fileID: String = #fileID, line: Int = #line
    ) -> QuickConstraints {
        quickAdd(child, padding, priority: priority, fileID: fileID, line: line).when(condition)
    }

    /// Adds a view (in front of the others) or a guide, and, while a condition holds, constrains it with four paddings
    /// (top, leading, bottom, trailing), then with anchors.
    ///
    /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
    /// - Precondition: there are four paddings, and no anchor is a content priority.
    /// - Complexity: O(*n*) in the number of anchors.
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, _ paddings: [Padding], _ anchors: [QuickAnchor] = [],
        priority: QuickPriority = .required, when condition: LayoutCondition, fileID: String = #fileID,
        line: Int = #line
    ) -> QuickConstraints {
        let anchors = anchors.requiringNoContent()
        return quickAdd(child, paddings, anchors, priority: priority, fileID: fileID, line: line).when(condition)
    }

    /// Keeps the constraints of several calls in effect only while a condition holds.
    ///
    /// The closure lists calls that make constraints (`quickAdd`, `activateQuickAnchors`) or constraints themselves,
    /// which are activated. The condition is evaluated for the root of the tree, unless it names an item; if a
    /// constraint already has a condition, both conditions must hold.
    /// - Returns: all of the constraints.
    /// - Complexity: O(*n*) in the number of constraints.
    @discardableResult
    public func when(
        _ condition: LayoutCondition, @AnchorBuilder<LayoutConstraint> _ constraints: () -> [LayoutConstraint]
    ) -> QuickConstraints {
        let constraints = constraints()
        for constraint in constraints {
            constraint.when(condition).isActive = true
        }
        return QuickConstraints(ActivatedConstraints(constraints, of: nil))
    }
}

extension LayoutItem {
    /// Constrains this view or guide with anchors while a condition holds, without adding it to a parent.
    ///
    /// - Returns: the constraints in the order of the anchors.
    /// - Precondition: no anchor is a content priority.
    /// - Complexity: O(*n*) in the number of anchors.
    @discardableResult
    public func activateQuickAnchors(_ anchors: [QuickAnchor], when condition: LayoutCondition) -> QuickConstraints {
        activateQuickAnchors(anchors.requiringNoContent()).when(condition)
    }
}

extension AnchorBuilder where Anchor == LayoutConstraint {
    /// The constraints of a call.
    public static func buildExpression(_ constraints: QuickConstraints) -> [LayoutConstraint] { Array(constraints) }
}
