internal import Foundation

/// The placement of a section's items in groups, beginning at the top-leading corner.
@MainActor
struct GroupPlacement {
    let environment: LayoutEnvironment
    /// The number of items.
    let count: Int
    /// Measures the content of an item, given its previous size, along the axes that may change.
    let fitting: (_ item: Int, _ size: CGSize, _ isWidthFree: Bool, _ isHeightFree: Bool) -> CGSize
    /// The frames of the items so far.
    private(set) var frames: [CGRect] = []

    var isDone: Bool { frames.count >= count }

    init(
        _ environment: LayoutEnvironment, count: Int,
        fitting: @escaping (_ item: Int, _ size: CGSize, _ isWidthFree: Bool, _ isHeightFree: Bool) -> CGSize
    ) { (self.environment, self.count, self.fitting) = (environment, count, fitting) }

    /// Places an item, or a group of at most the remaining items, and returns its size.
    /// - Parameter size: the size that replaces the item's own size in its container.
    mutating func place(_ item: NSCollectionLayoutItem, at corner: CGPoint, size: CGSize) -> CGSize {
        // The lines being filled, each nested in an item of the previous line, and the index of each line's first
        // frame.
        var lines: [(line: GroupLine, firstFrame: Int)] = []
        var firstFrame = frames.count
        var taken = begin(item, at: corner, size: size, &lines)
        while let (_, start) = lines.last {
            let last = lines.count - 1
            var isFull = isDone
            if let size = taken, !lines[last].line.take(size, firstFrame: firstFrame) {
                frames.removeSubrange(firstFrame...)
                isFull = true
            }
            if !isFull, let slot = lines[last].line.nextSlot() {
                firstFrame = frames.count
                taken = begin(slot.item, at: slot.corner, size: slot.size, &lines)
            } else {
                let line = lines.removeLast().line
                spread(line)
                firstFrame = start
                taken = outerSize(of: line.group, filled: line.filled, in: line.size)
            }
        }
        return taken ?? .zero
    }

    /// Places an item or a custom group, and returns its size. For any other group, begins a new line, whose items must
    /// be placed first, and returns nil.
    private mutating func begin(
        _ item: NSCollectionLayoutItem, at corner: CGPoint, size: CGSize,
        _ lines: inout [(line: GroupLine, firstFrame: Int)]
    ) -> CGSize? {
        let spacing = item.edgeSpacing?.insets ?? .zero
        let insets = item.contentInsets
        let inner = CGPoint(
            x: corner.x + spacing.leading + insets.leading, y: corner.y + spacing.top + insets.top)
        let content = size.inset(by: insets)
        guard let group = item as? NSCollectionLayoutGroup else {
            let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
            var fitted = content
            if width.isEstimated || height.isEstimated {
                fitted = fitting(frames.count, content, width.isEstimated, height.isEstimated)
            }
            frames.append(CGRect(origin: inner, size: fitted))
            return fitted.outset(by: insets).outset(by: spacing)
        }
        switch group.arrangement {
        case .line(let isVertical):
            lines.append((GroupLine(group, at: inner, in: content, isVertical: isVertical), frames.count))
        case .count(let most, let isVertical, let isEqual):
            let gaps = CGFloat(max(0, most - 1)) * (group.interItemSpacing?.spacing ?? 0)
            let length = max(0, (content.length(isVertical: isVertical) - gaps) / CGFloat(max(1, most)))
            let line = GroupLine(
                group, at: inner, in: content, isVertical: isVertical, most: most, length: isEqual ? length : nil)
            lines.append((line, frames.count))
        case .custom(let provider):
            let inside = LayoutEnvironment(contentSize: content, traitCollection: environment.traitCollection)
            for item in provider(inside).prefix(count - frames.count) {
                frames.append(item.frame.offsetBy(dx: inner.x, dy: inner.y))
            }
            return outerSize(of: group, filled: content, in: content)
        }
        return nil
    }

    /// The size of a group, including its insets and the spacing around it.
    private func outerSize(of group: NSCollectionLayoutGroup, filled: CGSize, in size: CGSize) -> CGSize {
        var content = size
        if group.layoutSize.widthDimension.isEstimated { content.width = filled.width }
        if group.layoutSize.heightDimension.isEstimated { content.height = filled.height }
        return content.outset(by: group.contentInsets).outset(by: group.edgeSpacing?.insets ?? .zero)
    }

    /// Distributes a line's flexible space equally between its items.
    private mutating func spread(_ line: GroupLine) {
        guard line.flexibleRoom > 0, line.starts.count > 1 else { return }
        let gap = line.flexibleRoom / CGFloat(line.starts.count - 1)
        for (place, start) in line.starts.enumerated() {
            let end = place + 1 < line.starts.count ? line.starts[place + 1] : frames.count
            let shift = gap * CGFloat(place)
            for index in start..<end {
                frames[index] = frames[index].offsetBy(dx: line.isVertical ? 0 : shift, dy: line.isVertical ? shift : 0)
            }
        }
    }
}
