import AutoLayout
import TestSupport

/// A tree of stacks as a value, from which the same layout can be built in different ways.
indirect enum StackPlan: CustomStringConvertible {
    struct Leaf {
        var size: Size
        /// A number that is different in every leaf, so that the layout is never ambiguous.
        var rank: Double
    }

    struct Branch {
        var axis: Axis
        var distribution: StackView.Distribution
        var alignment: StackView.Alignment
        var spacing: Double
        var margins: DirectionalEdgeInsets?
        var children: [StackPlan]
        var hidden: Set<Int>
        var customSpacing: [Int: Double]
    }

    case leaf(Leaf)
    case branch(Branch)

    static func random(depth: Int, _ ranks: inout Double, _ random: inout SplitMix64) -> StackPlan {
        ranks += 1
        guard depth > 0 else {
            return .leaf(
                Leaf(
                    size: Size(
                        width: Double(Int.random(in: 1...12, using: &random)) * 5,
                        height: Double(Int.random(in: 1...12, using: &random)) * 5),
                    rank: ranks))
        }
        let count = Int.random(in: 1...4, using: &random)
        let children = (0..<count).map { _ in
            StackPlan.random(depth: Bool.random(using: &random) ? depth - 1 : 0, &ranks, &random)
        }
        return .branch(
            Branch(
                axis: .allCases.randomElement(using: &random) ?? .horizontal,
                distribution: .allCases.randomElement(using: &random) ?? .fill,
                alignment: .allCases.randomElement(using: &random) ?? .fill,
                spacing: Double(Int.random(in: 0...2, using: &random)) * 4,
                margins: Int.random(in: 0..<4, using: &random) == 0
                    ? DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) : nil,
                children: children,
                hidden: count > 1 && Bool.random(using: &random) ? [Int.random(in: 0..<count, using: &random)] : [],
                customSpacing: Bool.random(using: &random) ? [0: 7] : [:]))
    }

    var description: String {
        switch self {
        case .leaf(let leaf): return "leaf(\(leaf.size.width)x\(leaf.size.height))"
        case .branch(let branch):
            let inner = branch.children.map(\.description).joined(separator: ", ")
            return "\(branch.axis)-\(branch.distribution)-\(branch.alignment)-\(branch.spacing)"
                + "\(branch.margins == nil ? "" : "-margins")\(branch.hidden.sorted())\(branch.customSpacing)[\(inner)]"
        }
    }

    /// The natural size of the tree.
    var natural: Size {
        guard case .branch(let branch) = self else {
            if case .leaf(let leaf) = self { return leaf.size }
            return .zero
        }
        let shown = branch.shown.map { branch.children[$0].natural }
        let isRow = branch.axis == .horizontal
        let along = shown.map { isRow ? $0.width : $0.height }
        let counted = branch.alignment == .fill ? branch.children.map(\.natural) : shown
        let across = counted.map { isRow ? $0.height : $0.width }.max() ?? 0
        let lengths =
            branch.distribution == .fillEqually ? Double(along.count) * (along.max() ?? 0) : along.reduce(0, +)
        let length = max(0, lengths + branch.gaps.reduce(0, +))
        let margins = branch.margins ?? DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        return Size(
            width: (isRow ? length : across) + margins.leading + margins.trailing,
            height: (isRow ? across : length) + margins.top + margins.bottom)
    }
}

extension StackPlan.Branch {
    /// The indices of the children that are not hidden.
    var shown: [Int] { children.indices.filter { !hidden.contains($0) } }
    /// The spacing after each visible child but the last.
    var gaps: [Double] { shown.dropLast().map { customSpacing[$0] ?? spacing } }
}

extension StackPlan {
    /// The tree built from stack views.
    func stacks() -> View {
        guard case .branch(let branch) = self else { return makeLeaf() }
        let stack = StackView(
            arrangedSubviews: branch.children.map { $0.stacks() }, axis: branch.axis, spacing: branch.spacing,
            alignment: branch.alignment, distribution: branch.distribution)
        for index in branch.hidden { stack.arrangedSubviews[index].isHidden = true }
        for (index, spacing) in branch.customSpacing {
            stack.setCustomSpacing(spacing, after: stack.arrangedSubviews[index])
        }
        if let margins = branch.margins {
            stack.isLayoutMarginsRelativeArrangement = true
            stack.insetsLayoutMarginsFromSafeArea = false
            stack.directionalLayoutMargins = margins
        }
        return stack
    }

    func makeLeaf() -> View {
        guard case .leaf(let leaf) = self else { return View() }
        let view = Content(leaf.size.width, leaf.size.height)
        view.baseline = (leaf.size.height / 3).rounded()
        for axis in Axis.allCases {
            view.setContentHuggingPriority(LayoutPriority(200 + leaf.rank), for: axis)
            view.setContentCompressionResistancePriority(LayoutPriority(700 + leaf.rank / 4), for: axis)
        }
        return view
    }
}
