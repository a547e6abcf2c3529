/// What waits for the next solve of a tree, apart from what its tables list themselves.
struct PendingWork {
    /// Whether anything has changed since the last solve.
    private(set) var needsSolve = false
    /// Whether something has changed that cannot be applied to the existing rows, so all rows must be made again.
    private(set) var needsRebuild = false
    /// Items that will get variables even if no constraint mentions them.
    private(set) var awaitingVariables: [RegisteredItem] = []
    /// Items that have variables although no constraint has mentioned them yet, in the order in which they got them.
    private(set) var unmentioned: [RegisteredItem] = []
    /// Items whose baselines may have changed.
    private(set) var staleBaselines: [LayoutNode] = []
    /// The slots of items whose content height and baselines must be read again, because a solve has changed their
    /// width.
    private(set) var awaitingFit: [Int32] = []
    /// The slots of items whose content hugs its lines once it has wrapped; a slot may occur more than once.
    private(set) var hugging: [Int32] = []
    /// Whether the height of any content, or a baseline in use, may depend on a width.
    private(set) var hasFittedContent = false
    /// The item that last requested another solve for its content; nil once it has left the tree.
    private(set) var lastInvalidatingNode: LayoutNode?
    /// Items whose content changed during a solve; their content is read again in another round.
    private var changedMeanwhile: [LayoutNode] = []

    mutating func requestSolve() { needsSolve = true }

    mutating func requestRebuild() { (needsRebuild, needsSolve) = (true, true) }

    mutating func beginRebuild() { (needsRebuild, needsSolve) = (false, true) }

    /// Records that the engine of a new tree has no rows to make again.
    mutating func hasNoRows() { needsRebuild = false }

    /// Ends a solve, after which another one may be needed.
    mutating func endSolve(needsAnother: Bool) { needsSolve = needsAnother }

    /// Removes the list of items that await variables. Once it is in a local variable, the compiler can see that
    /// nothing else uses it and omit checks.
    mutating func takeAwaitingVariables() -> [RegisteredItem] {
        let waiting = awaitingVariables
        awaitingVariables = []
        return waiting
    }

    /// Puts the list of items that await variables back, as changed, or only its storage.
    mutating func setAwaitingVariables(_ waiting: [RegisteredItem]) { awaitingVariables = waiting }

    mutating func gotVariables(unmentioned item: RegisteredItem) { unmentioned.append(item) }

    mutating func keepUnmentioned(where isInTree: (RegisteredItem) -> Bool) {
        if !unmentioned.isEmpty { unmentioned.removeAll { !isInTree($0) } }
    }

    mutating func takeUnmentioned() -> [RegisteredItem] {
        defer { unmentioned = [] }
        return unmentioned
    }

    mutating func baselinesMayHaveChanged(of node: LayoutNode) { staleBaselines.append(node) }

    mutating func takeStaleBaselines() -> [LayoutNode] {
        let stale = staleBaselines
        staleBaselines = []
        return stale
    }

    mutating func fit(_ slots: [Int32]) { awaitingFit += slots }

    mutating func clearFit() { awaitingFit.removeAll(keepingCapacity: true) }

    mutating func contentFollowsWidth() { hasFittedContent = true }

    mutating func hugs(_ slot: Int32) { hugging.append(slot) }

    /// Keeps each slot of content that hugs its lines once, in order, if it still does.
    mutating func keepHugging(where hugs: (Int32) -> Bool) {
        var last: Int32 = -1
        hugging.sort()
        hugging.removeAll { slot in
            defer { last = slot }
            return slot == last || !hugs(slot)
        }
    }

    mutating func invalidated(by node: LayoutNode) { lastInvalidatingNode = node }

    /// Forgets an item that leaves the tree.
    mutating func forget(_ node: LayoutNode) {
        if lastInvalidatingNode === node { lastInvalidatingNode = nil }
    }

    mutating func changedDuringSolve(_ node: LayoutNode) { changedMeanwhile.append(node) }

    mutating func takeChangedMeanwhile() -> [LayoutNode] {
        if changedMeanwhile.isEmpty { return [] }
        let changed = changedMeanwhile
        changedMeanwhile = []
        return changed
    }

    /// Empties the lists of items, which have left the tree.
    mutating func clearLists() {
        (awaitingVariables, unmentioned, staleBaselines, awaitingFit, hugging) = ([], [], [], [], [])
        lastInvalidatingNode = nil
    }
}
