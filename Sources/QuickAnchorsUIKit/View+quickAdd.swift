#if canImport(UIKit) && !os(watchOS)
    public import QuickAnchorKinds
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
    public import QuickAnchorKinds
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PlatformView: @MainActor QuickAnchorContainer {
        /// The type of a padding.
        public typealias Edge = Padding

        /// Adds a view (in front of the others) or a guide, and constrains it with anchors. The constraints are
        /// activated in order, as one batch.
        ///
        /// - Returns: the constraints in the order of the anchors; a content priority makes none.
        /// - Complexity: O(*n*) in the number of anchors, or O(*n* *c*) if *c* constraints and closures of the child
        ///   have conditions, including the new ones.
        @discardableResult
        public func quickAdd(
            _ child: any QuickAnchorItem, _ anchors: [QuickAnchor], priority: QuickPriority = .required,
            fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            guard priority == .required else {
                return quickAdd(child, anchors.prioritized(priority), fileID: fileID, line: line)
            }
            if let view = child as? PlatformView {
                // Deactivations by the layout system must be noticed before the view returns to its old parent.
                view.conditions?.readActivity()
                addSubview(view)
                view.translatesAutoresizingMaskIntoConstraints = false
            } else if let guide = child as? PlatformGuide {
                addLayoutGuide(guide)
            }
            return child.activate(anchors, in: self, "quickAdd", fileID, line)
        }

        /// Whether an item is the guide of this view's safe area, margins or readable content.
        public func isInset(by item: any QuickAnchorItem) -> Bool {
            guard item is PlatformGuide else { return false }
            #if canImport(UIKit)
                if item === readableContentGuide { return true }
            #endif
            return item === safeArea || item === margins
        }
    }
#endif
