internal import QuickAnchors

extension Function {
    /// Constraints written with the anchors of views.
    static let constraints: [Function] = [
        Function("LayoutAnchor.constraint(equalTo: LayoutAnchor, multiplier: Double?, constant: Double?)") {
            call throws(ScriptProblem) in try call.constraint(.equal)
        },
        Function("LayoutAnchor.constraint(lessThanOrEqualTo: LayoutAnchor, multiplier: Double?, constant: Double?)") {
            call throws(ScriptProblem) in try call.constraint(.lessThanOrEqual)
        },
        Function(
            "LayoutAnchor.constraint(greaterThanOrEqualTo: LayoutAnchor, multiplier: Double?, constant: Double?)"
        ) { call throws(ScriptProblem) in try call.constraint(.greaterThanOrEqual) },
        Function("LayoutAnchor.constraint(equalToConstant: Double)") { call throws(ScriptProblem) in
            try call.constraint(.equal, isLength: true)
        },
        Function("LayoutAnchor.constraint(lessThanOrEqualToConstant: Double)") { call throws(ScriptProblem) in
            try call.constraint(.lessThanOrEqual, isLength: true)
        },
        Function("LayoutAnchor.constraint(greaterThanOrEqualToConstant: Double)") { call throws(ScriptProblem) in
            try call.constraint(.greaterThanOrEqual, isLength: true)
        },
        Function("LayoutConstraint.withPriority(_: LayoutPriority) -> LayoutConstraint") { call in
            guard case .constraint(let constraint) = call.owner else { return .nothing }
            return .constraint(constraint.withPriority(call.layoutPriority(0)))
        },
        Function("LayoutConstraint.when(_: LayoutCondition) -> LayoutConstraint") { call in
            guard case .constraint(let constraint) = call.owner, let condition = call.condition(0) else {
                return .nothing
            }
            call.recorder.settle([constraint])
            return .constraint(constraint.when(condition))
        },
        .action("static LayoutConstraint.activate(_: [LayoutConstraint])") {
            LayoutConstraint.activate($0.constraints(0))
        },
        .action("static LayoutConstraint.deactivate(_: [LayoutConstraint])") {
            LayoutConstraint.deactivate($0.constraints(0))
        },
    ]
}

extension Call {
    fileprivate func constraint(
        _ relation: LayoutConstraint.Relation, isLength: Bool = false
    ) throws(ScriptProblem) -> Value {
        guard case .side(let item, let attribute) = owner else { return .nothing }
        let isDimension = attribute == .width || attribute == .height
        let constant = arguments[isLength ? 0 : 2]
        var second: (item: any LayoutItem, attribute: LayoutConstraint.Attribute)?
        if isLength {
            try require(isDimension, "Only a width or a height is equal to a constant.")
        } else if case .side(let other, let otherAttribute)? = arguments[0] {
            try require(
                attribute.goes(with: otherAttribute),
                "\(attribute)Anchor and \(otherAttribute)Anchor cannot be combined.")
            try require(isDimension || !has(1), "Only a width or a height has a multiplier.")
            second = (other, otherAttribute)
        }
        let constraint = LayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: second?.item,
            attribute: second?.attribute ?? .notAnAttribute, multiplier: isLength ? 1 : double(1, 1),
            constant: constant?.double ?? 0, fileID: fileID, line: line)
        recorder.add(constraint, range, constant?.literal)
        recorder.addIdle(constraint)
        return .constraint(constraint)
    }
}

extension LayoutConstraint.Attribute {
    /// The anchors of views and guides, with their names.
    static let anchors: [(name: String, attribute: LayoutConstraint.Attribute)] =
        allCases.filter { $0 != .notAnAttribute }.map { ("\($0)Anchor", $0) }

    fileprivate func goes(with other: LayoutConstraint.Attribute) -> Bool { anchorType == other.anchorType }

    /// The type of the anchor: that of lengths, of horizontal positions or of vertical positions.
    var anchorType: String {
        switch self {
        case .width, .height: "LayoutDimension"
        case .left, .right, .leading, .trailing, .centerX: "LayoutXAxisAnchor"
        default: "LayoutYAxisAnchor"
        }
    }
}
