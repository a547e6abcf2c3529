/// The priorities of a flow's constraints, which are close to those of content, since a flow behaves like text.
enum FlowPriority {
    /// A priority just below the default compression resistance, so that the views keep their heights and extend beyond
    /// a flow that is not tall enough.
    static let resistance = LayoutPriority(749)
    static let hugging = LayoutPriority.defaultLow
    /// Just above hugging, so that no line is stretched to the end of the flow; no higher, so that the previous height
    /// of a line does not prevent a view from becoming taller.
    static let fit = LayoutPriority(250.5)
    static let suppression = StackPriority.suppression
    /// For measuring a view: below everything else that determines its width.
    static let measuring = LayoutPriority(0.5)
}

/// Updates of the constraints after a change to the lines.
extension FlowView {
    /// - Complexity: O(*n*) comparisons in the number of arranged views; constraints are made only where the rules for
    ///   them have changed.
    final func updateArrangement() {
        for item in items { item.isPlaced = false }
        var rules: [ContainerRule] = []
        for (index, line) in lines.enumerated() {
            line.constraints.follow(self.rules(of: line, at: index), in: self)
            var previous: View?
            let baselineView = line.items.first?.view
            for item in line.items {
                rules.removeAll(keepingCapacity: true)
                addRules(along: item, after: previous, to: &rules)
                addRules(across: item, baselineView, in: line, to: &rules)
                item.constraints.follow(rules, in: self)
                item.isPlaced = true
                previous = item.view
            }
        }
        for item in items where !item.isPlaced {
            rules.removeAll(keepingCapacity: true)
            if item.view.isHidden {
                // A hidden view takes up no space.
                rules.append(ContainerRule(.hiding, item.view, .leading, self, .leading))
                rules.append(ContainerRule(.hiding, item.view, .top, self, .top))
            } else {
                // The view cannot be placed in a line until its width is known.
                item.view.layoutNode.becomeConstraintBased()
                item.view.layoutNode.requestVariables()
                item.view.layoutNode.registerRequest()
            }
            item.constraints.follow(rules, in: self)
        }
    }

    private func rules(of line: FlowLine, at index: Int) -> [ContainerRule] {
        guard let first = line.items.first?.view, let last = line.items.last?.view else { return [] }
        let guide = line.guide
        var rules = [
            ContainerRule(.canvas, guide, .leading, first, .leading),
            ContainerRule(.canvas, guide, .trailing, last, .trailing),
            lineAlignment.rule(guide, in: self),
            // Where the height is known, a constraint to it has the same effect as minimizing the height, but does not
            // make the solver search.
            ContainerRule(.trackFit, guide, .height, is: line.height ?? 0, priority: FlowPriority.fit),
        ]
        if index == 0 {
            rules.append(ContainerRule(.canvas, guide, .top, self, .top))
        } else {
            rules.append(ContainerRule(.track, guide, .top, lines[index - 1].guide, .bottom, constant: lineSpacing))
        }
        if index == lines.count - 1 {
            rules.append(
                ContainerRule(
                    .canvas, guide, .bottom, self, .bottom, relation: .lessThanOrEqual,
                    priority: FlowPriority.resistance))
            rules.append(ContainerRule(.canvasFit, guide, .bottom, self, .bottom, priority: FlowPriority.hugging))
        }
        return rules
    }

    private func addRules(along item: FlowItem, after previous: View?, to rules: inout [ContainerRule]) {
        if item.isWide {
            rules.append(ContainerRule(.canvas, item.view, .width, self, .width, relation: .lessThanOrEqual))
        }
        if !item.hasLength.horizontal {
            rules.append(ContainerRule(.suppression, item.view, .width, is: 0, priority: FlowPriority.suppression))
        }
        if let previous {
            rules.append(ContainerRule(.spacing, item.view, .leading, previous, .trailing, constant: spacing))
        }
    }

    private func addRules(
        across item: FlowItem, _ baselineView: View?, in line: FlowLine, to rules: inout [ContainerRule]
    ) {
        let (view, guide) = (item.view, line.guide)
        func add(_ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation) {
            rules.append(ContainerRule(.alignment, view, attribute, guide, attribute, relation: relation))
        }
        switch alignment {
        case .fill:
            add(.top, .equal)
            add(.bottom, .equal)
            return
        case .leading:
            add(.top, .equal)
            add(.bottom, .lessThanOrEqual)
        case .trailing:
            add(.top, .greaterThanOrEqual)
            add(.bottom, .equal)
        case .center:
            add(.centerY, .equal)
            add(.top, .greaterThanOrEqual)
        case .firstBaseline, .lastBaseline:
            let isFirst = alignment == .firstBaseline
            let baseline: LayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
            let edge: LayoutConstraint.Attribute = isFirst ? .top : .bottom
            if let baselineView, baselineView !== view {
                rules.append(ContainerRule(.baseline, view, baseline, baselineView, baseline))
            }
            add(.top, .greaterThanOrEqual)
            add(.bottom, .lessThanOrEqual)
            rules.append(ContainerRule(.baseline, view, edge, guide, edge, priority: GridPriority.baseline))
        }
        if item.hasLength.vertical { return }
        rules.append(ContainerRule(.suppression, view, .height, is: 0, priority: FlowPriority.suppression))
    }
}

extension FlowView.LineAlignment {
    fileprivate func rule(_ line: LayoutGuide, in flow: FlowView) -> ContainerRule {
        switch self {
        case .leading: ContainerRule(.alignment, line, .leading, flow, .leading)
        case .center: ContainerRule(.alignment, line, .centerX, flow, .centerX)
        case .trailing: ContainerRule(.alignment, line, .trailing, flow, .trailing)
        }
    }
}
