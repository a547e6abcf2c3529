internal import Foundation

/// A row or column of a group, which is filled one item at a time.
@MainActor
struct GroupLine {
    /// An item with its position and the space for it.
    typealias Slot = (item: NSCollectionLayoutItem, corner: CGPoint, size: CGSize)

    let group: NSCollectionLayoutGroup
    let corner: CGPoint
    /// The space for the group's items.
    let size: CGSize
    let isVertical: Bool
    /// The maximum number of items; nil if their lengths determine it.
    let most: Int?
    /// The length of each item; nil if items have their own lengths.
    let length: CGFloat?

    private var (used, estimated, depth) = (CGFloat(0), CGFloat(0), CGFloat(0))
    /// The index of each item's first frame.
    private(set) var starts: [Int] = []
    private var gap: CGFloat = 0
    /// The expected length of the next item; nil if its length is known only after it is placed.
    private var expected: CGFloat?

    init(
        _ group: NSCollectionLayoutGroup, at corner: CGPoint, in size: CGSize, isVertical: Bool, most: Int? = nil,
        length: CGFloat? = nil
    ) {
        (self.group, self.corner, self.size) = (group, corner, size)
        (self.isVertical, self.most, self.length) = (isVertical, most, length)
    }

    /// Whether the group's own length is estimated. If it is, items fill the line according to their estimated lengths;
    /// otherwise, according to their actual lengths.
    private var isOpen: Bool { group.layoutSize.dimension(isVertical: isVertical).isEstimated }

    /// The size of the items with their gaps.
    var filled: CGSize { CGSize(length: used, depth: depth, isVertical: isVertical) }

    /// The space to distribute between the items; 0 if the gaps are fixed or the group's length is estimated.
    var flexibleRoom: CGFloat {
        guard group.interItemSpacing?.isFlexibleSpacing == true, !isOpen else { return 0 }
        return size.length(isVertical: isVertical) - used
    }

    /// The slot of the next item; nil if the group has no items, the line has its maximum number of items, or the next
    /// item would not fit. An item that is known to be too long is not placed tentatively; otherwise, each level of
    /// nested groups would double the work.
    mutating func nextSlot() -> Slot? {
        guard !group.subitems.isEmpty, starts.count != most else { return nil }
        let item = group.subitems[starts.count % group.subitems.count]
        gap = starts.isEmpty ? 0 : group.interItemSpacing?.spacing ?? 0
        var slot = item.layoutSize.size(in: size)
        if let length {
            slot = CGSize(length: length, depth: slot.length(isVertical: !isVertical), isVertical: isVertical)
        }
        expected = length(of: item, in: slot)
        if let expected, !fits(expected) { return nil }
        let place = used + gap
        let corner =
            isVertical ? CGPoint(x: corner.x, y: corner.y + place) : CGPoint(x: corner.x + place, y: corner.y)
        return (item, corner, slot)
    }

    /// The length of an item in its slot; nil if it depends on the item's contents.
    private func length(of item: NSCollectionLayoutItem, in slot: CGSize) -> CGFloat? {
        if isOpen { return slot.length(isVertical: isVertical) }
        if item.layoutSize.dimension(isVertical: isVertical).isEstimated { return nil }
        return slot.inset(by: item.contentInsets).outset(by: item.contentInsets)
            .outset(by: item.edgeSpacing?.insets ?? .zero).length(isVertical: isVertical)
    }

    private func fits(_ length: CGFloat) -> Bool {
        most != nil || starts.isEmpty || estimated + gap + length <= size.length(isVertical: isVertical) + 1e-6
    }

    /// Adds the last slot's item with its actual size; returns false if the item does not fit.
    mutating func take(_ taken: CGSize, firstFrame: Int) -> Bool {
        let length = taken.length(isVertical: isVertical)
        guard fits(expected ?? length) else { return false }
        starts.append(firstFrame)
        used += gap + length
        estimated += gap + (expected ?? length)
        depth = max(depth, taken.length(isVertical: !isVertical))
        return true
    }
}
