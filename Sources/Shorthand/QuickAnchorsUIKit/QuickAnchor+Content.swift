#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension [QuickAnchor] {
        /// Applies the anchors that set a view's content priorities, and returns the other anchors.
        ///
        /// The program stops if such an anchor is for a guide, which has no content, if it has a condition, or if its
        /// priority is not in (0, 1000].
        @MainActor
        func settingContentPriorities(
            of item: any QuickAnchorItem, _ call: String, _ fileID: String, _ line: Int
        ) -> [QuickAnchor] {
            // Access is by index, since a loop would copy each element and retain everything to which it refers.
            guard indices.contains(where: { self[$0].kind.setsContentPriority }) else { return self }
            guard let view = item as? PlatformView else {
                Misuse.stop("of a priority of content needs a view, not a guide", fileID, line, call: call)
            }
            return filter { anchor in
                guard anchor.kind.setsContentPriority else { return true }
                guard anchor.constant > 0, anchor.constant <= 1000 else {
                    Misuse.stop("\(anchor.kind.writtenName) needs a priority in (0, 1000]", fileID, line, call: call)
                }
                guard anchor.boxedCondition == nil else {
                    Misuse.stop(
                        "\(anchor.kind.writtenName) sets a priority of content, which has no condition: set the "
                            + "priority in a closure of observe", fileID, line, call: call)
                }
                let priority = QuickAnchorPriority(rawValue: Float(anchor.constant.quickValue))
                let isHorizontal = anchor.kind.row.attribute == .width
                if anchor.kind.row.relation == .lessThanOrEqual {
                    view.setContentHuggingPriority(priority, for: isHorizontal ? .horizontal : .vertical)
                } else {
                    view.setContentCompressionResistancePriority(priority, for: isHorizontal ? .horizontal : .vertical)
                }
                return false
            }
        }
    }
#endif
