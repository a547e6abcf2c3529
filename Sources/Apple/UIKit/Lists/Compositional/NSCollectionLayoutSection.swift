public import Foundation

/// A section of groups, one after the other.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var contentInsetsReference = UIContentInsetsReference.automatic
    open var interGroupSpacing: CGFloat = 0
    /// The section's scrolling perpendicular to the layout's axis. With any behavior except `none`, the groups follow
    /// each other in that direction, in a separate scroll view.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var supplementariesFollowContentInsets = true
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    open var visibleItemsInvalidationHandler:
        (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// A list of rows that are as wide as the section and as tall as their content.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(UITableViewCell.usualHeight))
        let item = NSCollectionLayoutItem(layoutSize: row)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: row, subitems: [item]))
        let gap = SystemMetrics.current.groupGap
        if configuration.appearance != .plain {
            let hasHeader = configuration.headerMode == .supplementary
            section.contentInsets.top = hasHeader ? 0 : gap
            section.contentInsets.bottom = hasHeader ? (gap / 2 * 3).rounded(.up) / 3 : 0
        }
        if configuration.appearance == .insetGrouped {
            section.contentInsets.leading = UITableViewCell.sideMargin
            section.contentInsets.trailing = UITableViewCell.sideMargin
        }
        func add(_ elementKind: String, _ alignment: NSRectAlignment) {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: row, elementKind: elementKind, alignment: alignment))
        }
        if configuration.headerMode == .supplementary { add(UICollectionView.elementKindSectionHeader, .top) }
        if configuration.footerMode == .supplementary { add(UICollectionView.elementKindSectionFooter, .bottom) }
        return section
    }
}

@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: AnyObject {}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

public enum UIContentInsetsReference: Int, Sendable {
    case automatic, none, safeArea, layoutMargins, readableContent
}

@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// A container without insets of its own, with the traits of its view.
struct LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    public enum HeaderMode: Int, Sendable {
        case none, supplementary, firstItemInSection
    }

    public enum FooterMode: Int, Sendable {
        case none, supplementary
    }

    public var appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var headerTopPadding: CGFloat?

    public init(appearance: Appearance) { self.appearance = appearance }
}
