#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension [QuickAnchor] {
        /// Descriptions of the anchors that put an edge of a view or guide beyond its parent's, although others of them
        /// inset the opposite edge, for the constraints made from them.
        @MainActor
        func outwardPaddings(
            _ constraints: [NSLayoutConstraint], of child: any QuickAnchorItem, in parent: PlatformView
        ) -> [String] {
            guard contains(where: { $0.constant > 0 }) else { return [] }
            let found = OutwardPadding.all(count) { position in
                let constraint = constraints[position]
                let attribute = constraint.firstAttribute
                guard attribute == constraint.secondAttribute, constraint.relation == .equal,
                    constraint.multiplier == 1, let other = constraint.secondItem as? any QuickAnchorItem,
                    other === parent || parent.isInset(by: other)
                else { return nil }
                return (self[position].kind.row.attribute, constraint.constant.quickValue)
            }
            return found.map { padding in
                self[padding.position].place + ": "
                    + padding.message("\(type(of: child))", in: "\(type(of: parent))")
            }
        }
    }
#endif
