#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Calling a kind makes an anchor; these four forms exist for every kind.
    extension QuickAnchorType {
        /// An anchor to the kind's default item, plus a number in points, 0 by default.
        ///
        /// For `aspectRatio`, the number is a factor, 1 by default. Kinds without another side, such as
        /// `widthToConstant`, and content priorities require the number.
        public func callAsFunction(
            _ constant: CGFloat? = nil, multiplier: CGFloat = 1, fileID: String = #fileID, line: Int = #line
        ) -> QuickAnchor {
            anchor(nil, constant?.quickValue, nil, multiplier.quickValue, fileID, line)
        }

        /// An anchor to a view or guide, plus a number in points, 0 by default.
        public func callAsFunction(
            _ relatedItem: any QuickAnchorItem, _ constant: CGFloat? = nil, multiplier: CGFloat = 1,
            fileID: String = #fileID, line: Int = #line
        ) -> QuickAnchor {
            anchor(relatedItem, constant?.quickValue, nil, multiplier.quickValue, fileID, line)
        }

        /// An anchor that keeps this side greater than or equal to the other side, or a multiple of it, plus a number
        /// in points.
        public func callAsFunction(
            _ relatedItem: (any QuickAnchorItem)? = nil, atLeast constant: CGFloat, multiplier: CGFloat = 1,
            fileID: String = #fileID, line: Int = #line
        ) -> QuickAnchor {
            anchor(relatedItem, constant.quickValue, .greaterThanOrEqual, multiplier.quickValue, fileID, line)
        }

        /// An anchor that keeps this side less than or equal to the other side, or a multiple of it, plus a number in
        /// points.
        public func callAsFunction(
            _ relatedItem: (any QuickAnchorItem)? = nil, atMost constant: CGFloat, multiplier: CGFloat = 1,
            fileID: String = #fileID, line: Int = #line
        ) -> QuickAnchor {
            anchor(relatedItem, constant.quickValue, .lessThanOrEqual, multiplier.quickValue, fileID, line)
        }

        private func anchor(
            _ relatedItem: (any QuickAnchorItem)?, _ number: Double?, _ relation: NSLayoutConstraint.Relation?,
            _ multiplier: Double, _ fileID: String, _ line: Int
        ) -> QuickAnchor {
            QuickAnchor(
                self, relatedItem: relatedItem, number: number, relation: relation, multiplier: multiplier,
                fileID: fileID, line: line)
        }
    }

    /// The four forms for numbers of other types.
    ///
    /// Literals use the forms with `CGFloat`, so that `16 / 9` is not an integer division.
    extension QuickAnchorType {
        /// An anchor to the kind's default item, plus a number in points.
        @_disfavoredOverload
        public func callAsFunction<Number: QuickNumber>(
            _ constant: Number?, multiplier: CGFloat = 1, fileID: String = #fileID, line: Int = #line
        ) -> QuickAnchor {
            anchor(nil, constant?.quickValue, nil, multiplier.quickValue, fileID, line)
        }

        /// An anchor to a view or guide, plus a number in points.
        @_disfavoredOverload
        public func callAsFunction<Number: QuickNumber>(
            _ relatedItem: any QuickAnchorItem, _ constant: Number?, multiplier: CGFloat = 1,
            fileID: String = #fileID, line: Int = #line
        ) -> QuickAnchor {
            anchor(relatedItem, constant?.quickValue, nil, multiplier.quickValue, fileID, line)
        }

        /// An anchor that keeps this side greater than or equal to the other side, or a multiple of it, plus a number
        /// in points.
        @_disfavoredOverload
        public func callAsFunction(
            _ relatedItem: (any QuickAnchorItem)? = nil, atLeast constant: some QuickNumber, multiplier: CGFloat = 1,
            fileID: String = #fileID, line: Int = #line
        ) -> QuickAnchor {
            anchor(relatedItem, constant.quickValue, .greaterThanOrEqual, multiplier.quickValue, fileID, line)
        }

        /// An anchor that keeps this side less than or equal to the other side, or a multiple of it, plus a number in
        /// points.
        @_disfavoredOverload
        public func callAsFunction(
            _ relatedItem: (any QuickAnchorItem)? = nil, atMost constant: some QuickNumber, multiplier: CGFloat = 1,
            fileID: String = #fileID, line: Int = #line
        ) -> QuickAnchor {
            anchor(relatedItem, constant.quickValue, .lessThanOrEqual, multiplier.quickValue, fileID, line)
        }
    }

    extension CGFloat: QuickNumber {}
#endif
