#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    internal import LayoutConditions

    extension QuickAnchorItem {
        /// Constrains this view or guide with anchors, without adding it to a parent. The constraints are activated in
        /// order, as one batch, and a view's autoresizing mask is no longer translated into constraints, except where
        /// only the size of a controller's view or of a cell's content view is constrained: UIKit places these.
        ///
        /// - Precondition: The view or guide has a parent if an anchor that needs another item names none.
        /// - Returns: the constraints in the order of the anchors; a content priority makes none.
        @discardableResult
        public func activateQuickAnchors(
            _ anchors: [QuickAnchor], fileID: String = #fileID, line: Int = #line
        ) -> QuickConstraints {
            activate(anchors, in: holder, "activateQuickAnchors", fileID, line)
        }

        /// Constrains this view or guide with anchors and returns it, for example to size a view where it is listed. A
        /// view's autoresizing mask is no longer translated into constraints.
        ///
        /// - Precondition: The view or guide has a parent if an anchor that needs another item names none.
        @available(*, deprecated, message: "Give the view a name, and constrain it with activateQuickAnchors(_:).")
        @discardableResult
        public func withQuickAnchors(
            _ anchors: [QuickAnchor], fileID: String = #fileID, line: Int = #line
        ) -> Self {
            _ = activate(anchors, in: holder, "withQuickAnchors", fileID, line)
            return self
        }

        /// The inactive constraint that an anchor makes on this view or guide.
        ///
        /// - Precondition: The view or guide has a parent if the anchor needs another item and names none, and the
        ///   anchor is not a content priority.
        public func constraint(
            _ anchor: QuickAnchor, fileID: String = #fileID, line: Int = #line
        ) -> NSLayoutConstraint {
            precondition(!anchor.kind.setsContentPriority, "A content priority makes no constraint.")
            return anchor.constraint(of: self, in: holder, "constraint", fileID, line)
        }

        func activate(
            _ anchors: [QuickAnchor], in parent: PlatformView?, _ call: String, _ fileID: String, _ line: Int
        ) -> QuickConstraints {
            let anchors = anchors.settingContentPriorities(of: self, call, fileID, line)
            let constraints = anchors.map { $0.constraint(of: self, in: parent, call, fileID, line) }
            if let view = self as? PlatformView, constraints.contains(where: { !view.isPlacedByUIKit || !$0.isSize }) {
                view.translatesAutoresizingMaskIntoConstraints = false
            }
            ActivationScope.activate(constraints)
            if QuickAnchorSettings.identifiesConstraints, let parent {
                for words in anchors.outwardPaddings(constraints, of: self, in: parent) { StandardError.print(words) }
            }
            return QuickConstraints(anchors, constraints, of: self)
        }
    }

    extension NSLayoutConstraint {
        fileprivate var isSize: Bool { firstAttribute == .width || firstAttribute == .height }
    }

    extension PlatformView {
        /// Whether UIKit places this view by its frame, as the view of a controller or the content of a cell.
        fileprivate var isPlacedByUIKit: Bool {
            #if canImport(UIKit)
                if next is UIViewController { return true }
                return switch superview {
                case let cell as UITableViewCell: cell.contentView === self
                case let cell as UICollectionViewCell: cell.contentView === self
                case let view as UITableViewHeaderFooterView: view.contentView === self
                default: false
                }
            #else
                return false
            #endif
        }
    }
#endif
