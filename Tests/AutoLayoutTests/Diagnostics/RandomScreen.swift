import AutoLayout
import TestSupport

/// A tree of views, labels and stacks, up to five levels deep, whose constraints determine every frame; it is the same
/// for the same seed. Each constraint's line is its position in `constraints`, counted from 1.
final class RandomScreen {
    let screen = makeScreen(width: 390, height: 844)
    private(set) var views: [View] = []
    private(set) var constraints: [LayoutConstraint] = []
    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        fill(screen, level: 1)
        LayoutConstraint.activate(constraints)
        screen.layoutIfNeeded()
    }

    private func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }

    private func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }

    @discardableResult
    private func tie(
        _ view: View, _ first: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation = .equal,
        _ other: View? = nil, _ second: LayoutConstraint.Attribute = .notAnAttribute, times multiplier: Double = 1,
        _ constant: Double = 0
    ) -> LayoutConstraint {
        let constraint = LayoutConstraint(
            item: view, attribute: first, relatedBy: relation, toItem: other, attribute: second, multiplier: multiplier,
            constant: constant, fileID: "Random/Screen.swift", line: constraints.count + 1)
        constraints.append(constraint)
        return constraint
    }

    private func make(level: Int) -> View {
        let view: View =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: Label(chance(2) ? "Title" : "A longer text of some words", numberOfLines: chance(2) ? 0 : 1)
            case 1 where level < 5:
                StackView(axis: chance(2) ? .vertical : .horizontal, spacing: number(0...8))
            default: View()
            }
        view.name = "\(view is Label ? "label" : view is StackView ? "stack" : "view")\(views.count)"
        views.append(view)
        return view
    }

    /// Fills a view with children in a row or column, each as wide or high as the parent less paddings across it.
    private func fill(_ parent: View, level: Int) {
        guard level <= 5 else { return }
        let isColumn = chance(2) || level == 1
        let (start, end, size): (LayoutConstraint.Attribute, LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
            isColumn ? (.top, .bottom, .height) : (.leading, .trailing, .width)
        let (left, right): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
            isColumn ? (.leading, .trailing) : (.top, .bottom)
        let padding = number(0...8)
        var previous: View?
        let length = Double(240 / (1 << min(level, 4)))
        for _ in 0..<Int.random(in: 1...(level > 2 ? 2 : 3), using: &random) {
            let child = make(level: level)
            parent.addSubview(child)
            if let previous {
                tie(child, start, .equal, previous, end, number(0...8))
            } else {
                tie(child, start, .equal, parent, start, padding)
            }
            tie(child, left, .equal, parent, left, padding)
            tie(child, right, .equal, parent, right, -padding)
            if !(child is Label && isColumn) { tie(child, size, .equal, nil, .notAnAttribute, length) }
            if let stack = child as? StackView {
                arrange(stack, level: level)
            } else if !(child is Label) {
                fill(child, level: level + 1)
            }
            previous = child
        }
    }

    /// Puts views into a stack, all but the last with a size along it.
    private func arrange(_ stack: StackView, level: Int) {
        let count = Int.random(in: 2...3, using: &random)
        for index in 0..<count {
            let view = View()
            view.name = "item\(views.count)"
            views.append(view)
            stack.addArrangedSubview(view)
            if index < count - 1 {
                tie(view, stack.axis == .vertical ? .height : .width, .equal, nil, .notAnAttribute, number(20...40))
            }
            if chance(3) { fill(view, level: level + 2) }
        }
    }

    /// Adds constraints that contradict the layout, or are likely to.
    func plant() {
        let first = constraints.count
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            guard let view = views.randomElement(using: &random), let parent = view.superview else { return }
            let frame = view.frame
            let change = number(5...60)
            switch Int.random(in: 0..<9, using: &random) {
            case 0: tie(view, .width, .equal, nil, .notAnAttribute, frame.width + change)
            case 1: tie(view, .height, .equal, nil, .notAnAttribute, frame.height + change)
            case 2: tie(view, .trailing, .equal, parent, .trailing, change)
            case 3: tie(view, .bottom, .equal, parent, .bottom, -change)
            case 4: tie(view, .width, .equal, view, .height, times: 2.5)
            case 5:
                tie(view, .width, .greaterThanOrEqual, nil, .notAnAttribute, frame.width + change)
                tie(view, .width, .lessThanOrEqual, nil, .notAnAttribute, frame.width)
            case 6: tie(view, .centerX, .equal, parent, .centerX, change)
            case 7: view.translatesAutoresizingMaskIntoConstraints = true
            default:
                if parent is StackView {
                    view.isHidden = true
                } else {
                    tie(view, .height, .equal, nil, .notAnAttribute, 0)
                }
            }
        }
        LayoutConstraint.activate(Array(constraints[first...]))
        screen.layoutIfNeeded()
    }

    /// Takes constraints away.
    func omit() {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            constraints.randomElement(using: &random)?.isActive = false
        }
        screen.layoutIfNeeded()
    }

    /// Applies a remedy, as a program would that knows only the data.
    func apply(_ remedy: LayoutRemedy) -> Bool {
        for change in remedy.changes {
            let view = ([screen] + views).first { $0.name == change.item }
            let constraint = change.location.map { constraints[$0.line - 1] }
            switch change.property {
            case .constant:
                guard let constraint, constraint.constant == change.old else { return false }
                constraint.constant = change.new
            case .priority:
                guard let constraint, constraint.priority.rawValue == change.old else { return false }
                constraint.priority = LayoutPriority(change.new)
            case .isActive:
                guard let constraint, constraint.isActive == (change.old == 1) else { return false }
                constraint.isActive = change.new == 1
            case .translatesAutoresizingMaskIntoConstraints:
                guard let view else { return false }
                view.translatesAutoresizingMaskIntoConstraints = change.new == 1
            case .width:
                guard let view, view.frame.width == change.old else { return false }
                view.frame.size.width = change.new
            case .height:
                guard let view, view.frame.height == change.old else { return false }
                view.frame.size.height = change.new
            case .spacing: return false
            }
        }
        screen.layoutIfNeeded()
        return true
    }
}

