import AutoLayout

/// The same tree built from plain views and constraints, after the published structure of UIKit's stack view.
extension StackPlan {
    func plain() -> View {
        guard case .branch(let branch) = self else { return makeLeaf() }
        let parent = PlainParent()
        let views = branch.children.map { $0.plain() }
        parent.baselineViews = branch.baselineProviders.map { views[$0] }
        for view in views { parent.addSubview(view) }
        for index in branch.hidden { views[index].isHidden = true }
        var canvas: any LayoutItem = parent
        if let margins = branch.margins {
            parent.insetsLayoutMarginsFromSafeArea = false
            parent.directionalLayoutMargins = margins
            canvas = parent.layoutMarginsGuide
        }
        let writer = PlainStack(branch: branch, views: views, parent: parent, canvas: canvas)
        writer.writeAlong()
        writer.writeAcross()
        return parent
    }
}

/// A view that takes its baselines from its subviews.
private final class PlainParent: View {
    var baselineViews: [View] = []
    override var forFirstBaselineLayout: View { baselineViews.first ?? self }
    override var forLastBaselineLayout: View { baselineViews.last ?? self }
}

extension StackPlan.Branch {
    /// The indices of the first and the last visible child of a column; for a row, the index of the tallest visible
    /// child, or of the first if several are equally tall.
    fileprivate var baselineProviders: [Int] {
        guard axis == .horizontal else { return [shown.first, shown.last].compactMap(\.self) }
        let height = shown.map { children[$0].natural.height }.max()
        return shown.filter { children[$0].natural.height == height }.prefix(1).map(\.self)
    }
}

private struct PlainStack {
    let branch: StackPlan.Branch
    let views: [View]
    let parent: View
    let canvas: any LayoutItem

    typealias Attribute = LayoutConstraint.Attribute
    var isRow: Bool { branch.axis == .horizontal }
    var start: Attribute { isRow ? .leading : .top }
    var end: Attribute { isRow ? .trailing : .bottom }
    var center: Attribute { isRow ? .centerX : .centerY }
    var extent: Attribute { isRow ? .width : .height }
    var crossStart: Attribute { isRow ? .top : .leading }
    var crossEnd: Attribute { isRow ? .bottom : .trailing }
    var crossExtent: Attribute { isRow ? .height : .width }

