#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension QuickAnchorItem {
        /// Ties this view or guide, which is in a view already, by anchors, activated in their order as one batch.
        ///
        /// - Precondition: where an anchor names no item and its kind needs one, this is in a view.
        /// - Returns: the constraints in the order of the anchors.
        @discardableResult
        public func activateQuickAnchors(
            _ anchors: [QuickAnchor], fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            activate(anchors, in: holder, "activateQuickAnchors", fileID, line)
        }

        /// The full constraint that an anchor stands for on this view or guide, not activated.
        ///
        /// - Precondition: where the anchor names no item and its kind needs one, this is in a view.
        public func constraint(
            _ anchor: QuickAnchor, fileID: String = #fileID, line: Int = #line
        ) -> NSLayoutConstraint {
            anchor.constraint(of: self, in: holder, "constraint", fileID, line)
        }

        func activate(
            _ anchors: [QuickAnchor], in parent: PlatformView?, _ call: String, _ fileID: String, _ line: Int
        ) -> QuickConstraints {
            let constraints = anchors.map { $0.constraint(of: self, in: parent, call, fileID, line) }
            NSLayoutConstraint.activate(constraints)
            return QuickConstraints(anchors, constraints)
        }
    }
#endif
