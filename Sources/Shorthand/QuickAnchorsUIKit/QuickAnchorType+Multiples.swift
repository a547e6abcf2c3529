#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Comparisons with a multiple of the other side, without a constant.
    extension QuickAnchorType {
        /// An anchor that keeps this side greater than or equal to a multiple of the other side.
        public func callAsFunction(
            _ relatedItem: (any QuickAnchorItem)? = nil, atLeastMultiplier multiplier: CGFloat,
            fileID: String = #fileID, line: Int = #line
        ) -> QuickAnchor {
            QuickAnchor(
                self, relatedItem: relatedItem, number: nil, relation: .greaterThanOrEqual,
                multiplier: multiplier.quickValue, fileID: fileID, line: line)
        }

        /// An anchor that keeps this side less than or equal to a multiple of the other side:
        /// `widthToRelatedView(atMostMultiplier: 0.75)`.
        public func callAsFunction(
            _ relatedItem: (any QuickAnchorItem)? = nil, atMostMultiplier multiplier: CGFloat, fileID: String = #fileID,
            line: Int = #line
        ) -> QuickAnchor {
            QuickAnchor(
                self, relatedItem: relatedItem, number: nil, relation: .lessThanOrEqual,
                multiplier: multiplier.quickValue, fileID: fileID, line: line)
        }

        /// An anchor that keeps this side greater than or equal to a multiple of the other side.
        @_disfavoredOverload
        public func callAsFunction(
            _ relatedItem: (any QuickAnchorItem)? = nil, atLeastMultiplier multiplier: some QuickNumber,
            fileID: String = #fileID, line: Int = #line
        ) -> QuickAnchor {
            QuickAnchor(
                self, relatedItem: relatedItem, number: nil, relation: .greaterThanOrEqual,
                multiplier: multiplier.quickValue, fileID: fileID, line: line)
        }

        /// An anchor that keeps this side less than or equal to a multiple of the other side.
        @_disfavoredOverload
        public func callAsFunction(
            _ relatedItem: (any QuickAnchorItem)? = nil, atMostMultiplier multiplier: some QuickNumber,
            fileID: String = #fileID, line: Int = #line
        ) -> QuickAnchor {
            QuickAnchor(
                self, relatedItem: relatedItem, number: nil, relation: .lessThanOrEqual,
                multiplier: multiplier.quickValue, fileID: fileID, line: line)
        }
    }

    /// Not available: these declarations let the compiler suggest the right form.
    extension QuickAnchorType {
        /// Not available: the view comes before the number.
        @available(*, unavailable, message: "The view comes first: topToTop(blue, 10).")
        public func callAsFunction(_ constant: CGFloat, _ relatedItem: any QuickAnchorItem) -> QuickAnchor {
            self(relatedItem, constant)
        }
    }
#endif
