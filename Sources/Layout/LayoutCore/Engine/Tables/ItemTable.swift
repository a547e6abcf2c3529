internal import ConstraintSolver

/// An entry for an item in one of the engine's lists.
///
/// Since it was listed, the item may have moved to a tree that another thread is using, so the table is consulted
/// before the item is accessed.
package struct RegisteredItem {
    let slot: Int32
    package let node: LayoutNode
}

/// The items that constraints or conditions mention, or that constraints place, by slot: their variables in the solver,
/// and lists of items for the next pass.
package struct ItemTable {
    /// The nodes of the items, by slot; nil for a free slot.
    package private(set) var nodes: [LayoutNode?] = []
    /// The variables of the items, by slot.
    private(set) var unknowns: ContiguousArray<ItemUnknowns> = []
    private var free: [Int32] = []
    /// The counterparts of scroll views and guides, by slot: for a scroll view, the slot of the guide to which its
    /// edges refer; for that guide, -2 minus the view's slot; -1 for all others. Trailing -1s may be omitted.
    private var edges: ContiguousArray<Int32> = []
    /// The rows for content sizes, by the items' `contentPlace`.
    private var contents: [IntrinsicRows] = []
    private var freeContents: [Int32] = []
    /// The slots of the items to which the solver's variables belong, by a quarter of a variable's index.
    package private(set) var owners: [Int32] = []
    /// The slots of items whose own rows (placement, intrinsic size) have to be updated. An item may have left its slot
    /// since, so the item's flag is what counts.
    private var awaitingRows: [Int32] = []
    /// The slots of the items whose values have changed since they were placed.
    var awaitingPlace: [Int32] = []

    var awaitingRowsCount: Int { awaitingRows.count }

    /// The slots beyond the number of items that have had variables: an estimate of the slots that still need some.
    private var newSlots: Range<Int> { min(owners.count, nodes.count)..<nodes.count }

    var newCount: Int { newSlots.count }

    /// The number of new items that may have content.
    var newContentCount: Int { newSlots.count { nodes[$0]?.isWithoutContent == false } }

    /// The slot of an item of this tree; assigned now if it has none.
    package mutating func slot(of node: LayoutNode) -> Int32 {
        node.slot >= 0 ? node.slot : insert(node)
    }

    /// Makes an entry for an item of this tree, to be added to one of the engine's lists.
    package mutating func register(_ node: LayoutNode) -> RegisteredItem {
        RegisteredItem(slot: slot(of: node), node: node)
    }

    /// Whether an item has stayed in this tree since it was registered.
    package func holds(_ item: RegisteredItem) -> Bool {
        item.slot >= 0 && Int(item.slot) < nodes.count && nodes[Int(item.slot)] === item.node
    }

    private mutating func insert(_ node: LayoutNode) -> Int32 {
        if nodes.isEmpty { makeRoom() }
        if let slot = free.popLast() {
            node.slot = slot
            nodes[Int(slot)] = node
        } else {
            node.slot = Int32(nodes.count)
            nodes.append(node)
            unknowns.append(.none)
        }
        if node.flags.contains(.isGuide), let owner = node.ownerOfEdges { setEdges(of: slot(of: owner), to: node.slot) }
        return node.slot
    }

    /// Makes the edges of a view refer to those of a guide in it, in constraints between the view and the items in it.
    mutating func setEdges(of view: Int32, to guide: Int32) {
        while edges.count <= Int(max(view, guide)) { edges.append(-1) }
        edges[Int(view)] = guide
        edges[Int(guide)] = -2 - view
    }

    /// The slot of the guide to which the edges of a container refer; -1 if the container does not scroll.
    func edges(of container: Int32) -> Int32 {
        Int(container) < edges.count ? max(edges[Int(container)], -1) : -1
    }

    /// Whether the edges of any view refer, or have referred, to those of a guide.
    var haveEdges: Bool { !edges.isEmpty }

    mutating func forgetEdges(_ slot: Int32) {
        guard Int(slot) < edges.count, case let other = edges[Int(slot)], other != -1 else { return }
        edges[Int(other >= 0 ? other : -2 - other)] = -1
        edges[Int(slot)] = -1
    }

    /// Reserves capacity, since lists that grow from zero are moved four times before they hold a small layout.
    @inline(never) private mutating func makeRoom() {
        nodes.reserveCapacity(16)
        unknowns.reserveCapacity(16)
        owners.reserveCapacity(16)
        awaitingPlace.reserveCapacity(16)
        awaitingRows.reserveCapacity(8)
    }

    /// Brings an item into use, and queues it for placement and, if it has rows of its own, for their update.
    /// - Parameter hasFrame: whether the caller makes the rows for the item's frame.
    mutating func bringIntoUse(_ slot: Int32, _ unknowns: ItemUnknowns, hasFrame: Bool = false) {
        let box = Int(unknowns.x >> 2)
        assert(unknowns.x & 3 == 0, "A solver of a tree has variables of rectangles only.")
        if box == owners.count { owners.append(slot) } else { owners[box] = slot }
        self.unknowns[Int(slot)] = unknowns
        nodes[Int(slot)]?.flags.formUnion([.isInUse, .needsIntrinsicSize, .awaitsPlace])
        awaitingPlace.append(slot)
        if let node = nodes[Int(slot)], !hasFrame && node.isPlacedByFrame || !node.isWithoutContent { enqueue(node) }
    }

    mutating func remove(_ node: LayoutNode) {
        guard node.slot >= 0 else { return }
        if haveEdges { forgetEdges(node.slot) }
        nodes[Int(node.slot)] = nil
        free.append(node.slot)
        node.slot = -1
    }

    func isInUse(_ slot: Int32) -> Bool { unknowns[Int(slot)].areMade }

    /// Records that an item is no longer in use.
    mutating func forgetVariables(of node: LayoutNode) {
        if node.slot >= 0 { unknowns[Int(node.slot)] = .none }
        guard node.contentPlace >= 0 else { return }
        freeContents.append(node.contentPlace)
        node.contentPlace = -1
    }

    /// The rows that pull an item of this tree toward the size of its content, even if the item has been deallocated;
    /// nil if there are none.
    package func content(of node: LayoutNode) -> IntrinsicRows? {
        node.contentPlace < 0 ? nil : contents[Int(node.contentPlace)]
    }

    /// Stores the rows for the size of an item's content.
    mutating func setContent(_ rows: IntrinsicRows, of node: LayoutNode) {
        if node.contentPlace >= 0 {
            contents[Int(node.contentPlace)] = rows
        } else if let place = freeContents.popLast() {
            node.contentPlace = place
            contents[Int(place)] = rows
        } else {
            if contents.isEmpty { contents.reserveCapacity(8) }
            node.contentPlace = Int32(contents.count)
            contents.append(rows)
        }
    }

    /// Clears the owners of all variables, which no longer exist; the items stay.
    mutating func forgetVariables() {
        owners.removeAll(keepingCapacity: true)
        awaitingPlace.removeAll(keepingCapacity: true)
    }

    /// Queues an item whose own rows must be updated.
    mutating func enqueue(_ node: LayoutNode) {
        guard !node.flags.contains(.awaitsRows) else { return }
        node.flags.insert(.awaitsRows)
        awaitingRows.append(node.slot)
    }

    /// - Returns: the slots of the items whose own rows must be updated now.
    mutating func takeAwaitingRows() -> [Int32] {
        let awaiting = awaitingRows
        awaitingRows = []
        return awaiting
    }

    /// The item in a slot that was queued; nil if no item with rows to be updated is there anymore.
    func awaitingNode(at slot: Int32) -> LayoutNode? {
        guard Int(slot) < nodes.count, nodes[Int(slot)]?.flags.contains(.awaitsRows) == true else { return nil }
        return nodes[Int(slot)]
    }

    /// Reuses the storage of a list that has been processed.
    mutating func reuse(_ list: consuming [Int32]) {
        guard awaitingRows.isEmpty else { return }
        list.removeAll(keepingCapacity: true)
        awaitingRows = list
    }
}
