internal import AppleLayout
public import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?

@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Headers and footers of the whole layout, which are not laid out.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// A layout of sections, one after the other, each made of groups of items. Views are never pinned while scrolling.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// The sections that the provider returned when the data were loaded, until `prepare()` places them.
    private var takenSections: [NSCollectionLayoutSection]?
    private var scrolled: [Int: (frame: CGRect, content: CGSize)] = [:]

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(sectionProvider: { _, _ in section })
    }

    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { .list(using: configuration, layoutEnvironment: $1) }
    }

    override func supplementaryKinds(inSections count: Int) -> [[String]] {
        guard let view = collectionView else { return [] }
        let sections = sections(of: view)
        takenSections = sections
        return sections.map { $0.boundarySupplementaryItems.map(\.elementKind) }
    }

    override func scroll(ofSection section: Int) -> (frame: CGRect, content: CGSize)? { scrolled[section] }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    private func environment(of view: UICollectionView) -> LayoutEnvironment {
        let inset = view.adjustedContentInset
        let size = CGSize(
            width: max(0, view.bounds.width - inset.left - inset.right),
            height: max(0, view.bounds.height - inset.top - inset.bottom))
        return LayoutEnvironment(contentSize: size, traitCollection: view.traitCollection)
    }

    private func sections(of view: UICollectionView) -> [NSCollectionLayoutSection] {
        let environment = environment(of: view)
        return (0..<view.numberOfSections).map { index in
            guard let section = provider(index, environment) else {
                preconditionFailure("The provider of a compositional layout has no section \(index).")
            }
            return section
        }
    }

    override open func prepare() {
        guard let view = collectionView else { return }
        let sections = takenSections ?? sections(of: view)
        takenSections = nil
        (placed, scrolled) = (PlacedElements(), [:])
        let container = environment(of: view)
        var end: CGFloat = 0
        for (index, section) in sections.enumerated() {
            if index > 0 { end += configuration.interSectionSpacing }
            place(section, index, in: view, container, from: &end)
        }
        let depth = container.contentSize.length(isVertical: !isVertical)
        placed.contentSize = CGSize(length: end, depth: depth, isVertical: isVertical)
        guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        placed.mirror()
        scrolled = scrolled.mapValues { (placed.mirrored($0.frame), $0.content) }
    }

    /// Places a section after the previous ones: headers, insets, groups, insets, footers.
    private func place(
        _ section: NSCollectionLayoutSection, _ index: Int, in view: UICollectionView, _ container: LayoutEnvironment,
        from end: inout CGFloat
    ) {
        let insets = section.contentInsets
        end += placeSupplements(of: section, index, in: view, container, from: end, atEnd: false)
        end += isVertical ? insets.top : insets.leading
        let available = container.contentSize.inset(by: insets)
        var placement = GroupPlacement(
            LayoutEnvironment(contentSize: available, traitCollection: container.traitCollection),
            count: view.numberOfItems(inSection: index)
        ) { item, size, isWidthFree, isHeightFree in
            view.cellForItem(at: IndexPath(item: item, section: index))?
                .size(fitting: size, isWidthFree: isWidthFree, isHeightFree: isHeightFree) ?? size
        }
        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        // Groups follow each other in the direction of the sections, or perpendicular to it if their section scrolls
        // separately.
        let goesDown = isVertical != isOrthogonal
        var (along, depth) = (CGFloat(0), CGFloat(0))
        let corner =
            isVertical ? CGPoint(x: insets.leading, y: end) : CGPoint(x: end, y: insets.top)
        while !placement.isDone {
            let (count, gap) = (placement.frames.count, along > 0 ? section.interGroupSpacing : 0)
            let place =
                goesDown
                ? CGPoint(x: corner.x, y: corner.y + along + gap) : CGPoint(x: corner.x + along + gap, y: corner.y)
            let size = placement.place(
                section.group, at: place, size: section.group.layoutSize.size(in: available))
            guard placement.frames.count > count else { break }
            along += gap + size.length(isVertical: goesDown)
            depth = max(depth, size.length(isVertical: !goesDown))
        }
        for (item, frame) in placement.frames.enumerated() {
            placed.items[IndexPath(item: item, section: index)] = view.onPixels(frame)
        }
        if isOrthogonal {
            let across = isVertical ? insets.width : insets.height
            let frame =
                isVertical
                ? CGRect(x: 0, y: end, width: container.contentSize.width, height: depth)
                : CGRect(x: end, y: 0, width: depth, height: container.contentSize.height)
            scrolled[index] = (frame, CGSize(length: along + across, depth: depth, isVertical: goesDown))
        }
        end += isOrthogonal ? depth : along
        end += isVertical ? insets.bottom : insets.trailing
        end += placeSupplements(of: section, index, in: view, container, from: end, atEnd: true)
    }

    /// Places the headers or footers of a section, and returns the length that they add to the section.
    private func placeSupplements(
        of section: NSCollectionLayoutSection, _ index: Int, in view: UICollectionView, _ container: LayoutEnvironment,
        from place: CGFloat, atEnd: Bool
    ) -> CGFloat {
        var insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
        if isVertical { (insets.top, insets.bottom) = (0, 0) } else { (insets.leading, insets.trailing) = (0, 0) }
        let available = container.contentSize.inset(by: insets)
        var room: CGFloat = 0
        for item in section.boundarySupplementaryItems where item.alignment.isAtEnd == atEnd {
            let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
            var size = item.layoutSize.size(in: available).inset(by: item.contentInsets)
            if width.isEstimated || height.isEstimated,
                let element = view.supplement(ofKind: item.elementKind, inSection: index)
            {
                size = element.size(fitting: size, isWidthFree: width.isEstimated, isHeightFree: height.isEstimated)
            }
            let outer = size.outset(by: item.contentInsets)
            let depth = outer.length(isVertical: !isVertical)
            let across =
                (isVertical ? insets.leading : insets.top)
                + item.alignment.share(isVertical: isVertical) * (available.length(isVertical: !isVertical) - depth)
            let length = outer.length(isVertical: isVertical)
            let along = atEnd && !item.extendsBoundary ? place - length : place
            let corner = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
            placed.supplements[item.elementKind, default: [:]][index] = view.onPixels(
                CGRect(
                    x: corner.x + item.contentInsets.leading + item.offset.x,
                    y: corner.y + item.contentInsets.top + item.offset.y, width: size.width, height: size.height))
            if item.extendsBoundary { room = max(room, length) }
        }
        return room
    }
}
