// Embedded Swift has no `Any`.
#if !hasFeature(Embedded)
    extension QuickAnchorContainer {
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
        /// The list may also consist of anchors and kinds: `[topToTop(10), centerX]` means `[topToTop(10), centerX()]`.
        /// A form of its own for such lists would make the compiler give up on some lists of tuples with arithmetic.
        /// - Precondition: there are four paddings, each a number, nil or a tuple of a view or guide and a number; or
        ///   each element is an anchor, a kind or nil.
        /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
        /// - Complexity: that of the form with a list of anchors.
        @_disfavoredOverload
        @discardableResult
        public func quickAdd(
            _ child: Anchor.Item, _ paddings: [Any?], _ anchors: [Anchor] = [], priority: QuickPriority = .required,
            fileID: String = #fileID, line: Int = #line
        ) -> Constraints {
            let elements = paddings.compactMap { $0 }
            let listed = elements.compactMap { $0 as? any QuickAnchorElement }.map { Anchor($0, fileID, line) }
            if !listed.isEmpty, listed.count == elements.count {
                return quickAdd(child, listed + anchors, priority: priority, fileID: fileID, line: line)
            }
            let edges = Edge.edges(of: paddings, fileID, line)
            return quickAdd(child, edges, anchors, priority: priority, fileID: fileID, line: line)
        }
    }
#endif
