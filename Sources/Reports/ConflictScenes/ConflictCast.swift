internal import AutoLayout
internal import LayoutReports
internal import LayoutWords

/// The views that represent the items of a conflict.
struct ConflictCast {
    let names: ItemNames
    private(set) var views: [View] = []
    private var indices: [String: Int] = [:]
    /// The index of each view's parent; nil for the outermost views.
    private var parents: [Int?] = []
    /// The keys of items that are known to have subviews.
    private let superviews: Set<String>
    /// The guides for margins, by the keys of their views.
    private var guides: [String: ReportedItem] = [:]
    /// The constraints that position the leading edges of the outermost views.
    private var leadings: [LayoutConstraint] = []
    /// The constraint that positions the top edge of the first outermost view.
    private var top: LayoutConstraint?

    init(_ report: ConflictReport, _ members: [Int]) {
        names = ItemNames(report.constraints)
        let equations = report.constraints.compactMap { $0.equation }
        superviews = Set(equations.compactMap { $0.superview?.key })
        for constraint in report.constraints where constraint.role == .margins {
            guard let equation = constraint.equation, let view = equation.second?.item else { continue }
            guides[view.key] = equation.first.item
        }
        for equation in members.compactMap({ report.constraints[$0].equation }) {
            for side in [equation.first] + (equation.second.map { [$0] } ?? []) { add(side) }
        }
        for equation in equations { nest(equation) }
    }

    /// Adds a view for an item, or for the part of it that an attribute measures: its margins, text or content.
    private mutating func add(_ side: Equation.Side) {
        let key = key(of: side)
        guard indices[key] == nil else { return }
        indices[key] = views.count
        let name = names[side.item]
        let part = side.attribute.part.map { "\($0) of \(name)" }
        views.append(View(name: guide(of: side).map { names[$0] } ?? part ?? name))
        parents.append(nil)
    }

    private func key(of side: Equation.Side) -> String {
        if let guide = guide(of: side) { return guide.key }
        return side.attribute.part.map { "\($0) of \(side.item.key)" } ?? side.item.key
    }

    /// The guide that represents the margins of a view.
    private func guide(of side: Equation.Side) -> ReportedItem? {
        side.attribute.part == "margins" ? guides[side.item.key] : nil
    }

    /// Makes the second item of a constraint the parent of the first if the second is the superview or is known to have
    /// subviews, or if the constraint compares the same position of both. A view that already has a parent keeps it.
    private mutating func nest(_ equation: Equation) {
        guard let second = equation.second, let inner = indices[key(of: equation.first)],
            let outer = indices[key(of: second)], inner != outer
        else { return }
        let isSuperview = equation.superview == second.item || second.item.isSuperviewOf != nil
        let isSameEdge = !equation.isGap && equation.first.attribute == second.attribute && !second.attribute.isExtent
        let hasOthers = !equation.isGap && !second.attribute.isExtent && superviews.contains(second.item.key)
        guard isSuperview || isSameEdge || hasOthers, parents[inner] == nil else { return }
        // A view cannot be inside itself.
        var ancestor: Int? = outer
        while let index = ancestor {
            if index == inner { return }
            ancestor = parents[index]
        }
        parents[inner] = outer
    }

    /// Adds the views to the root, with default positions and sizes where no constraint determines them.
    mutating func enter(_ root: View) {
        for (index, view) in views.enumerated() {
            view.translatesAutoresizingMaskIntoConstraints = false
            (parents[index].map { views[$0] } ?? root).addSubview(view)
        }
        for (index, view) in views.enumerated() {
            guard let parent = view.superview else { continue }
            let siblings = parent.subviews
            let place = siblings.firstIndex { $0 === view } ?? 0
            let isLeaf = !parents.contains(index)
            let leading = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 24)
            let top =
                place == 0
                ? view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 24)
                : view.topAnchor.constraint(equalTo: siblings[place - 1].bottomAnchor, constant: 16)
            var wishes = [
                (leading, 20.0), (top, 20.0), (view.widthAnchor.constraint(equalToConstant: isLeaf ? 120 : 240), 5.0),
                (view.heightAnchor.constraint(equalToConstant: isLeaf ? 44 : 24), 5.0),
            ]
            if parents[index] == nil {
                leadings.append(leading)
                if place == 0 { self.top = top }
            } else {
                let bottom = view.bottomAnchor.constraint(lessThanOrEqualTo: parent.bottomAnchor, constant: -24)
                let trailing = view.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -24)
                wishes += [(bottom, 10), (trailing, 10)]
            }
            for (constraint, priority) in wishes { constraint.priority = LayoutPriority(priority) }
            LayoutConstraint.activate(wishes.map { $0.0 })
        }
    }

    /// Moves all views.
    func move(by x: Double, _ y: Double) {
        for leading in leadings { leading.constant += x }
        top?.constant += y
    }

    /// The constraint for a reported equation, between the views that represent its items; nil if an item has no view.
    func constraint(_ equation: Equation) -> LayoutConstraint? {
        guard let first = indices[key(of: equation.first)] else { return nil }
        let second = equation.second.flatMap { indices[key(of: $0)] }
        guard second != nil || equation.second == nil else { return nil }
        return LayoutConstraint(
            item: views[first], attribute: equation.first.attribute.drawn,
            relatedBy: equation.relation, toItem: second.map { views[$0] },
            attribute: equation.second?.attribute.drawn ?? .notAnAttribute, multiplier: equation.multiplier.value,
            constant: equation.constant.value)
    }
}

extension ReportedAttribute {
    /// The part of the item that the attribute measures; nil for the item itself.
    fileprivate var part: String? {
        switch self {
        case .leadingMargin, .trailingMargin, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            "margins"
        case .firstBaseline, .lastBaseline, .baseline: "text"
        case .contentWidth, .contentHeight: "content"
        default: nil
        }
    }

    /// The attribute that represents the reported one in a drawn view.
    fileprivate var drawn: LayoutConstraint.Attribute {
        switch self {
        case .leading, .left, .minX, .leadingMargin, .leftMargin: .leading
        case .trailing, .right, .maxX, .trailingMargin, .rightMargin: .trailing
        case .centerX, .midX, .centerXWithinMargins: .centerX
        case .width, .contentWidth: .width
        case .top, .minY, .topMargin: .top
        case .bottom, .maxY, .bottomMargin, .firstBaseline, .lastBaseline, .baseline: .bottom
        case .centerY, .midY, .centerYWithinMargins: .centerY
        case .height, .contentHeight: .height
        }
    }
}
