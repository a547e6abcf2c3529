// Embedded Swift has no `Any`.
#if !hasFeature(Embedded)
    public import AutoLayout

    extension View {
        /// Adds a view in front of the others, or a guide, with four paddings, some of them variables, then anchors.
        ///
        /// - Precondition: there are four paddings.
        /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
        /// - Complexity: O(*n*) in the anchors.
        @_disfavoredOverload
        @discardableResult
        public func quickAdd(
            _ child: any LayoutItem, _ paddings: [(any PaddingElement)?], _ anchors: [QuickAnchor] = [],
            fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            quickAdd(child, paddings.map { $0.map(Padding.init) ?? nil }, anchors, fileID: fileID, line: line)
        }

        /// Adds a view in front of the others, or a guide, with four paddings, some of them `(view, number)`, then
        /// anchors.
        ///
        /// - Precondition: there are four paddings, each a number, nil or a tuple of a view or guide and a number.
        /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
        /// - Complexity: O(*n*) in the anchors.
        @_disfavoredOverload
        @discardableResult
        public func quickAdd(
            _ child: any LayoutItem, _ paddings: [Any?], _ anchors: [QuickAnchor] = [], fileID: String = #fileID,
            line: Int = #line
        ) -> QuickConstraints {
            quickAdd(child, Padding.paddings(untyped: paddings, fileID, line), anchors, fileID: fileID, line: line)
        }
    }
#endif
