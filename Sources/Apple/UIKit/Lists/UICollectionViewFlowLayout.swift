internal import AppleLayout
public import Foundation

/// A layout of lines that hold as many items as fit, with the remaining space distributed between the items.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The special estimated size that makes each cell as large as its content.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionHeadersPinToVisibleBounds = false

    override func supplementaryKinds(inSections count: Int) -> [[String]] {
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        return (0..<count).map { section in kinds.filter { referenceSize($0, section) != .zero } }
    }

    // MARK: Flowing

    override open func prepare() {
        guard let view = collectionView else { return }
        placed = PlacedElements()
        var end: CGFloat = 0
        for section in 0..<view.numberOfSections { place(section, in: view, from: &end) }
        let inset = view.adjustedContentInset
        placed.contentSize =
            scrollDirection == .vertical
            ? CGSize(width: view.bounds.width - inset.left - inset.right, height: end)
            : CGSize(width: end, height: view.bounds.height - inset.top - inset.bottom)
        if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { placed.mirror() }
    }

    /// Places a section after the previous ones. Lengths are along the lines and depths across them.
    private func place(_ section: Int, in view: UICollectionView, from end: inout CGFloat) {
        let isVertical = scrollDirection == .vertical
        let inset = flowDelegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let spacing =
            flowDelegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let lineSpacing =
            flowDelegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        let content = view.adjustedContentInset
        let length =
            isVertical
            ? view.bounds.width - content.left - content.right : view.bounds.height - content.top - content.bottom
        placeSupplement(UICollectionView.elementKindSectionHeader, section, length, from: &end)
        end += isVertical ? inset.top : inset.left
        let (start, stop) = isVertical ? (inset.left, length - inset.right) : (inset.top, length - inset.bottom)
        let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
            let size = size(at: IndexPath(item: item, section: section), in: view, atMost: stop - start)
            return isVertical ? (length: size.width, depth: size.height) : (length: size.height, depth: size.width)
        }
        placeLines(sizes, section, in: view, from: start, room: stop - start, (spacing, lineSpacing), from: &end)
        end += isVertical ? inset.bottom : inset.right
        placeSupplement(UICollectionView.elementKindSectionFooter, section, length, from: &end)
    }

    /// Places the items of a section. The free space in a line goes between its items, or around a single item.
    ///
    /// The last line has the smallest gaps. If all items have the same size, which is not estimated, it continues the
    /// grid instead, as [reported](https://openradar.appspot.com/20825965) for UIKit.
    private func placeLines(
        _ sizes: [(length: CGFloat, depth: CGFloat)], _ section: Int, in view: UICollectionView, from start: CGFloat,
        room: CGFloat, _ spacing: (items: CGFloat, lines: CGFloat), from end: inout CGFloat
    ) {
        let isGrid =
            estimatedItemSize == .zero && sizes.allSatisfy { $0 == sizes[0] && $0.length + spacing.items >= 1 }
        var first = 0
        while first < sizes.count {
            // In a grid, the last line counts as full, so that its gaps equal those of the other lines.
            var (count, used) = (1, sizes[first].length)
            while let next = isGrid ? sizes.first : sizes.dropFirst(first + count).first,
                used + spacing.items + next.length <= room + 1e-6
            {
                count += 1
                used += spacing.items + next.length
            }
            let line = first..<min(first + count, sizes.count)
            let isLast = line.upperBound == sizes.count
            let rest = isLast && !isGrid ? 0 : room - used
            let gap = spacing.items + (count > 1 ? rest / CGFloat(count - 1) : 0)
            let depth = sizes[line].map(\.depth).max() ?? 0
            var place = start + (count > 1 ? 0 : max(0, rest / 2))
            for index in line {
                let (length, across) = (sizes[index].length, view.pixel(end + (depth - sizes[index].depth) / 2))
                placed.items[IndexPath(item: index, section: section)] =
                    scrollDirection == .vertical
                    ? CGRect(x: view.pixel(place), y: across, width: length, height: sizes[index].depth)
                    : CGRect(x: across, y: view.pixel(place), width: sizes[index].depth, height: length)
                place += length + gap
            }
            end += depth + (isLast ? 0 : spacing.lines)
            first = line.upperBound
        }
    }

    private func placeSupplement(_ kind: String, _ section: Int, _ length: CGFloat, from end: inout CGFloat) {
        let size = referenceSize(kind, section)
        guard size != .zero else { return }
        let isVertical = scrollDirection == .vertical
        placed.supplements[kind, default: [:]][section] =
            isVertical
            ? CGRect(x: 0, y: end, width: length, height: size.height)
            : CGRect(x: end, y: 0, width: size.width, height: length)
        end += isVertical ? size.height : size.width
    }

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    private func referenceSize(_ kind: String, _ section: Int) -> CGSize {
        guard let view = collectionView else { return .zero }
        if kind == UICollectionView.elementKindSectionHeader {
            return flowDelegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                ?? headerReferenceSize
        }
        return flowDelegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
    }

    private func size(at path: IndexPath, in view: UICollectionView, atMost length: CGFloat) -> CGSize {
        if let size = flowDelegate?.collectionView(view, layout: self, sizeForItemAt: path), size.width >= 0 {
            return size
        }
        guard estimatedItemSize != .zero, let cell = view.cellForItem(at: path) else { return itemSize }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        let isAutomatic = estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        attributes.size = isAutomatic ? itemSize : estimatedItemSize
        var size = cell.preferredLayoutAttributesFitting(attributes).size
        if scrollDirection == .vertical, size.width > length {
            size = cell.systemLayoutSizeFitting(
                CGSize(width: length, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        return size
    }
}

extension UIView {
    /// The position of the nearest pixel edge.
    fileprivate func pixel(_ place: CGFloat) -> CGFloat {
        displayScale > 0 ? (place * displayScale).rounded() / displayScale : place
    }

    /// The rectangle with its edges rounded to pixel edges.
    func onPixels(_ rect: CGRect) -> CGRect {
        let (x, y) = (pixel(rect.minX), pixel(rect.minY))
        return CGRect(x: x, y: y, width: pixel(rect.maxX) - x, height: pixel(rect.maxY) - y)
    }
}

@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    /// A negative size, which means that the layout determines the size of the item.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: -1, height: -1) }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
