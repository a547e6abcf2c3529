@testable import AutoLayout
@testable import LayoutCore

/// A check of the properties that every tree must have after a pass, whatever was done to the tree.
struct Verdict {
    let program: RandomProgram
    private var root: View { program.root }

    /// The violations found; empty if there are none.
    func faults() -> [String] {
        let before = root.layoutDiagnostics.count
        root.layoutIfNeeded()
        return program.quietly { quietFaults(since: before) }
    }

    private func quietFaults(since before: Int) -> [String] {
        // The handler of diagnostics, which acts after a pass, may have left something to do.
        root.layoutIfNeeded()
        let isStopped = root.layoutDiagnostics[before...].contains { $0.kind == .layoutLoop }
        var faults = ([root] + program.views).hierarchyFaults + numberFaults()
        guard faults.isEmpty, !isStopped, !hasFramesBeyondConstraints else { return faults }
        faults += constraintFaults() + explanationFaults() + repetitionFaults()
        if faults.isEmpty { faults += root.layoutNode.existingEngineOfTree?.tableFaults ?? [] }
        if faults.isEmpty { faults += copyFaults() }
        if faults.isEmpty, program.isMirrorable { faults += mirrorFaults() }
        return faults
    }

    private func numberFaults() -> [String] {
        root.everything.filter {
            let frame = $0.frame
            let areFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
            return !areFinite
                || $0 !== root && !$0.translatesAutoresizingMaskIntoConstraints
                    && (frame.width < 0 || frame.height < 0)
        }.map { "\($0.name ?? "") is at \($0.frame)" }
    }

    private func constraintFaults() -> [String] {
        guard root.displayScale == 0 else { return [] }
        // At 1e12, the largest number that constraints give a frame, a double has only 13 binary digits after the
        // point.
        let frames = root.everything.map(\.frame)
        let largest = frames.reduce(0) { max($0, abs($1.minX), abs($1.minY), $1.width, $1.height) }
        return program.constraints.compactMap { constraint in
            guard constraint.isInEffect, constraint.priority == .required, !constraint.isInConflict,
                constraint.isHeld(in: root),
                let excess = constraint.excess, excess > 1e-5 + 1e-11 * largest
            else { return nil }
            return "\(constraint) is violated by \(excess), and nobody says so"
        }
    }

    /// Checks that each step of an explanation has reasons and results and, if nothing is ambiguous, that there are
    /// steps. A view whose place depends on that of an ambiguous one is not called ambiguous itself.
    private func explanationFaults() -> [String] {
        let isDetermined = root.everything.allSatisfy { !$0.hasAmbiguousLayout }
        return root.everything.filter { $0 !== root }.flatMap { view in
            let needsSteps = isDetermined && !view.translatesAutoresizingMaskIntoConstraints
            return explain(view).filter { explanation in
                explanation.steps.contains { $0.statements.isEmpty || $0.results.isEmpty }
                    || needsSteps && explanation.steps.isEmpty
            }
        }.map { "no complete explanation: \($0)" }
    }

    /// Whether a frame has a number above 1e12, for which constraints use a smaller number, and a diagnostic has
    /// reported such a number.
    private var hasFramesBeyondConstraints: Bool {
        root.everything.contains {
            [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].contains { abs($0) > 1e12 }
        } && root.layoutDiagnostics.contains { $0.kind == .notFinite }
    }

    private func repetitionFaults() -> [String] {
        let (frames, statistics) = (root.everything.map(\.frame), root.layoutStatistics)
        root.layoutIfNeeded()
        if root.everything.map(\.frame) != frames { return ["a second pass changes frames"] }
        if root.layoutStatistics != statistics { return ["a second pass finds something to do"] }
        // Reading everything again must give the same result.
        for view in root.everything {
            view.setNeedsLayout()
            view.setNeedsUpdateConstraints()
            view.directionalLayoutMargins = view.directionalLayoutMargins
        }
        root.layoutIfNeeded()
        let moved = moves(from: frames).map { "asked for again, \($0)" }
        guard moved.isEmpty else { return moved }
        for view in root.everything { view.invalidateIntrinsicContentSize() }
        root.layoutIfNeeded()
        return moves(from: frames).map { "its content read again, \($0)" }
    }

    private func moves(from frames: [Rect]) -> [String] {
        zip(root.everything, frames).filter { !$0.frame.isNear($1) }
            .map { "\($0.name ?? "") moves from \($1) to \($0.frame)" }
    }

    private func copyFaults() -> [String] {
        let copy = TreeCopy(of: root, program.constraints)
        copy.root.layoutIfNeeded()
        return difference(copy, \.frame)
    }

