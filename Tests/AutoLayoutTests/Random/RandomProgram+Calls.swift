import AutoLayout
import TestSupport

/// Calls to views, stacks and the root.
extension RandomProgram {
    func changeView() {
        guard let view = pick(inside.filter { $0 !== root }) else { return }
        note("change \(view.name ?? "")")
        switch number(0...9) {
        case 0: view.isHidden.toggle()
        case 1:
            view.setContentHuggingPriority(pick([1000, 700, 251, 20]) ?? 250, for: pick(Axis.allCases) ?? .vertical)
        case 2:
            view.setContentCompressionResistancePriority(
                pick([1000, 740, 30]) ?? 750, for: pick(Axis.allCases) ?? .vertical)
        case 3 where !isMirrorable:
            view.frame = Rect(
                x: Double(number(-20...90)), y: Double(number(-20...90)), width: Double(number(0...99)),
                height: Double(number(0...99)))
        case 4 where !isMirrorable: view.translatesAutoresizingMaskIntoConstraints.toggle()
        case 5 where !isMirrorable:
            view.semanticContentAttribute = pick(SemanticContentAttribute.allCases) ?? .unspecified
        case 6:
            let margin = Double(number(-5...12))
            view.directionalLayoutMargins = DirectionalEdgeInsets(top: 3, leading: margin, bottom: 1, trailing: 4)
        case 7: view.additionalSafeAreaInsets.top = Double(number(-20...20))
        default:
            if let content = view as? Content { content.size = Size(width: Double(number(0...99)), height: 20) }
            if let label = view as? Label {
                label.text = pick(["", "one", "two words", "several words in a label"]) ?? ""
            }
        }
    }

    func changeStack() {
        guard let stack = pick(inside.compactMap { $0 as? StackView }) else { return }
        switch number(0...6) {
        case 0: stack.axis = stack.axis == .vertical ? .horizontal : .vertical
        case 1: stack.distribution = pick(StackView.Distribution.allCases) ?? .fill
        case 2: stack.alignment = pick(StackView.Alignment.allCases) ?? .fill
        case 3: stack.spacing = Double(number(0...9))
        case 4: stack.isLayoutMarginsRelativeArrangement.toggle()
        case 5: stack.isBaselineRelativeArrangement.toggle()
        default:
            guard let view = pick(stack.arrangedSubviews) else { return }
            stack.setCustomSpacing(isLucky(2) ? 7 : StackView.spacingUseDefault, after: view)
        }
        note("\(stack.name ?? "") is \(stack.axis) \(stack.distribution) \(stack.alignment) \(stack.spacing)")
    }

    func changeRoot() {
        note("change the root")
        switch number(0...3) {
        case 0: root.frame.size = Size(width: Double(number(0...400)), height: Double(number(0...300)))
        case 1: root.layoutDirection = root.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        case 2:
            let side = Double(number(0...20))
            root.safeAreaInsets = EdgeInsets(
                top: Double(number(0...40)), left: side, bottom: 5, right: isMirrorable ? side : 3)
        default:
            guard !isMirrorable, isLucky(3) else { return }
            root.displayScale = pick(leavesTree ? [0, 0, 2, 3, 0.3] : [0, 0, 2, 3]) ?? 0
            root.pixelRounding = isLucky(2) ? .edges : .originAndSize
        }
    }

    /// Reads something between passes, or lays out a part of the tree, neither of which may change the result of the
    /// next pass.
    func ask() {
        guard let view = pick(inside) else { return }
        note("ask \(view.name ?? "")")
        switch number(0...6) {
        case 0: _ = view.systemLayoutSizeFitting(Size(width: Double(number(0...200)), height: 0))
        case 1: _ = explain(view)
        case 2: _ = root.layoutTree()
        case 3: _ = root.layoutConflicts
        case 4: view.layoutIfNeeded()
        case 5: _ = root.layoutTies
        default: _ = view.constraintsAffectingLayout(for: .horizontal)
        }
    }
}
