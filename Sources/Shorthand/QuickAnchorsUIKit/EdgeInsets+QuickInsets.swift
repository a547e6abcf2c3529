#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PlatformInsets: QuickInsets {
        /// The kinds of the edges' anchors and the constants in points.
        public var quickEdges: [(kind: QuickAnchorType, constant: Double)] {
            [
                (.topToTop, top.quickValue), (.leftToLeft, left.quickValue),
                (.bottomToBottom, 0 - bottom.quickValue), (.rightToRight, 0 - right.quickValue),
            ]
        }
    }

    extension NSDirectionalEdgeInsets: QuickInsets {
        /// The kinds of the edges' anchors and the constants in points.
        public var quickEdges: [(kind: QuickAnchorType, constant: Double)] {
            [
                (.topToTop, top.quickValue), (.leadingToLeading, leading.quickValue),
                (.bottomToBottom, 0 - bottom.quickValue), (.trailingToTrailing, 0 - trailing.quickValue),
            ]
        }
    }
#endif
