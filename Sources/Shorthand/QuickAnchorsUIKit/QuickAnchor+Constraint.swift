#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    internal import LayoutConditions

    extension QuickAnchor {
        /// Returns the inactive constraint that the anchor makes on a view or guide in a parent.
        ///
        /// If the kind needs a parent, a related item or a number that is missing, the program stops, since no
        /// `NSLayoutConstraint` could be made.
        @MainActor
        func constraint(
            of item: any QuickAnchorItem, in parent: PlatformView?, _ call: String, _ fileID: String, _ line: Int
        ) -> NSLayoutConstraint {
            let row = kind.row
            let other = row.reference.item(relatedItem, of: item, in: parent)
            if other == nil, !row.needsNumber {
                Misuse.stop(
                    "\(kind.writtenName) needs a parent or a related item, but has neither", fileID, line, call: call)
            }
            if constant.isNaN, row.needsNumber {
                Misuse.stop("\(kind.writtenName) needs a number", fileID, line, call: call)
            }
            let attributes = (
                NSLayoutConstraint.Attribute(row.attribute), NSLayoutConstraint.Attribute(row.otherAttribute)
            )
            #if canImport(ObjectiveC)
                let constraint = NSLayoutConstraint(
                    item: item, attribute: attributes.0, relatedBy: relation, toItem: other, attribute: attributes.1,
                    multiplier: multiplier, constant: constant)
            #else
                let constraint = NSLayoutConstraint(
                    item: item, attribute: attributes.0, relatedBy: relation, toItem: other, attribute: attributes.1,
                    multiplier: multiplier, constant: constant, fileID: self.fileID, line: self.line)
            #endif
            constraint.priority = priority
            constraint.identifier = identifier ?? (QuickAnchorSettings.identifiesConstraints ? place : nil)
            if let condition {
                constraint.setCondition(condition, SourceLocation(fileID: self.fileID, line: self.line))
            }
            return constraint
        }
    }

    extension QuickAnchorType.Row.Reference {
        /// The item on the other side: the named item or the default one, or the safe area or margins of that item if
        /// the kind refers to those.
        @MainActor
        fileprivate func item(
            _ named: (any QuickAnchorItem)?, of item: any QuickAnchorItem, in parent: PlatformView?
        ) -> (any QuickAnchorItem)? {
            switch self {
            case .parent: named ?? parent
            case .itself: named ?? item
            case .nothing, .content: nil
            case .safeArea: (named ?? parent)?.safeArea
            case .margins: (named ?? parent)?.margins
            }
        }
    }

    extension NSLayoutConstraint.Attribute {
        fileprivate init(_ attribute: LayoutAttribute) {
            self = Self(rawValue: Int(attribute.rawValue)) ?? .notAnAttribute
        }
    }

    extension NSLayoutConstraint.Relation {
        init(_ relation: LayoutRelation) { self = Self(rawValue: Int(relation.rawValue)) ?? .equal }
    }
#endif