    func say(
        _ item: any LayoutItem, _ attribute: Attribute, _ relation: LayoutConstraint.Relation = .equal,
        to other: (any LayoutItem)? = nil, _ second: Attribute = .notAnAttribute, times multiplier: Double = 1,
        plus constant: Double = 0, at priority: Double = 1000
    ) {
        // Terms with a factor of 0 are left out, as in code written by hand.
        let isTied = multiplier != 0
        let constraint = LayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: isTied ? other : nil,
            attribute: isTied ? second : .notAnAttribute, multiplier: isTied ? multiplier : 1, constant: constant)
        constraint.withPriority(LayoutPriority(priority)).isActive = true
    }

    func guide() -> LayoutGuide {
        let guide = LayoutGuide()
        parent.addLayoutGuide(guide)
        return guide
    }

    func writeAlong() {
        for index in branch.hidden {
            let before = branch.shown.last { $0 < index }
            say(views[index], extent, at: 999.5)
            say(views[index], start, to: before.map { views[$0] } ?? canvas, before == nil ? start : end)
        }
        let shown = branch.shown.map { views[$0] }
        guard let first = shown.first, let last = shown.last else { return }
        say(first, start, to: canvas, start)
        say(last, end, to: canvas, end)
        let spreads = branch.distribution == .equalSpacing || branch.distribution == .equalCentering
        for (index, gap) in branch.gaps.enumerated() {
            say(shown[index + 1], start, spreads ? .greaterThanOrEqual : .equal, to: shown[index], end, plus: gap)
        }
        if spreads { say(last, end, to: canvas, start, at: 49) }
        distribute(shown)
        order()
    }

    private func distribute(_ shown: [View]) {
        let lengths = branch.shown.map { length(branch.children[$0].natural) }
        switch branch.distribution {
        case .fill: break
        case .fillEqually:
            for view in shown.dropFirst() { say(view, extent, to: shown[0], extent) }
        case .fillProportionally:
            let whole = lengths.reduce(0, +) + branch.gaps.reduce(0, +)
            for (position, index) in branch.shown.enumerated() where lengths.reduce(0, +) > 0 {
                say(
                    shown[position], extent, to: parent, extent, times: lengths[position] / whole,
                    at: 999 - Double(index))
            }
        case .equalSpacing: spread(shown, from: end, to: start) { _ in 1000 }
        case .equalCentering: spread(shown, from: center, to: center) { 150 - Double($0) }
        }
    }

    private func spread(_ shown: [View], from: Attribute, to: Attribute, at priority: (Int) -> Double) {
        let gaps = shown.dropFirst().map { _ in guide() }
        for (index, gap) in gaps.enumerated() {
            say(gap, start, to: shown[index], from)
            say(gap, end, to: shown[index + 1], to)
            if index > 0 { say(gap, extent, to: gaps[0], extent, at: priority(index)) }
        }
    }

    /// Makes later views keep their natural lengths in preference to earlier ones.
    private func order() {
        guard branch.distribution != .fillEqually else { return }
        for index in branch.shown where index > 0 {
            let weight = (Double(index).squareRoot() * 4096).rounded() / 4096
            say(
                views[index], extent, to: views[index], extent, times: 1 - weight,
                plus: weight * length(branch.children[index].natural), at: 1)
        }
    }

    private func length(_ size: Size) -> Double { isRow ? size.width : size.height }

    func writeAcross() {
        var alignment = branch.alignment
        if !isRow, alignment == .firstBaseline || alignment == .lastBaseline { alignment = .leading }
        let first = views[0]
        guard alignment != .fill else {
            for view in views {
                say(view, crossStart, to: canvas, crossStart)
                say(view, crossEnd, to: canvas, crossEnd)
            }
            return
        }
        let span = guide()
        say(span, crossExtent, at: 51)
        let aligned: Attribute =
            switch alignment {
            case .center: isRow ? .centerY : .centerX
            case .trailing: crossEnd
            case .firstBaseline: .firstBaseline
            case .lastBaseline: .lastBaseline
            default: crossStart
            }
        for view in views {
            if view !== first { say(view, aligned, to: first, aligned) }
            say(view, crossExtent, at: 25)
        }
        for index in branch.shown {
            let (isFirst, isLast) = (alignment == .leading, alignment == .trailing)
            say(
                span, crossStart, isFirst ? .equal : .lessThanOrEqual, to: views[index], crossStart,
                at: isFirst ? 999.5 : 1000)
            say(
                span, crossEnd, isLast ? .equal : .greaterThanOrEqual, to: views[index], crossEnd,
                at: isLast ? 999.5 : 1000)
        }
        hold(span, first, aligned, alignment)
    }

    private func hold(_ span: LayoutGuide, _ first: View, _ aligned: Attribute, _ alignment: StackView.Alignment) {
        switch alignment {
        case .leading, .trailing:
            say(first, aligned, to: canvas, aligned)
            say(
                span, alignment == .leading ? crossEnd : crossStart, to: canvas,
                alignment == .leading ? crossEnd : crossStart)
        case .firstBaseline:
            say(span, crossEnd, to: canvas, crossEnd)
            say(span, crossStart, .greaterThanOrEqual, to: canvas, crossStart)
            say(span, crossEnd, to: canvas, crossStart, at: 49)
        case .lastBaseline:
            say(span, crossStart, to: canvas, crossStart)
            say(span, crossEnd, .lessThanOrEqual, to: canvas, crossEnd)
            say(span, crossStart, to: canvas, crossEnd, at: 49)
        default:
            say(span, crossStart, to: canvas, crossStart)
            say(span, crossEnd, to: canvas, crossEnd)
            say(first, aligned, to: canvas, aligned)
        }
    }
}
