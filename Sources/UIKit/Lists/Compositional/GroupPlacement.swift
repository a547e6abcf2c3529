internal import Foundation

/// Places the items of a section in groups, from the leading top corner on.
@MainActor
struct GroupPlacement {
    let environment: LayoutEnvironment
    /// How many items there are.
    let count: Int
    /// The size of an item's content, which was a size in points before: along those axes that may change.
    let fitting: (_ item: Int, _ size: CGSize, _ isWidthFree: Bool, _ isHeightFree: Bool) -> CGSize
    /// The frames of the items so far.
    private(set) var frames: [CGRect] = []

    var isDone: Bool { frames.count >= count }

    init(
        _ environment: LayoutEnvironment, count: Int,
        fitting: @escaping (_ item: Int, _ size: CGSize, _ isWidthFree: Bool, _ isHeightFree: Bool) -> CGSize
    ) { (self.environment, self.count, self.fitting) = (environment, count, fitting) }

    /// Places an item or a group of them, at most as many as are left, and returns the size that it takes.
    ///
    /// Groups are nested by hand, a few levels deep, so that recursion is safe here.
    /// - Parameter size: The size in place of the item's own in its container.
    mutating func place(_ item: NSCollectionLayoutItem, at corner: CGPoint, size: CGSize) -> CGSize {
        let spacing = item.edgeSpacing?.insets ?? .zero
        let insets = item.contentInsets
        let inner = CGPoint(
            x: corner.x + spacing.leading + insets.leading, y: corner.y + spacing.top + insets.top)
        let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
        var content = size.inset(by: insets)
        if let group = item as? NSCollectionLayoutGroup {
            let filled = placeItems(of: group, at: inner, in: content)
            if width.isEstimated { content.width = filled.width }
            if height.isEstimated { content.height = filled.height }
        } else {
            if width.isEstimated || height.isEstimated {
                content = fitting(frames.count, content, width.isEstimated, height.isEstimated)
            }
            frames.append(CGRect(origin: inner, size: content))
        }
        return content.outset(by: insets).outset(by: spacing)
    }

    /// Places the items of a group, and returns the size of all of them.
    private mutating func placeItems(of group: NSCollectionLayoutGroup, at corner: CGPoint, in size: CGSize) -> CGSize {
        switch group.arrangement {
        case .line(let isVertical):
            return placeLine(of: group, at: corner, in: size, isVertical: isVertical, most: nil, length: nil)
        case .count(let most, let isVertical, let isEqual):
            let gaps = CGFloat(max(0, most - 1)) * (group.interItemSpacing?.spacing ?? 0)
            let length = max(0, (size.length(isVertical: isVertical) - gaps) / CGFloat(max(1, most)))
            return placeLine(
                of: group, at: corner, in: size, isVertical: isVertical, most: most, length: isEqual ? length : nil)
        case .custom(let provider):
            let inside = LayoutEnvironment(contentSize: size, traitCollection: environment.traitCollection)
            for item in provider(inside).prefix(count - frames.count) {
                frames.append(item.frame.offsetBy(dx: corner.x, dy: corner.y))
            }
            return size
        }
    }

    private mutating func placeLine(
        of group: NSCollectionLayoutGroup, at corner: CGPoint, in size: CGSize, isVertical: Bool, most: Int?,
        length: CGFloat?
    ) -> CGSize {
        let room = size.length(isVertical: isVertical)
        let spacing = group.interItemSpacing?.spacing ?? 0
        // The line ends where the estimates say, unless the group has a length of its own, which only real lengths fill.
        let isOpen = group.layoutSize.dimension(isVertical: isVertical).isEstimated
        var (used, estimated, depth) = (CGFloat(0), CGFloat(0), CGFloat(0))
        var starts: [Int] = []
        while !isDone, let item = group.subitems.isEmpty ? nil : group.subitems[starts.count % group.subitems.count] {
            if let most, starts.count == most { break }
            let gap = starts.isEmpty ? 0 : spacing
            var slot = item.layoutSize.size(in: size)
            if let length {
                slot = CGSize(length: length, depth: slot.length(isVertical: !isVertical), isVertical: isVertical)
            }
            let before = self
            let place =
                isVertical
                ? CGPoint(x: corner.x, y: corner.y + used + gap) : CGPoint(x: corner.x + used + gap, y: corner.y)
            let taken = self.place(item, at: place, size: slot)
            let expected = isOpen ? slot.length(isVertical: isVertical) : taken.length(isVertical: isVertical)
            if most == nil, !starts.isEmpty, estimated + gap + expected > room + 1e-6 {
                self = before
                break
            }
            starts.append(before.frames.count)
            used += gap + taken.length(isVertical: isVertical)
            estimated += gap + expected
            depth = max(depth, taken.length(isVertical: !isVertical))
        }
        if group.interItemSpacing?.isFlexibleSpacing == true, !isOpen { spread(starts, over: room - used, isVertical) }
        return CGSize(length: used, depth: depth, isVertical: isVertical)
    }

    /// Distributes room equally between the parts of a line, which begin at these items.
    private mutating func spread(_ starts: [Int], over room: CGFloat, _ isVertical: Bool) {
        guard room > 0, starts.count > 1 else { return }
        let gap = room / CGFloat(starts.count - 1)
        for (place, start) in starts.enumerated() {
            let end = place + 1 < starts.count ? starts[place + 1] : frames.count
            let shift = gap * CGFloat(place)
            for index in start..<end {
                frames[index] = frames[index].offsetBy(dx: isVertical ? 0 : shift, dy: isVertical ? shift : 0)
            }
        }
    }
}
