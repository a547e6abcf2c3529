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
        placed.items[indexPath].map { UICollectionViewLayoutAttributes(forCellWith: indexPath, at: $0) }
    }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        placed.supplements[elementKind]?[indexPath.section].map {
            UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath, at: $0)
        }
    }

    /// The attributes of the elements in a rectangle, section by section, as `UICollectionViewFlowLayout` lists them:
    /// headers, items, footers.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        placed.elements.filter { $0.frame.intersects(rect) }
    }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open var collectionViewContentSize: CGSize { placed.contentSize }
    open func invalidateLayout() { collectionView?.setNeedsLayout() }

    /// The kinds of supplementary views in each section. The collection view asks for them when it has loaded its data,
    /// before it prepares the layout.
    func supplementaryKinds(inSections count: Int) -> [[String]] { Array(repeating: [], count: count) }

    /// The frame in which a section scrolls separately, and the size of the section's content; nil if the section does
    /// not scroll separately.
    func scroll(ofSection section: Int) -> (frame: CGRect, content: CGSize)? { nil }

    /// The positions of all elements, which are set only by UIKit's own layouts.
    var placed = PlacedElements()
}

/// The positions of items and supplementary views in a layout.
@MainActor
struct PlacedElements {
    var items: [IndexPath: CGRect] = [:]
    /// The positions of supplementary views, by kind and section.
    var supplements: [String: [Int: CGRect]] = [:]
    var contentSize = CGSize.zero

    /// The attributes of all elements, section by section: headers, items, footers.
    var elements: [UICollectionViewLayoutAttributes] {
        var elements = items.map {
            (order: $0.key.item, UICollectionViewLayoutAttributes(forCellWith: $0.key, at: $0.value))
        }
        for (kind, frames) in supplements {
            let order = kind == UICollectionView.elementKindSectionFooter ? Int.max : -1
            for (section, frame) in frames {
                let path = IndexPath(item: 0, section: section)
                elements.append(
                    (order, UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path, at: frame)))
            }
        }
        return elements.sorted {
            ($0.1.indexPath.section, $0.order, $0.1.representedElementKind ?? "")
                < ($1.1.indexPath.section, $1.order, $1.1.representedElementKind ?? "")
        }.map(\.1)
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
