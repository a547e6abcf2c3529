extension LayoutXAxisAnchor {
    /// An inactive constraint: this anchor is a multiple of the 8-point system spacing after the other one.
    public func constraint(
        equalToSystemSpacingAfter anchor: Self, multiplier: Double = 1, fileID: String = #fileID, line: Int = #line
    ) -> LayoutConstraint {
        spaced(.equal, multiplier, from: anchor, fileID, line)
    }

    /// An inactive constraint: this anchor is at most a multiple of the 8-point system spacing after the other one.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: Self, multiplier: Double = 1, fileID: String = #fileID,
        line: Int = #line
    ) -> LayoutConstraint {
        spaced(.lessThanOrEqual, multiplier, from: anchor, fileID, line)
    }

    /// An inactive constraint: this anchor is at least a multiple of the 8-point system spacing after the other one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: Self, multiplier: Double = 1, fileID: String = #fileID,
        line: Int = #line
    ) -> LayoutConstraint {
        spaced(.greaterThanOrEqual, multiplier, from: anchor, fileID, line)
    }
}

extension LayoutYAxisAnchor {
    /// An inactive constraint: this anchor is a multiple of the 8-point system spacing below the other one.
    public func constraint(
        equalToSystemSpacingBelow anchor: Self, multiplier: Double = 1, fileID: String = #fileID, line: Int = #line
    ) -> LayoutConstraint {
        spaced(.equal, multiplier, from: anchor, fileID, line)
    }

    /// An inactive constraint: this anchor is at most a multiple of the 8-point system spacing below the other one.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: Self, multiplier: Double = 1, fileID: String = #fileID,
        line: Int = #line
    ) -> LayoutConstraint {
        spaced(.lessThanOrEqual, multiplier, from: anchor, fileID, line)
    }

    /// An inactive constraint: this anchor is at least a multiple of the 8-point system spacing below the other one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: Self, multiplier: Double = 1, fileID: String = #fileID,
        line: Int = #line
    ) -> LayoutConstraint {
        spaced(.greaterThanOrEqual, multiplier, from: anchor, fileID, line)
    }
}

extension LayoutAnchor {
    fileprivate func spaced(
        _ relation: LayoutConstraint.Relation, _ multiplier: Double, from anchor: Self, _ fileID: String,
        _ line: Int
    ) -> LayoutConstraint {
        constraint(relation, anchor, 1, multiplier * ConstraintValue.systemSpacing, fileID, line)
    }
}
