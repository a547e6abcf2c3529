internal import AppleLayout
public import Foundation

@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?

    nonisolated public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    open func prepare() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewFlowLayoutInvalidationContext() }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        placed.items[indexPath].map { placed.attributes(indexPath, $0) }
    }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        placed.supplements[elementKind]?[indexPath.section].map { placed.attributes(indexPath, $0) }
    }

    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        placed.items.filter { $0.value.intersects(rect) }.sorted { $0.key < $1.key }
            .map { placed.attributes($0.key, $0.value) }
    }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open var collectionViewContentSize: CGSize { placed.contentSize }
    open func invalidateLayout() { collectionView?.setNeedsLayout() }

    /// The kinds of views beside the items of a section.
    func supplementaryKinds(inSection section: Int) -> [String] { [] }

    /// The frame in which a section scrolls on its own, and the size of its content; nil if it does not.
    func scroll(ofSection section: Int) -> (frame: CGRect, content: CGSize)? { nil }

    /// The positions of all elements in the system's layouts.
    var placed = PlacedElements()
}

/// The positions of items and supplementary views in a layout.
@MainActor
struct PlacedElements {
    var items: [IndexPath: CGRect] = [:]
    /// By kind and section.
    var supplements: [String: [Int: CGRect]] = [:]
    var contentSize = CGSize.zero

    func attributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frame
        return attributes
    }

    func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Mirrors the positions for a right-to-left layout, in which a line begins on the right.
    mutating func mirror() {
        items = items.mapValues(mirrored)
        supplements = supplements.mapValues { $0.mapValues(mirrored) }
    }
}

/// The part of a layout that has become invalid, which is always the whole layout.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero
    open var invalidateEverything: Bool { true }
}

@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}

@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject {
    public let indexPath: IndexPath
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var transform = CGAffineTransform.identity
    /// The axes along which the size is only an estimate.
    var (isWidthFree, isHeightFree) = (true, true)

    public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}

/// Lines of as many items as fit, with the remaining space distributed between them.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size that stands for that of each cell's content.
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

    override func supplementaryKinds(inSection section: Int) -> [String] {
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        return kinds.filter { referenceSize($0, section) != .zero }
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
        var first = 0
        while first < sizes.count {
            var (last, used) = (first, sizes[first].length)
            while last + 1 < sizes.count, used + spacing + sizes[last + 1].length <= stop - start + 1e-6 {
                last += 1
                used += spacing + sizes[last].length
            }
            // The last line has the minimum gaps, unless it is full.
            let isLast = last == sizes.count - 1
            let gap = last > first && !isLast ? spacing + (stop - start - used) / CGFloat(last - first) : spacing
            let depth = sizes[first...last].map(\.depth).max() ?? 0
            var place = last == first && !isLast ? start + max(0, (stop - start - used) / 2) : start
            for index in first...last {
                let across = view.pixel(end + (depth - sizes[index].depth) / 2)
                let along = view.pixel(place)
                placed.items[IndexPath(item: index, section: section)] =
                    isVertical
                    ? CGRect(x: along, y: across, width: sizes[index].length, height: sizes[index].depth)
                    : CGRect(x: across, y: along, width: sizes[index].depth, height: sizes[index].length)
                place += sizes[index].length + gap
            }
            end += depth + (isLast ? 0 : lineSpacing)
            first = last + 1
        }
        end += isVertical ? inset.bottom : inset.right
        placeSupplement(UICollectionView.elementKindSectionFooter, section, length, from: &end)
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
    /// The nearest position of a pixel edge.
    fileprivate func pixel(_ place: CGFloat) -> CGFloat {
        displayScale > 0 ? (place * displayScale).rounded() / displayScale : place
    }

    /// The rectangle with edges rounded to pixel edges.
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
    /// A negative size, which stands for the layout's own.
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
