/// The priorities of a flow's constraints: those of content, as a flow is like a text.
private enum FlowPriority {
    static let resistance = LayoutPriority.defaultHigh
    static let hugging = LayoutPriority.defaultLow
    static let fit = LayoutPriority(740)
    static let suppression = StackPriority.suppression
}

/// Updating the constraints after a change of the lines.
extension FlowView {
    /// - Complexity: O(*n*) comparisons in the number of arranged views; constraints are made only where they change.
    final func arrange() {
        var placed: Set<ObjectIdentifier> = []
        for (index, line) in lines.enumerated() {
            line.constraints.follow(rules(of: line, at: index), of: layoutNode, &labels)
            var previous: View?
            let speaker = line.items.first?.view
            for item in line.items {
                item.constraints.follow(
                    width(item.view) + along(item.view, previous, line) + across(item.view, speaker, line),
                    of: layoutNode, &labels)
                previous = item.view
                placed.insert(ObjectIdentifier(item))
            }
        }
        // Hidden views, and those whose widths are not known yet, take no room.
        for item in items where !placed.contains(ObjectIdentifier(item)) {
            let rules = [
                ContainerRule(.hiding, item.view, .leading, self, .leading),
                ContainerRule(.hiding, item.view, .top, self, .top),
            ]
            item.constraints.follow(width(item.view) + rules, of: layoutNode, &labels)
        }
    }

    private func rules(of line: FlowLine, at index: Int) -> [ContainerRule] {
        guard let first = line.items.first?.view, let last = line.items.last?.view else { return [] }
        let guide = line.guide
        var rules = [
            ContainerRule(.canvas, guide, .leading, first, .leading),
            ContainerRule(.canvas, guide, .trailing, last, .trailing),
            lineAlignment.rule(guide, in: self),
            ContainerRule(.trackFit, guide, .height, is: 0, priority: FlowPriority.fit),
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

    /// A line may be too long until it is broken anew; a view may not.
    private func width(_ view: View) -> [ContainerRule] {
        [ContainerRule(.canvas, view, .width, self, .width, relation: .lessThanOrEqual)]
    }

    private func along(_ view: View, _ previous: View?, _ line: FlowLine) -> [ContainerRule] {
        previous.map { [ContainerRule(.spacing, view, .leading, $0, .trailing, constant: spacing)] } ?? []
    }

    private func across(_ view: View, _ speaker: View?, _ line: FlowLine) -> [ContainerRule] {
        let guide = line.guide
        let rule = { (attribute: LayoutConstraint.Attribute, relation: LayoutConstraint.Relation) in
            ContainerRule(.alignment, view, attribute, guide, attribute, relation: relation)
        }
        let suppression = ContainerRule(.suppression, view, .height, is: 0, priority: FlowPriority.suppression)
        switch alignment {
        case .fill: return [rule(.top, .equal), rule(.bottom, .equal)]
        case .leading: return [rule(.top, .equal), rule(.bottom, .lessThanOrEqual), suppression]
        case .trailing: return [rule(.top, .greaterThanOrEqual), rule(.bottom, .equal), suppression]
        case .center: return [rule(.centerY, .equal), rule(.top, .greaterThanOrEqual), suppression]
        case .firstBaseline, .lastBaseline:
            let isFirst = alignment == .firstBaseline
            let baseline: LayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
            let edge: LayoutConstraint.Attribute = isFirst ? .top : .bottom
            let inside = [
                rule(.top, .greaterThanOrEqual), rule(.bottom, .lessThanOrEqual),
                ContainerRule(.baseline, view, edge, guide, edge, priority: GridPriority.baseline), suppression,
            ]
            guard let speaker, speaker !== view else { return inside }
            return [ContainerRule(.baseline, view, baseline, speaker, baseline)] + inside
        }
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
