extension LayoutAnchor {
    /// An inactive constraint: this anchor equals the other one plus a constant in points.
    public func constraint(
        equalTo anchor: Self, constant: Double = 0, fileID: String = #fileID, line: Int = #line
    ) -> LayoutConstraint {
        constraint(.equal, anchor, 1, constant, fileID, line)
    }

    /// An inactive constraint: this anchor is at most the other one plus a constant in points.
    public func constraint(
        lessThanOrEqualTo anchor: Self, constant: Double = 0, fileID: String = #fileID, line: Int = #line
    ) -> LayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 1, constant, fileID, line)
    }

    /// An inactive constraint: this anchor is at least the other one plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo anchor: Self, constant: Double = 0, fileID: String = #fileID, line: Int = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, 1, constant, fileID, line)
    }

    func constraint(
        _ relation: LayoutConstraint.Relation, _ anchor: Self?, _ multiplier: Double, _ constant: Double,
        _ fileID: String, _ line: Int
    ) -> LayoutConstraint {
        LayoutConstraint(
            layoutNode, attribute, relation, anchor?.layoutNode, anchor?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant, location: SourceLocation(fileID: fileID, line: line))
    }
}
