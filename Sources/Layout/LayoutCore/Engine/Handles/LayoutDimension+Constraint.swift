extension LayoutDimension {
    /// An inactive constraint: this length equals a multiple of the other one plus a constant in points.
    public func constraint(
        equalTo anchor: Self, multiplier: Double, constant: Double = 0, fileID: String = #fileID, line: Int = #line
    ) -> LayoutConstraint {
        constraint(.equal, anchor, multiplier, constant, fileID, line)
    }

    /// An inactive constraint: this length is at most a multiple of the other one plus a constant in points.
    public func constraint(
        lessThanOrEqualTo anchor: Self, multiplier: Double, constant: Double = 0, fileID: String = #fileID,
        line: Int = #line
    ) -> LayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier, constant, fileID, line)
    }

    /// An inactive constraint: this length is at least a multiple of the other one plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo anchor: Self, multiplier: Double, constant: Double = 0, fileID: String = #fileID,
        line: Int = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier, constant, fileID, line)
    }

    /// An inactive constraint: this length equals a number of points.
    public func constraint(
        equalToConstant constant: Double, fileID: String = #fileID, line: Int = #line
    ) -> LayoutConstraint {
        constraint(.equal, nil, 1, constant, fileID, line)
    }

    /// An inactive constraint: this length is at most a number of points.
    public func constraint(
        lessThanOrEqualToConstant constant: Double, fileID: String = #fileID, line: Int = #line
    ) -> LayoutConstraint {
        constraint(.lessThanOrEqual, nil, 1, constant, fileID, line)
    }

    /// An inactive constraint: this length is at least a number of points.
    public func constraint(
        greaterThanOrEqualToConstant constant: Double, fileID: String = #fileID, line: Int = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, nil, 1, constant, fileID, line)
    }
}
