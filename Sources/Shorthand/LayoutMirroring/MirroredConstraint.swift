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
        var mirrored: LayoutRelation { Int8(exactly: rawValue).flatMap(LayoutRelation.init(rawValue:)) ?? .equal }
    }

    extension NSLayoutConstraint.Attribute {
        /// Whether this is one of UIKit's margin attributes, which have the highest raw values. AppKit has none.
        var isOfMargins: Bool { rawValue > NSLayoutConstraint.Attribute.firstBaseline.rawValue }

        /// The same attribute of the mirror or, for a margin attribute, the corresponding attribute of the margins
        /// guide.
        var mirrored: LayoutAttribute { LayoutAttribute(appleValue: rawValue) }
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
