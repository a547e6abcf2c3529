public import Foundation

@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    /// Supplementary views of an item, such as badges, which are not laid out.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets of the contents within the item's size.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    }
}

public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment)
    -> [NSCollectionLayoutGroupCustomItem]

/// A group of items in a row, in a column, or at positions from a closure.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// All subitems in order, repeated while they fit.
        case line(isVertical: Bool)
        /// Up to the given number of items, which optionally share the group's length equally.
        case count(Int, isVertical: Bool, isEqual: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    public let subitems: [NSCollectionLayoutItem]
    let arrangement: Arrangement
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        (self.subitems, self.arrangement) = (subitems, arrangement)
        super.init(layoutSize: layoutSize)
    }

    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .line(isVertical: false)) }

    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .line(isVertical: true)) }

    /// A row of items, each of the width at which the given number of them fit; the item's own width is ignored.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .count(count, isVertical: false, isEqual: true))
    }

    /// A column of items, each of the height at which the given number of them fit; the item's own height is ignored.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .count(count, isVertical: true, isEqual: true))
    }

    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [repeatingSubitem], .count(count, isVertical: false, isEqual: false))
    }

    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [repeatingSubitem], .count(count, isVertical: true, isEqual: false))
    }

    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }
}

@MainActor @preconcurrency
public final class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame in the group, in points.
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

@MainActor @preconcurrency
public final class NSCollectionLayoutAnchor: NSObject {
    public let edges: NSDirectionalRectEdge

    public init(edges: NSDirectionalRectEdge) { self.edges = edges }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges: edges) }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges: edges) }
}

@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = 1

    init(_ layoutSize: NSCollectionLayoutSize, kind: String) {
        elementKind = kind
        super.init(layoutSize: layoutSize)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, kind: elementKind) }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, kind: elementKind) }
}

/// A header or footer of a section.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    /// Whether the view takes up space in addition to the items' space.
    open var extendsBoundary = true
    /// Whether the view is pinned while its section scrolls; ignored.
    open var pinToVisibleBounds = false

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, kind: elementKind)
    }
}

/// A background, which is not drawn.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = 0

    private init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }
}

public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var isAtEnd: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing || self == .trailing }

    /// The fraction of the free space, across a vertical or horizontal layout, that precedes the aligned view.
    func share(isVertical: Bool) -> CGFloat {
        switch self {
        case .topLeading: 0
        case .bottomTrailing: 1
        case .bottomLeading: isVertical ? 0 : 1
        case .topTrailing: isVertical ? 1 : 0
        default: 0.5
        }
    }
}
