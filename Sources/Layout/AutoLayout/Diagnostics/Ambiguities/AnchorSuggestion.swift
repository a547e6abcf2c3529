internal import ConstraintSolver

/// The data of a constraint that may determine an ambiguous attribute.
struct AnchorSuggestion {
    let node: LayoutNode
    let attribute: LayoutConstraint.Attribute
    var other: LayoutNode?
    var otherAttribute = LayoutConstraint.Attribute.notAnAttribute
    var constant: Double

    /// A suggestion to set an extent to a number of points.
    init(_ node: LayoutNode, _ extent: LayoutConstraint.Attribute, _ constant: Double) {
        self.node = node
        attribute = extent
        self.constant = constant
    }

    /// A suggestion to make an attribute equal to another plus a number of points.
    init(
        _ node: LayoutNode, _ attribute: LayoutConstraint.Attribute, _ other: LayoutNode,
        _ otherAttribute: LayoutConstraint.Attribute, _ constant: Double = 0
    ) {
        self.node = node
        self.attribute = attribute
        self.other = other
        self.otherAttribute = otherAttribute
        self.constant = constant
    }

    /// The suggested constraint, inactive.
    func makeConstraint(_ location: SourceLocation) -> LayoutConstraint {
        LayoutConstraint(
            node, attribute, .equal, other, otherAttribute, constant: constant, location: location)
    }

    /// The suggestion as source code: a quick anchor for a view, the verbose form for a guide.
    var code: String {
        let number = constant == 0 ? "" : constant.plain
        if node.flags.contains(.isGuide) {
            let right = other.map { "To: \($0.codeName).\(otherAttribute)Anchor" } ?? "ToConstant: \(constant.plain)"
            let offset = other != nil && constant != 0 ? ", constant: \(number)" : ""
            return "\(node.codeName).\(attribute)Anchor.constraint(equal\(right)\(offset)).isActive = true"
        }
        guard let other else { return "\(attribute)ToConstant(\(constant.plain))" }
        let kind = attribute.isExtent ? "\(attribute)ToRelatedView" : "\(attribute)To\(otherAttribute.capitalized)"
        let related = other === node.parent ? "" : other.codeName
        return "\(kind)(\([related, number].filter { !$0.isEmpty }.joined(separator: ", ")))"
    }
}

extension LayoutNode {
    /// The item's name in source code: a view without a name is called by its type, since its text cannot serve as a
    /// name.
    fileprivate var codeName: String {
        guard let view, view.knownName == nil else { return displayName }
        return view.typeName
    }
}
