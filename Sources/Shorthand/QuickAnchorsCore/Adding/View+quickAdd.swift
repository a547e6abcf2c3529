public import LayoutCore
public import QuickAnchorKinds

extension View {
    /// Adds a view (in front of the others) or a guide, and constrains it with anchors. The constraints are activated
    /// in order, as one batch.
    ///
    /// - Returns: the constraints in the order of the anchors; a content priority makes none, and an invalid constraint
    ///   stays inactive, with a diagnostic.
    /// - Complexity: O(*n*) in the number of anchors.
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, _ anchors: [QuickAnchor], priority: QuickPriority = .required,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickConstraints {
        guard priority == .required else {
            return quickAdd(child, anchors.prioritized(priority), fileID: fileID, line: line)
        }
        guard !anchors.setContentPriorities else {
            let others = anchors.settingContentPriorities(of: child.layoutNode)
            return quickAdd(child, others, fileID: fileID, line: line)
        }
        let added = QuickConstraints(add(child, anchors.unbound, SourceLocation(fileID: fileID, line: line)))
        anchors.reportOutwardPaddings(of: child.layoutNode)
        return added
    }
}

/// The other forms of `quickAdd`, each of which calls the one with a list of anchors.
///
/// The forms are members of the class, and their lists with nil are `QuickList`s, because the compiler would take seconds
/// to resolve operators in lists of paddings otherwise.
extension View {
    /// Adds a view (in front of the others) or a guide, insets its four edges from this view's by a padding in points,
    /// and constrains it with anchors.
    ///
    /// - Returns: the constraints of top, leading, bottom and trailing, then those of the anchors.
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, _ padding: Double = 0, _ anchors: [QuickAnchor] = [],
        priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line
    ) -> QuickConstraints {
        let all = PaddingEdge.anchors(inset: padding, followedBy: anchors, fileID, line)
        return quickAdd(child, all, priority: priority, fileID: fileID, line: line)
    }

    /// Adds a view (in front of the others) or a guide, insets its four edges from this view's by a padding in points,
    /// and constrains it with anchors.
    ///
    /// - Returns: the constraints of top, leading, bottom and trailing, then those of the anchors.
    @_disfavoredOverload
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, _ padding: some QuickNumber, _ anchors: [QuickAnchor] = [],
        priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line
    ) -> QuickConstraints {
        quickAdd(child, padding.quickValue, anchors, priority: priority, fileID: fileID, line: line)
    }

    /// Adds a view (in front of the others) or a guide, insets its edges from this view's by distances that are positive
    /// inward, and constrains it with anchors.
    ///
    /// - Returns: the constraints of top, leading or left, bottom, and trailing or right, then those of the anchors.
    /// - Complexity: O(*n*) in the number of anchors.
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, insets: some QuickInsets, _ anchors: [QuickAnchor] = [],
        priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line
    ) -> QuickConstraints {
        let all = insets.anchors(followedBy: anchors, fileID, line)
        return quickAdd(child, all, priority: priority, fileID: fileID, line: line)
    }

    /// Adds a view (in front of the others) or a guide, insets its edges from this view's by distances that are positive
    /// inward, and constrains it with anchors.
    ///
    /// - Returns: the constraints of top, leading or left, bottom, and trailing or right, then those of the anchors.
    /// - Complexity: O(*n*) in the number of anchors.
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, _ insets: some QuickInsets, _ anchors: [QuickAnchor] = [],
        priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line
    ) -> QuickConstraints {
        quickAdd(child, insets: insets, anchors, priority: priority, fileID: fileID, line: line)
    }

    /// Adds a view (in front of the others) or a guide, and constrains it with four numbers in points as paddings (top,
    /// leading, bottom, trailing; nil for none), then with anchors.
    ///
    /// - Precondition: there are four paddings.
    /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
    /// - Complexity: O(*n*) in the number of anchors.
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, _ paddings: QuickList<Double>, _ anchors: [QuickAnchor] = [],
        priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line
    ) -> QuickConstraints {
        let all = PaddingEdge.anchors(paddings.elements, followedBy: anchors, fileID, line)
        return quickAdd(child, all, priority: priority, fileID: fileID, line: line)
    }

    /// Adds a view (in front of the others) or a guide, and constrains it with four paddings (top, leading, bottom,
    /// trailing), then with anchors.
    ///
    /// - Precondition: there are four paddings.
    /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
    /// - Complexity: O(*n*) in the number of anchors.
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, _ paddings: [Padding], _ anchors: [QuickAnchor] = [],
        priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line
    ) -> QuickConstraints {
        let all = PaddingEdge.anchors(paddings, followedBy: anchors, isInset: isInset(by:), fileID, line)
        return quickAdd(child, all, priority: priority, fileID: fileID, line: line)
    }

    /// Adds a view (in front of the others) or a guide, and constrains it with the anchors that are not nil:
    /// `quickAdd(child, [topToTop(8), isWide ? widthToConstant(320) : nil])`.
    ///
    /// - Returns: the constraints in the order of the anchors.
    /// - Complexity: O(*n*) in the number of anchors.
    @_disfavoredOverload
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, _ anchors: QuickList<QuickAnchor>, priority: QuickPriority = .required,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickConstraints {
        quickAdd(child, anchors.elements.compactMap { $0 }, priority: priority, fileID: fileID, line: line)
    }

    /// Adds a view (in front of the others) or a guide, and constrains it with the anchors listed in a closure.
    ///
    /// - Returns: the constraints in the order of the anchors.
    /// - Complexity: O(*n*) in the number of anchors.
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line,
        @QuickAnchorBuilder _ anchors: () -> [QuickAnchor]
    ) -> QuickConstraints {
        quickAdd(child, anchors(), priority: priority, fileID: fileID, line: line)
    }

    /// Not available: anchors are listed in brackets.
    @available(*, unavailable, message: "List the anchors in brackets: quickAdd(child, [topToTop(10)]).")
    @discardableResult
    public func quickAdd(_ child: any LayoutItem, _ anchor: QuickAnchor) -> QuickConstraints {
        quickAdd(child, [anchor])
    }
}