    /// Checks that the tree laid out in the other reading direction is the mirror image of this one.
    private func mirrorFaults() -> [String] {
        let other: LayoutDirection = root.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        let copy = TreeCopy(of: root, program.constraints, direction: other)
        copy.root.layoutIfNeeded()
        // Undetermined positions rest at the left in both trees; those in a stack without visible views are not
        // reported.
        guard isDecided(root), isDecided(copy.root), !root.everything.contains(where: \.isEmptyStack) else { return [] }
        return difference(copy) { view in
            let frame = view.frame
            guard let parent = view.superview else { return frame }
            return Rect(x: parent.frame.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }.map { "mirrored: \($0)" }
    }

    private func isDecided(_ root: View) -> Bool { root.everything.allSatisfy { !$0.hasAmbiguousLayout } }

    private func difference(_ copy: TreeCopy, _ image: (View) -> Rect) -> [String] {
        let differing = copy.twins.first { !image($0.original).isNear($0.twin.frame) }
        guard let (view, twin) = differing, !isOpenToChoice(copy) else { return [] }
        return ["\(view.name ?? "") is at \(image(view)), in a tree built anew at \(twin.frame)"]
    }

    /// Whether more than one result is correct and this has been reported: something is undetermined, tied, dropped or
    /// unsettled.
    private func isOpenToChoice(_ copy: TreeCopy) -> Bool {
        [root, copy.root].contains { root in
            !isDecided(root) || !root.layoutConflicts.isEmpty || !root.layoutTies.isEmpty || isUnsettled(root)
        }
    }

    /// Whether a flow or grid has been reported as unstable: its final arrangement depends on the earlier ones.
    private func isUnsettled(_ root: View) -> Bool {
        let names = root.layoutDiagnostics.filter { $0.kind == .conditionCycle }.map(\.viewName)
        return root.everything.contains { ($0 is FlowView || $0 is GridView) && names.contains($0.name ?? "") }
    }
}

extension View {
    fileprivate var isEmptyStack: Bool { (self as? StackView)?.arrangedSubviews.allSatisfy(\.isHidden) == true }
}

extension LayoutConstraint {
    /// The amount by which the frames violate the constraint; nil if it relates baselines or horizontal centers, or if
    /// its items are in different trees.
    fileprivate var excess: Double? {
        guard let first = firstItem, let container = container(first, secondItem),
            let left = first.value(firstAttribute, in: container)
        else { return nil }
        var right = constant
        if let secondItem {
            guard let value = secondItem.value(secondAttribute, in: container) else { return nil }
            right += multiplier * value
        }
        switch relation {
        case .equal: return abs(left - right)
        case .lessThanOrEqual: return left - right
        case .greaterThanOrEqual: return right - left
        }
    }

    /// Whether the constraint's first item is in the tree with the given root.
    fileprivate func isHeld(in root: View) -> Bool {
        let view = firstItem as? View ?? (firstItem as? LayoutGuide)?.owningView
        return view?.isDescendant(of: root) ?? false
    }

    private func container(_ first: any LayoutItem, _ second: (any LayoutItem)?) -> View? {
        guard var view = first as? View ?? (first as? LayoutGuide)?.owningView else { return nil }
        guard let second else { return view }
        guard let other = second as? View ?? (second as? LayoutGuide)?.owningView else { return nil }
        while !other.isDescendant(of: view) {
            guard let parent = view.superview else { return nil }
            view = parent
        }
        return view
    }
}

extension LayoutItem {
    /// The value of an attribute in a view that contains the item, counted along the reading direction for leading and
    /// trailing; nil for a horizontal center, a baseline or no attribute.
    fileprivate func value(_ attribute: LayoutConstraint.Attribute, in container: View) -> Double? {
        var rect = (self as? View)?.bounds ?? (self as? LayoutGuide)?.layoutFrame ?? .zero
        var view = self as? View ?? (self as? LayoutGuide)?.owningView
        while let current = view, current !== container {
            rect.origin.x += current.frame.minX
            rect.origin.y += current.frame.minY
            view = current.superview
        }
        let isMirrored = container.effectiveLayoutDirection == .rightToLeft
        switch attribute {
        case .left: return rect.minX
        case .right: return rect.maxX
        case .leading: return isMirrored ? container.frame.width - rect.maxX : rect.minX
        case .trailing: return isMirrored ? container.frame.width - rect.minX : rect.maxX
        case .centerX: return nil
        case .top: return rect.minY
        case .bottom: return rect.maxY
        case .centerY: return rect.midY
        case .width: return rect.width
        case .height: return rect.height
        case .firstBaseline, .lastBaseline, .notAnAttribute: return nil
        }
    }
}

extension Rect {
    /// Whether two rectangles are equal up to rounding errors, which are far smaller than a pixel.
    func isNear(_ other: Rect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < 1e-5 }
    }
}
