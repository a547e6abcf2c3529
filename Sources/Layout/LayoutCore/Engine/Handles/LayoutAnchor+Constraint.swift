extension LayoutAnchor {
    /// An inactive constraint: this anchor equals the other one plus a constant in points.
    @inlinable public func constraint(
        equalTo anchor: Self, constant: Double = 0, fileID: String = #fileID, line: Int = #line
    ) -> LayoutConstraint {
        LayoutConstraint.made(
            layoutNode, attribute, .equal, anchor.layoutNode, anchor.attribute, constant, fileID, line)
    }

    /// An inactive constraint: this anchor is at most the other one plus a constant in points.
    @inlinable public func constraint(
        lessThanOrEqualTo anchor: Self, constant: Double = 0, fileID: String = #fileID, line: Int = #line
    ) -> LayoutConstraint {
        LayoutConstraint.made(
            layoutNode, attribute, .lessThanOrEqual, anchor.layoutNode, anchor.attribute, constant, fileID, line)
    }

    /// An inactive constraint: this anchor is at least the other one plus a constant in points.
    @inlinable public func constraint(
        greaterThanOrEqualTo anchor: Self, constant: Double = 0, fileID: String = #fileID, line: Int = #line
    ) -> LayoutConstraint {
        LayoutConstraint.made(
            layoutNode, attribute, .greaterThanOrEqual, anchor.layoutNode, anchor.attribute, constant, fileID, line)
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

extension LayoutConstraint {
    /// A constraint between two anchors. Its callers are inlinable, so clients specialize them for the type of anchor;
    /// unspecialized code would make a first layout with anchors a third slower.
    @usableFromInline static func made(
        _ node: LayoutNode, _ attribute: Attribute, _ relation: Relation, _ other: LayoutNode,
        _ otherAttribute: Attribute, _ constant: Double, _ fileID: String, _ line: Int
    ) -> LayoutConstraint {
        let value = ConstraintValue(attribute, relation, otherAttribute, constant: constant, line: line)
        return LayoutConstraint(Parts(firstNode: node, secondNode: other, value: value, fileID: fileID))
    }
}