/// What is wrong with the frames of a screen, each fault as a word for the view and the kind of fault.
struct FrameFaults {
    private(set) var all: Set<String> = []

    init(of root: View) {
        var open = [root]
        while let view = open.popLast() {
            let children = view.subviews.filter { !$0.isHidden }
            open += children
            for child in children {
                note(child, in: view)
                for other in children where other !== child {
                    let (one, two) = (child.frame, other.frame)
                    let width = min(one.maxX, two.maxX) - max(one.minX, two.minX)
                    let height = min(one.maxY, two.maxY) - max(one.minY, two.minY)
                    if width > 0.01, height > 0.01 { all.insert("\(name(child)) overlaps \(name(other))") }
                }
            }
        }
    }

    private func name(_ view: View) -> String { view.name ?? "" }

    private mutating func note(_ view: View, in parent: View) {
        let (frame, size) = (view.frame, parent.frame.size)
        if let scroll = parent as? ScrollView {
            if scroll.contentSize.width > size.width + 0.01 { all.insert("\(name(parent)) scrolls sideways") }
            if scroll.contentSize.height > size.height + 0.01 { all.insert("\(name(parent)) scrolls") }
        } else {
            if frame.minX < -0.01 { all.insert("\(name(view)) left") }
            if frame.minY < -0.01 { all.insert("\(name(view)) top") }
            if frame.maxX > size.width + 0.01 { all.insert("\(name(view)) right") }
            if frame.maxY > size.height + 0.01 { all.insert("\(name(view)) bottom") }
        }
        if frame.width < 0.99 { all.insert("\(name(view)) narrow") }
        if frame.height < 0.99 { all.insert("\(name(view)) low") }
        guard let label = view as? Label else { return }
        let needed = label.sizeThatFits(Size(width: frame.width, height: 0))
        if label.numberOfLines == 1, needed.width > frame.width + 0.02 { all.insert("\(name(view)) cut") }
        if needed.height > frame.height + 0.02 { all.insert("\(name(view)) cut off") }
    }
}
