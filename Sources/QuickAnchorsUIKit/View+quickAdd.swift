#if canImport(UIKit) && !os(watchOS)
    public import QuickAnchorKinds
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
    public import QuickAnchorKinds
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PlatformView {
        /// Adds a view in front of the others, or a guide, and constrains it by anchors, activated in order as one
        /// batch.
        ///
        /// - Returns: the constraints in the order of the anchors.
        /// - Complexity: O(*n*) in the anchors.
        @discardableResult
        public func quickAdd(
            _ child: any QuickAnchorItem, _ anchors: [QuickAnchor], fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            if let view = child as? PlatformView {
                addSubview(view)
                view.translatesAutoresizingMaskIntoConstraints = false
            } else if let guide = child as? PlatformGuide {
                addLayoutGuide(guide)
            }
            return child.activate(anchors, in: self, "quickAdd", fileID, line)
        }

        /// Adds a view in front of the others, or a guide, and insets its four edges from this one's by a padding in
        /// points.
        ///
        /// - Returns: the constraints of top, leading, bottom and trailing.
        /// - Complexity: O(*n*) in the anchors.
        @discardableResult
        public func quickAdd(
            _ child: any QuickAnchorItem, _ padding: CGFloat = 0, fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            let (inset, back) = (Padding.points(padding), Padding.points(0 - padding))
            return quickAdd(child, [inset, inset, back, back], fileID: fileID, line: line)
        }

        /// Adds a view in front of the others, or a guide, and insets its four edges from this one's by a padding in
        /// points.
        ///
        /// - Returns: the constraints of top, leading, bottom and trailing.
        /// - Complexity: O(*n*) in the anchors.
        @_disfavoredOverload
        @discardableResult
        public func quickAdd(
            _ child: any QuickAnchorItem, _ padding: some QuickNumber, fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            quickAdd(child, CGFloat(padding.quickValue), fileID: fileID, line: line)
        }

        /// Adds a view in front of the others, or a guide, with four paddings (top, leading, bottom, trailing), then
        /// anchors.
        ///
        /// - Precondition: there are four paddings.
        /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
        /// - Complexity: O(*n*) in the anchors.
        @discardableResult
        public func quickAdd(
            _ child: any QuickAnchorItem, _ paddings: [Padding], _ anchors: [QuickAnchor] = [],
            fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            let anchors = Padding.anchors(paddings, in: self, followedBy: anchors, fileID, line)
            return quickAdd(child, anchors, fileID: fileID, line: line)
        }

        /// Adds a view in front of the others, or a guide, with four paddings, some of them variables, then
        /// anchors.
        ///
        /// - Precondition: there are four paddings.
        /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
        /// - Complexity: O(*n*) in the anchors.
        @_disfavoredOverload
        @discardableResult
        public func quickAdd(
            _ child: any QuickAnchorItem, _ paddings: [(any PaddingElement)?], _ anchors: [QuickAnchor] = [],
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
            _ child: any QuickAnchorItem, _ paddings: [Any?], _ anchors: [QuickAnchor] = [], fileID: String = #fileID,
            line: Int = #line
        ) -> QuickConstraints {
            let paddings = Padding.paddings(untyped: paddings, fileID, line)
            return quickAdd(child, paddings, anchors, fileID: fileID, line: line)
        }

        /// Adds a view in front of the others, or a guide, and constrains it by the anchors listed in a closure.
        ///
        /// - Returns: the constraints in the order of the anchors.
        /// - Complexity: O(*n*) in the anchors.
        @discardableResult
        public func quickAdd(
            _ child: any QuickAnchorItem, fileID: String = #fileID, line: Int = #line,
            @QuickAnchorBuilder _ anchors: () -> [QuickAnchor]
        ) -> QuickConstraints {
            quickAdd(child, anchors(), fileID: fileID, line: line)
        }
    }
#endif