// Embedded Swift has no `Any`.
#if !hasFeature(Embedded)
    extension View {
        /// Adds a view (in front of the others) or a guide, and constrains it with four paddings, which may be variables,
        /// then with anchors.
        ///
        /// - Precondition: there are four paddings.
        /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
        /// - Complexity: O(*n*) in the number of anchors.
        @_disfavoredOverload
        @discardableResult
        public func quickAdd(
            _ child: any LayoutItem, _ paddings: QuickList<any PaddingElement>, _ anchors: [QuickAnchor] = [],
            priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            let edges = paddings.elements.map { Padding($0) }
            return quickAdd(child, edges, anchors, priority: priority, fileID: fileID, line: line)
        }

        /// Adds a view (in front of the others) or a guide, and constrains it with four paddings, some of which may be
        /// `(view, number)` tuples, then with anchors.
        ///
        /// The list may also consist of anchors and kinds: `[topToTop(10), centerX]` means `[topToTop(10), centerX()]`.
        /// - Precondition: there are four paddings, each a number, nil or a tuple of a view or guide and a number; or each
        ///   element is an anchor, a kind or nil.
        /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
        /// - Complexity: O(*n*) in the number of anchors.
        @_disfavoredOverload
        @discardableResult
        public func quickAdd(
            _ child: any LayoutItem, _ paddings: QuickList<Any>, _ anchors: [QuickAnchor] = [],
            priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            quickAdd(
                child, paddings.elements as any QuickArray, anchors, priority: priority, fileID: fileID, line: line)
        }

        /// Adds a view (in front of the others) or a guide, and constrains it with an array of four paddings or of any
        /// number of anchors, some of which may be nil, then with anchors.
        ///
        /// - Precondition: there are four paddings, each a number, nil or a tuple of a view or guide and a number; or each
        ///   element is an anchor, a kind or nil.
        /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
        /// - Complexity: O(*n*) in the number of anchors.
        @_disfavoredOverload
        @discardableResult
        public func quickAdd(
            _ child: any LayoutItem, _ array: any QuickArray, _ anchors: [QuickAnchor] = [],
            priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            let elements = array.optionalElements
            if let listed = [QuickAnchor](elements: elements, fileID, line) {
                return quickAdd(child, listed + anchors, priority: priority, fileID: fileID, line: line)
            }
            let edges = Padding.edges(of: elements, fileID, line)
            return quickAdd(child, edges, anchors, priority: priority, fileID: fileID, line: line)
        }
    }
#endif
