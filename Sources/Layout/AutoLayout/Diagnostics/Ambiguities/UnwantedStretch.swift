/// An empty stack, or a view with a hugging priority of 1000, that a stack stretches because no other view in it takes
/// the remaining room, and no constraint written by hand gives this view the room.
struct UnwantedStretch {
    private let source: RowSource
    private let view: View
    private let stack: StackView
    private let axis: Axis
    private let amount: Double

    /// - Parameters:
    ///   - source: An optional row that is not satisfied.
    ///   - amount: The amount by which the row is violated, in points.
    init?(_ source: RowSource, by amount: Double, in engine: LayoutEngine) {
        let stretched: (view: View?, axis: Axis)
        switch source {
        case .content(let node, let axis, isHugging: true) where source.priority == 1000: stretched = (node.view, axis)
        case .constraint(let constraint) where constraint.limitsEmptyStack:
            stretched = (constraint.firstNode.guide?.owningView, constraint.firstAttribute.axis)
        default: return nil
        }
        guard amount > Tolerance.points, let view = stretched.view, let stack = view.superview as? StackView,
            stack.distribution == .fill, stack.axis == stretched.axis,
            stack.arrangedSubviews.contains(where: { $0 === view }),
            !engine.table.slots(on: view.layoutNode.slot).contains(where: {
                let value = engine.table.records[Int($0)].value
                return !value.isOfContainer && value.firstAttribute.axis == stretched.axis
            })
        else { return nil }
        (self.source, self.view, self.stack, axis, self.amount) = (source, view, stack, stretched.axis, amount)
    }

    var diagnostic: LayoutDiagnostic {
        let (name, stack) = (view.layoutNode.displayName, stack.layoutNode.displayName)
        let reason = view is StackView ? "it has no visible views" : "its hugging priority is 1000"
        let message =
            "\(name)'s \(axis.extent) is \(amount.plain) more than it needs, although \(reason): no other view in"
            + " \(stack) takes the remaining room."
        let advice =
            "To fix it: add a view without content to \(stack), or lower the hugging priority of the view that is to"
            + " take the room."
        return LayoutDiagnostic(
            kind: .tie, message: "\(message.wrapped())\n\(advice.wrapped())", viewName: name,
            location: source.location, statements: [LayoutStatement(source, number: nil)])
    }
}

extension LayoutConstraint {
    /// Whether the constraint keeps a stack without views as small as possible.
    fileprivate var limitsEmptyStack: Bool {
        containerReason == .hiding && priority == StackPriority.canvasFit
    }
}
