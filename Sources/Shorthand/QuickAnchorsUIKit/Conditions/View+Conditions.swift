#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    public import LayoutConditions

    extension QuickAnchor {
        /// The condition under which the constraint is in effect; nil, the default, means always.
        @MainActor @preconcurrency
        public var condition: LayoutCondition? {
            get { boxedCondition?.condition }
            set { boxedCondition = newValue.map { AnchorCondition($0) } }
        }

        /// The anchor, in effect only while a condition holds: `topToBottom(image, 8).when(.width(below: 600))`. If the
        /// anchor already has a condition, both must hold. A content priority cannot have a condition.
        @MainActor @preconcurrency
        public func when(_ condition: LayoutCondition) -> QuickAnchor {
            var anchor = self
            anchor.condition = self.condition.map { $0 && condition } ?? condition
            return anchor
        }
    }

    /// A condition that is stored with its anchor.
    @MainActor
    final class AnchorCondition {
        let condition: LayoutCondition

        init(_ condition: LayoutCondition) { self.condition = condition }
    }

    extension QuickConstraints {
        /// Puts the constraints into effect only while a condition holds, and returns them. If a constraint already has
        /// a condition, both must hold.
        /// - Complexity: O(*n* *c*), where *n* is the number of constraints and *c* is the maximum number of
        ///   constraints and closures of a view that have conditions, including the new ones.
        @MainActor @preconcurrency
        @discardableResult
        public func when(
            _ condition: LayoutCondition, fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            for constraint in self { constraint.when(condition, fileID: fileID, line: line) }
            return self
        }
    }

    extension PlatformView {
        /// Adds a view (in front of the others) or a guide, and constrains it with anchors while a condition holds.
        ///
        /// The child stays in this view while the condition does not hold; constrain it in another way for that case,
        /// or hide it with `observe(_:_:)`.
        /// - Returns: the constraints in the order of the anchors.
        /// - Precondition: no anchor is a content priority.
        /// - Complexity: O(*n* *c*), where *n* is the number of anchors and *c* is the number of constraints and
        ///   closures of the child that have conditions, including the new ones.
        @discardableResult
        public func quickAdd(
            _ child: any QuickAnchorItem, _ anchors: [QuickAnchor], priority: QuickPriority = .required,
            when condition: LayoutCondition, fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            let anchors = anchors.map { $0.when(condition) }
            return quickAdd(child, anchors, priority: priority, fileID: fileID, line: line)
        }

        /// Adds a view (in front of the others) or a guide, and insets its four edges from this view's by a padding in
        /// points while a condition holds.
        ///
        /// - Returns: the constraints for top, leading, bottom and trailing.
        @discardableResult
        public func quickAdd(
            _ child: any QuickAnchorItem, _ padding: CGFloat = 0, priority: QuickPriority = .required,
            when condition: LayoutCondition, fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            let paddings = [padding, padding, 0 - padding, 0 - padding].map { Padding.points($0) }
            return quickAdd(child, paddings, priority: priority, when: condition, fileID: fileID, line: line)
        }

        /// Adds a view (in front of the others) or a guide, and, while a condition holds, constrains it with four
        /// paddings (top, leading, bottom, trailing), then with anchors.
        ///
        /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
        /// - Precondition: there are four paddings, and no anchor is a content priority.
        /// - Complexity: O(*n* *c*), where *n* is the number of anchors and *c* is the number of constraints and
        ///   closures of the child that have conditions, including the new ones.
        @discardableResult
        public func quickAdd(
            _ child: any QuickAnchorItem, _ paddings: [Padding], _ anchors: [QuickAnchor] = [],
            priority: QuickPriority = .required, when condition: LayoutCondition, fileID: String = #fileID,
            line: Int = #line
        ) -> QuickConstraints {
            let all = PaddingEdge.anchors(paddings, followedBy: anchors, isInset: isInset(by:), fileID, line)
            return quickAdd(child, all, priority: priority, when: condition, fileID: fileID, line: line)
        }

        /// Puts the constraints of several calls into effect only while a condition holds.
        ///
        /// The closure lists constraints, or calls that make them, such as `quickAdd` and `activateQuickAnchors`. The
        /// constraints that these calls make are inactive until the closure ends. If a constraint already has a
        /// condition, both must hold.
        /// - Returns: all of the constraints.
        /// - Complexity: O(*n* *c*), where *n* is the number of constraints and *c* is the maximum number of
        ///   constraints and closures of a view that have conditions, including the new ones.
        @discardableResult
        public func when(
            _ condition: LayoutCondition, fileID: String = #fileID, line: Int = #line,
            @AnchorBuilder<NSLayoutConstraint> _ constraints: () -> [NSLayoutConstraint]
        ) -> [NSLayoutConstraint] {
            ActivationScope.run(constraints) { $0.when(condition, fileID: fileID, line: line) }
        }
    }

    extension QuickAnchorItem {
        /// Constrains this view or guide with anchors while a condition holds, without adding it to a parent.
        ///
        /// - Returns: the constraints in the order of the anchors.
        /// - Precondition: no anchor is a content priority.
        /// - Complexity: O(*n* *c*), where *n* is the number of anchors and *c* is the number of constraints and
        ///   closures with conditions of this view or of the guide's view, including the new ones.
        @discardableResult
        public func activateQuickAnchors(
            _ anchors: [QuickAnchor], when condition: LayoutCondition, fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            activateQuickAnchors(anchors.map { $0.when(condition) }, fileID: fileID, line: line)
        }
    }

    extension AnchorBuilder where Anchor == NSLayoutConstraint {
        /// The constraints of a call.
        public static func buildExpression(_ constraints: QuickConstraints) -> [NSLayoutConstraint] {
            Array(constraints)
        }
    }
#endif
