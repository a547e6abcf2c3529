extension LayoutDimension {
    /// A constraint, not yet active: this length is a multiple of the other one plus a constant in points.
    public func constraint(
        equalTo anchor: Self, multiplier: Double, constant: Double = 0, fileID: String = #fileID, line: Int = #line
    ) -> LayoutConstraint {
        constraint(.equal, anchor, multiplier, constant, fileID, line)
    }

    /// A constraint, not yet active: this length is at most a multiple of the other one plus a constant in points.
    public func constraint(
        lessThanOrEqualTo anchor: Self, multiplier: Double, constant: Double = 0, fileID: String = #fileID,
        line: Int = #line
    ) -> LayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier, constant, fileID, line)
    }

    /// A constraint, not yet active: this length is at least a multiple of the other one plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo anchor: Self, multiplier: Double, constant: Double = 0, fileID: String = #fileID,
        line: Int = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier, constant, fileID, line)
    }

    /// A constraint, not yet active: this length is a number of points.
    public func constraint(
        equalToConstant constant: Double, fileID: String = #fileID, line: Int = #line
    ) -> LayoutConstraint {
        constraint(.equal, nil, 1, constant, fileID, line)
    }

    /// A constraint, not yet active: this length is at most a number of points.
    public func constraint(
        lessThanOrEqualToConstant constant: Double, fileID: String = #fileID, line: Int = #line
    ) -> LayoutConstraint {
        constraint(.lessThanOrEqual, nil, 1, constant, fileID, line)
    }

    /// A constraint, not yet active: this length is at least a number of points.
    public func constraint(
        greaterThanOrEqualToConstant constant: Double, fileID: String = #fileID, line: Int = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, nil, 1, constant, fileID, line)
    }
}
