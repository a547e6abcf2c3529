internal import ConstraintSolver

/// Constraints that may determine an item along an axis, the most likely ones first.
struct AnchorCandidates {
    private static let usualGap = 8.0
    private static let usualWidth = 100.0
    private static let usualHeight = 44.0

    private let node: LayoutNode
    private let parent: LayoutNode
    /// The preceding item in the same parent, if any.
    private let previous: LayoutNode?
    private let axis: Axis
    private let trial: AmbiguityTrial
    private let variables: ItemVariables
    private let parentVariables: ItemVariables

    /// The candidates for an item; nil if the item has no parent or is not in use.
    init?(for node: LayoutNode, after previous: LayoutNode?, _ axis: Axis, _ trial: AmbiguityTrial) {
        guard let parent = node.parent, let variables = node.variables else { return nil }
        self.node = node
        self.parent = parent
        self.previous = previous
        self.axis = axis
        self.trial = trial
        self.variables = variables
        parentVariables = trial.engine.use(parent)
    }

    /// Candidates for the extent, in this order: the width of the surrounding scroll view; an extent that encloses the
    /// item's content; the extent of the next ambiguous item; the current extent as printed; an extent with equal
    /// distances from both edges of the parent; a usual extent; if it has none now, the room that the siblings leave;
    /// and the exact current extent.
    func forExtent(_ next: LayoutNode?) -> [AnchorSuggestion] {
        var candidates: [AnchorSuggestion] = []
        if axis == .horizontal, node.view != nil, parent.view?.guideForSubviewEdges != nil {
            // As wide as the scroll view less the paddings, so that the content does not scroll sideways.
            let padding = trial.isOpen(variables.position(axis)) ? 0 : max(0, offsetInParent.written)
            candidates.append(AnchorSuggestion(node, axis.extent, parent, axis.extent, -2 * padding))
        }
        if let content = lastContent() { candidates.append(content) }
        if let next, next.variables.map({ trial.isOpen($0.extent(axis)) }) == true {
            candidates.append(AnchorSuggestion(node, axis.extent, next, axis.extent))
        }
        let length = trial.value(variables.extent(axis))
        if length > 0 { candidates.append(AnchorSuggestion(node, axis.extent, length.written)) }
        if let mirrored = mirroredEdge() { candidates.append(mirrored) }
        let usual = axis == .horizontal ? AnchorCandidates.usualWidth : AnchorCandidates.usualHeight
        candidates.append(AnchorSuggestion(node, axis.extent, usual))
        if length < 1 { candidates += room(besides: length) }
        candidates.append(presentExtent)
        return candidates
    }

    /// Candidates for the position, in this order: below the preceding item, if this item is now at the top of the
    /// parent and there is room for it below the preceding item; the current position as printed; and the exact current
    /// position.
    func forPosition() -> [AnchorSuggestion] {
        let offset = offsetInParent
        var candidates: [AnchorSuggestion] = []
        if offset == 0, axis == .vertical, let below = belowPrevious() { candidates.append(below) }
        candidates.append(AnchorSuggestion(node, axis.start, parent, axis.start, offset.written))
        candidates.append(presentPosition)
        return candidates
    }

    /// A suggestion of the current length.
    var presentExtent: AnchorSuggestion { AnchorSuggestion(node, axis.extent, trial.value(variables.extent(axis))) }

    /// A suggestion of the current position.
    var presentPosition: AnchorSuggestion {
        AnchorSuggestion(node, axis.start, parent, axis.start, offsetInParent)
    }

