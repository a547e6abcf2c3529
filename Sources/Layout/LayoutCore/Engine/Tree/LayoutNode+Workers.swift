/// The children of a view with many subviews that have work in one phase of the pass, so that the pass looks only at the
/// one that has been edited.
enum Workers {
    case none
    /// A single subview, which may have left the view since.
    case one(ObjectIdentifier)
    /// Several subviews, or an unknown number of them: all have to be looked at.
    case several

    fileprivate mutating func note(_ view: ObjectIdentifier) {
        switch self {
        case .none: self = .one(view)
        case .one(let known) where known == view: break
        default: self = .several
        }
    }

    /// The range of subviews among which those with work are.
    /// - Complexity: O(*n*) pointer comparisons in the distance from the nearer end.
    fileprivate func indices(among subviews: [View]) -> Range<Int> {
        switch self {
        case .none: return 0..<0
        case .several: return subviews.indices
        case .one(let view):
            var (low, high) = (0, subviews.count - 1)
            while low <= high {
                if ObjectIdentifier(subviews[high]) == view { return high..<high + 1 }
                if ObjectIdentifier(subviews[low]) == view { return low..<low + 1 }
                (low, high) = (low + 1, high - 1)
            }
            return 0..<0
        }
    }
}

extension LayoutNode {
    /// The number of subviews from which on a view keeps which of them have work; fewer are looked at one by one.
    private static let crowd = 64

    /// Makes the node of a view with many subviews keep which of them have work.
    func subviewsChanged(to count: Int) {
        guard count >= LayoutNode.crowd, !flags.contains(.isCrowded) else { return }
        flags.insert(.isCrowded)
        workers = (.several, .several)
    }

    /// Records that this item has work in a phase.
    func noteWork(_ phase: Flags, in parent: LayoutNode) {
        if parent.flags.contains(.isCrowded) { noteWork(phase, inCrowd: parent) }
    }

    @inline(never) private func noteWork(_ phase: Flags, inCrowd parent: LayoutNode) {
        // Guides have no work.
        guard let view else { return }
        if phase == .holdsLayout {
            parent.workers.layout.note(ObjectIdentifier(view))
        } else {
            parent.workers.update.note(ObjectIdentifier(view))
        }
    }

    /// The range of subviews among which those with work in a phase are; from now on, none counts as having work.
    func takeWorkers(_ phase: Flags, among subviews: [View]) -> Range<Int> {
        guard flags.contains(.isCrowded) else { return subviews.indices }
        if phase == .holdsLayout {
            defer { workers.layout = .none }
            return workers.layout.indices(among: subviews)
        }
        defer { workers.update = .none }
        return workers.update.indices(among: subviews)
    }
}
