public import AutoLayout
public import QuickAnchorKinds

extension View {
    /// Adds a view in front of the others, or a guide, and constrains it by anchors, activated in order as one batch.
    ///
    /// - Returns: the constraints in the order of the anchors; an invalid anchor stays inactive, with a diagnostic.
    /// - Complexity: O(*n*) in the number of anchors.
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, _ anchors: [QuickAnchor], priority: QuickPriority = .required,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickConstraints {
        guard priority == .required else {
            return quickAdd(child, anchors.prioritized(priority), fileID: fileID, line: line)
        }
        let node = child.layoutNode
        let anchors = anchors.settingContentPriorities(of: node)
        return QuickConstraints(add(child, anchors.unbound, SourceLocation(fileID: fileID, line: line)), of: node)
    }
}

// Embedded Swift cannot look up at run time how a subclass conforms, so there the forms are those of `View` itself.
#if hasFeature(Embedded)
    extension View {
        /// Adds a view in front of the others, or a guide, and insets its four edges from this one's by a padding in
        /// points.
        @discardableResult
        public func quickAdd(
            _ child: any LayoutItem, _ padding: Double = 0, priority: QuickPriority = .required,
            fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            let paddings = [padding, padding, 0 - padding, 0 - padding].map { Padding(nil, $0) }
            return quickAdd(child, paddings, priority: priority, fileID: fileID, line: line)
        }

        /// Adds a view in front of the others, or a guide, and insets its four edges from this one's by a padding in
        /// points.
        @_disfavoredOverload
        @discardableResult
        public func quickAdd(
            _ child: any LayoutItem, _ padding: some QuickNumber, priority: QuickPriority = .required,
            fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            quickAdd(child, padding.quickValue, priority: priority, fileID: fileID, line: line)
        }

        /// Adds a view in front of the others, or a guide, with four paddings (top, leading, bottom, trailing), then
        /// anchors.
        @discardableResult
        public func quickAdd(
            _ child: any LayoutItem, _ paddings: [Padding], _ anchors: [QuickAnchor] = [],
            priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            let all = PaddingEdge.anchors(paddings, followedBy: anchors, isInset: isInset(by:), fileID, line)
            return quickAdd(child, all, priority: priority, fileID: fileID, line: line)
        }

        /// Adds a view in front of the others, or a guide, and constrains it by the anchors listed in a closure.
        @discardableResult
        public func quickAdd(
            _ child: any LayoutItem, priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line,
            @QuickAnchorBuilder _ anchors: () -> [QuickAnchor]
        ) -> QuickConstraints {
            quickAdd(child, anchors(), priority: priority, fileID: fileID, line: line)
        }
    }
#else
    extension View: QuickAnchorContainer {
        /// The type of a padding.
        public typealias Edge = Padding
    }
#endif