    /// A constraint between the end of the view and the end of the subview that ends last. The distance between them is
    /// the smallest margin that a subview has at the start.
    private func lastContent() -> AnchorSuggestion? {
        // The content of a scroll view consists of the view's own subviews.
        let holder = node.ownerOfEdges ?? node
        guard let view = holder.view, !trial.isOpen(variables.position(axis)), !isRightToLeft else { return nil }
        var last: (node: LayoutNode, end: Double)?
        var margin = Double.infinity
        for child in view.subviews where !child.isHidden && !child.layoutNode.isPlacedByFrame {
            guard let inner = child.layoutNode.variables, !trial.isOpen(inner.position(axis)),
                !trial.isOpen(inner.extent(axis))
            else { continue }
            let end = trial.value(inner.position(axis)) + trial.value(inner.extent(axis))
            margin = min(margin, trial.value(inner.position(axis)))
            if end > last?.end ?? 0 { last = (child.layoutNode, end) }
        }
        guard let last, margin >= 0 else { return nil }
        return AnchorSuggestion(last.node, axis.end, holder, axis.end, -margin.written)
    }

    /// A constraint that keeps the trailing edge as far inside the parent's trailing edge as the leading edge is inside
    /// the parent's leading edge.
    private func mirroredEdge() -> AnchorSuggestion? {
        guard axis == .horizontal, !trial.isOpen(variables.x), !isRightToLeft else { return nil }
        let offset = offsetInParent.written
        guard offset >= 0, trial.value(parentVariables.width) > 2 * offset else { return nil }
        return AnchorSuggestion(node, .trailing, parent, .trailing, -offset)
    }

    /// Extents that fill what the siblings beside it leave of the parent, at the start if the end is known, otherwise at
    /// the end: first less the margin at the start, then without, then without regard to the siblings; at last, a point.
    private func room(besides length: Double) -> [AnchorSuggestion] {
        let (start, end) = span(of: variables, axis)
        let otherAxis: Axis = axis == .horizontal ? .vertical : .horizontal
        let across = span(of: variables, otherAxis)
        let siblings = (parent.view?.subviews ?? []).filter { !$0.isHidden && $0.layoutNode !== node }
            .compactMap { $0.layoutNode.variables }
            .filter {
                let other = span(of: $0, otherAxis)
                return other.start < across.end && across.start < other.end
            }
            .map { span(of: $0, axis) }
        let margin = max(0, (siblings.map { $0.start } + [start]).min() ?? 0)
        let isAtEnd = trial.isOpen(variables.position(axis))
        let whole = isAtEnd ? start : trial.value(parentVariables.extent(axis)) - end
        let taken =
            isAtEnd
            ? siblings.filter { $0.end <= start }.map { $0.end }.max() ?? 0
            : max(0, (siblings.map { $0.end }.max() ?? 0) - end)
        return [whole - taken - margin, whole - taken, whole, 1].filter { $0 >= 1 }.map {
            AnchorSuggestion(node, axis.extent, (length + $0).written)
        }
    }

    private func span(of item: ItemVariables, _ axis: Axis) -> (start: Double, end: Double) {
        let start = trial.value(item.position(axis))
        return (start, start + trial.value(item.extent(axis)))
    }

    private func belowPrevious() -> AnchorSuggestion? {
        guard let previous else { return nil }
        guard let above = previous.variables, !trial.isOpen(above.y), !trial.isOpen(above.height) else { return nil }
        let bottom = trial.value(above.y) + trial.value(above.height) + AnchorCandidates.usualGap
        guard bottom + trial.value(variables.height) <= trial.value(parentVariables.height) else { return nil }
        return AnchorSuggestion(node, .top, previous, .bottom, AnchorCandidates.usualGap)
    }

    /// The distance from the parent's start to the item's, in the reading direction, in points.
    private var offsetInParent: Double {
        let offset = trial.value(variables.position(axis))
        guard isRightToLeft else { return offset.tidy }
        let rest = trial.value(parentVariables.width) - trial.value(variables.width) - offset
        return rest.tidy
    }

    private var isRightToLeft: Bool { axis == .horizontal && trial.engine.direction(in: parent) == .rightToLeft }
}

extension Double {
    /// The number rounded as `plain` prints it, so that the message shows the number that was tried.
    fileprivate var written: Double {
        let rounded = (self * 10_000).rounded() / 10_000
        return rounded.isFinite ? rounded : self
    }
}
