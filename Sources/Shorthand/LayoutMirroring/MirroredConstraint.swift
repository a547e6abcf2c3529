#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    internal import AutoLayout
    internal import QuickAnchorsUIKit

    extension NSLayoutConstraint {
        /// Whether the layout system made the constraint for a content size or an autoresizing mask, for which the
        /// mirror makes its own.
        var isOfContentOrMask: Bool {
            switch "\(type(of: self))" {
            case "NSContentSizeLayoutConstraint", "NSAutoresizingMaskLayoutConstraint": true
            default: false
            }
        }
    }

    extension NSLayoutConstraint.Relation {
        var mirrored: LayoutConstraint.Relation {
            switch self {
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            default: .equal
            }
        }
    }

    extension NSLayoutConstraint.Attribute {
        /// Whether this is one of UIKit's margin attributes, which have the highest raw values. AppKit has none.
        var isOfMargins: Bool { rawValue > NSLayoutConstraint.Attribute.firstBaseline.rawValue }

        /// The same attribute of the mirror or, for a margin attribute, the corresponding attribute of the margins
        /// guide.
        var mirrored: LayoutConstraint.Attribute {
            // The attributes in the order of the frameworks' raw values, which never change.
            let attributes: [LayoutConstraint.Attribute] = [
                .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
                .lastBaseline, .firstBaseline, .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY,
            ]
            return attributes.indices.contains(rawValue) ? attributes[rawValue] : .notAnAttribute
        }
    }

    extension SourceLocation {
        /// The source location in an identifier such as `ProfileCard.swift:38 topToTop`, or nil if there is none.
        init?(identifier: String?) {
            guard let place = identifier?.split(separator: " ").first, let colon = place.lastIndex(of: ":"),
                place[..<colon].hasSuffix(".swift"), let line = Int(place[place.index(after: colon)...])
            else { return nil }
            self.init(fileID: String(place[..<colon]), line: line)
        }
    }
#endif
