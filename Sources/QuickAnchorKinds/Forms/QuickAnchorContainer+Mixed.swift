// Embedded Swift has no `Any`.
#if !hasFeature(Embedded)
    extension QuickAnchorContainer {
        /// Adds a view (in front of the others) or a guide, and constrains it with anchors and kinds, some of which may
        /// be nil: `[topToTop(10), centerX]` means `[topToTop(10), centerX()]`.
        ///
        /// - Returns: the constraints in the order of the anchors.
        /// - Complexity: that of the form with a list of anchors.
        @_disfavoredOverload
        @discardableResult
        public func quickAdd(
            _ child: Anchor.Item, _ elements: [(any QuickAnchorElement)?], priority: QuickPriority = .required,
            fileID: String = #fileID, line: Int = #line
        ) -> Constraints {
            let anchors = elements.compactMap { $0 }.map { Anchor($0, fileID, line) }
            return quickAdd(child, anchors, priority: priority, fileID: fileID, line: line)
        }

        /// Adds a view (in front of the others) or a guide, and constrains it with four paddings, which may be
        /// variables, then with anchors.
        ///
        /// - Precondition: there are four paddings.
        /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
        /// - Complexity: that of the form with a list of anchors.
        @_disfavoredOverload
        @discardableResult
        public func quickAdd(
            _ child: Anchor.Item, _ paddings: [(any PaddingElement)?], _ anchors: [Anchor] = [],
            priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line
        ) -> Constraints {
            quickAdd(child, paddings.map { Edge($0) }, anchors, priority: priority, fileID: fileID, line: line)
        }

        /// Adds a view (in front of the others) or a guide, and constrains it with four paddings, some of which may be
        /// `(view, number)` tuples, then with anchors.
        ///
        /// - Precondition: there are four paddings, each a number, nil or a tuple of a view or guide and a number.
        /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
        /// - Complexity: that of the form with a list of anchors.
        @_disfavoredOverload
        @discardableResult
        public func quickAdd(
            _ child: Anchor.Item, _ paddings: [Any?], _ anchors: [Anchor] = [], priority: QuickPriority = .required,
            fileID: String = #fileID, line: Int = #line
        ) -> Constraints {
            let edges = Edge.edges(of: paddings, fileID, line)
            return quickAdd(child, edges, anchors, priority: priority, fileID: fileID, line: line)
        }
    }
#endif
