internal import AppleLayout
internal import AutoLayout
public import Foundation

/// A collection of all items of its data source, positioned by its layout. Cells are not reused, and nothing scrolls by
/// itself.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView, SelectingList {
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)

        /// The vertical position in the visible area, from 0 at its top to 1 at its bottom; nil if none is specified.
        fileprivate var vertical: CGFloat? {
            contains(.top) ? 0 : contains(.centeredVertically) ? 0.5 : contains(.bottom) ? 1 : nil
        }
        fileprivate var horizontal: CGFloat? {
            contains(.left) ? 0 : contains(.centeredHorizontally) ? 0.5 : contains(.right) ? 1 : nil
        }
    }

    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open var collectionViewLayout: UICollectionViewLayout { didSet { take(collectionViewLayout) } }
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isPrefetchingEnabled = true
    open var dragInteractionEnabled = false
    open var remembersLastFocusedIndexPath = false
    open var backgroundView: UIView? {
        get { backdrop }
        set { backdrop = newValue }
    }

    private var makers: [String: () -> UICollectionReusableView] = [:]
    private(set) var cells: [(path: IndexPath, view: UICollectionViewCell)] = []
    private var cellOfPath: [IndexPath: UICollectionViewCell] = [:]
    private(set) var supplements: [(kind: String, section: Int, view: UICollectionReusableView)] = []
    /// The scroll views of sections that scroll separately, by section.
    private var scrollers: [Int: UIScrollView] = [:]
    var isLoaded = false
    var selection = ListSelection()
    /// The bounds and insets for which the cells were last placed; nil if they must be placed again.
    private var placed: (bounds: CGRect, inset: UIEdgeInsets)?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        take(layout)
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        take(collectionViewLayout)
    }

    private func take(_ layout: UICollectionViewLayout) {
        layout.collectionView = self
        setNeedsLayout()
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard let cellClass = cellClass as? UICollectionViewCell.Type else { return }
        makers[identifier] = { cellClass.init(ofClassRegisteredAs: identifier) }
    }

    /// Cells of a nib are empty, since nothing is loaded.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    }

    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        guard let viewClass = viewClass as? UICollectionReusableView.Type else { return }
        makers[elementKind + " " + identifier] = { viewClass.init(ofClassRegisteredAs: identifier) }
    }

    /// A new cell, since cells are not reused.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let cell = makers[identifier]?() as? UICollectionViewCell else {
            preconditionFailure("No class of cells is registered as \(identifier).")
        }
        return cell
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = makers[elementKind + " " + identifier]?() else {
            preconditionFailure("No class of supplementary views is registered as \(identifier).")
        }
        return view
    }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cellOfPath[indexPath] }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.view === cell }?.path }
    /// The item that contains a point given in content coordinates.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        layoutIfNeeded()
        return cells.first { convert($0.view.bounds, from: $0.view).contains(point) }?.path
    }

    open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    open var visibleCells: [UICollectionViewCell] { cells.map(\.view) }
    open var indexPathsForVisibleItems: [IndexPath] { cells.map(\.path) }
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    // MARK: Changes

    open func reloadData() { reload { _ in nil } }

    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloaded.formUnion(indexPaths) } }
    open func insertItems(at indexPaths: [IndexPath]) { update { $0.inserted.formUnion(indexPaths) } }
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleted.formUnion(indexPaths) } }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reload { $0 } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.moved[indexPath] = newIndexPath }
    }
    open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        selection.beginBatch()
        updates?()
        selection.endBatch()
        setNeedsLayout()
        completion?(true)
    }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let cell = cellForItem(at: indexPath), let scroller = cell.superview as? UIScrollView else { return }
        if scroller !== self { scroller.scroll(cell.frame, horizontally: scrollPosition.horizontal) }
        let item = cell.convert(cell.bounds, to: self)
        guard scrollPosition != [] else { return scrollRectToVisible(item, animated: animated) }
        scroll(
            item, horizontally: scroller === self ? scrollPosition.horizontal : nil,
            vertically: scrollPosition.vertical)
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.deselect(indexPath)
        cellForItem(at: indexPath)?.isSelected = false
    }

    /// Selects an item, or deselects all items if the index path is nil. Selecting an item deselects the others unless
    /// several may be selected. Does nothing if selection is not allowed.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        if indexPath == nil || !allowsMultipleSelection {
            for path in indexPathsForSelectedItems ?? [] where path != indexPath {
                deselectItem(at: path, animated: animated)
            }
        }
        guard let indexPath else { return }
        selection.select(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
        if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    override open func setNeedsLayout() {
        placed = nil
        super.setNeedsLayout()
    }

    override func didScroll() {
        let layout = collectionViewLayout
        if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
        }
        super.didScroll()
    }

    /// Whether the list has only been scrolled since the cells were placed.
    private var isOnlyScrolled: Bool {
        guard let placed else { return false }
        return placed.bounds.origin != bounds.origin && placed.bounds.size == bounds.size
            && placed.inset == adjustedContentInset
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0 else { return }
        if !isOnlyScrolled { placeCells() }
        placed = (bounds, adjustedContentInset)
    }

    private func placeCells() {
        if !isLoaded {
            isLoaded = true
            load()
        }
        let layout = collectionViewLayout
        layout.prepare()
        let size = layout.collectionViewContentSize
        // Many layouts override only the method that lists elements; others provide elements only one by one.
        var listed: [Element: UICollectionViewLayoutAttributes] = [:]
        for attributes in layout.layoutAttributesForElements(in: CGRect(origin: .zero, size: size)) ?? []
        where attributes.representedElementCategory != .decorationView {
            listed[Element(kind: attributes.representedElementKind, path: attributes.indexPath)] = attributes
        }
        for (path, cell) in cells {
            let place = listed[Element(kind: nil, path: path)] ?? layout.layoutAttributesForItem(at: path)
            cell.take(place)
            if let scroll = layout.scroll(ofSection: path.section) {
                hold(cell, inScrollerOf: path.section, scroll)
            } else if cell.superview !== self {
                addSubview(cell)
            }
            if let place { cell.apply(place) }
        }
        for (kind, section, view) in supplements {
            let path = IndexPath(item: 0, section: section)
            let place =
                listed[Element(kind: kind, path: path)]
                ?? layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
            view.take(place)
            if let place { view.apply(place) }
        }
        contentSize = size
    }

    /// A cell, whose kind is nil, or a supplementary view.
    private struct Element: Hashable {
        let kind: String?
        let path: IndexPath
    }

    /// Moves a cell into its section's scroll view and converts its frame to that view's content coordinates.
    private func hold(
        _ cell: UICollectionViewCell, inScrollerOf section: Int, _ scroll: (frame: CGRect, content: CGSize)
    ) {
        let scroller = scroller(ofSection: section)
        if cell.superview !== scroller { scroller.addSubview(cell) }
        // In a right-to-left layout, the content begins at its right end.
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let hidden = isMirrored ? max(0, scroll.content.width - scroll.frame.width) : 0
        cell.frame = cell.frame.offsetBy(dx: hidden - scroll.frame.minX, dy: -scroll.frame.minY)
        guard scroller.frame != scroll.frame || scroller.contentSize != scroll.content else { return }
        (scroller.frame, scroller.contentSize) = (scroll.frame, scroll.content)
        scroller.contentOffset.x = hidden
    }

    private func scroller(ofSection section: Int) -> UIScrollView {
        if let scroller = scrollers[section] { return scroller }
        let scroller = UIScrollView()
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.showsHorizontalScrollIndicator = false
        scroller.showsVerticalScrollIndicator = false
        scrollers[section] = scroller
        holdCell(scroller)
        return scroller
    }

    /// The supplementary view of the given kind in a section.
    func supplement(ofKind kind: String, inSection section: Int) -> UICollectionReusableView? {
        supplements.first { $0.kind == kind && $0.section == section }?.view
    }

    private func load() {
        for scroller in scrollers.values { scroller.removeFromSuperview() }
        scrollers = [:]
        for (_, cell) in cells { cell.removeFromSuperview() }
        for (_, _, view) in supplements { view.removeFromSuperview() }
        (cells, cellOfPath, supplements) = ([], [:], [])
        guard let dataSource else { return }
        for (section, kinds) in collectionViewLayout.supplementaryKinds(inSections: numberOfSections).enumerated() {
            for kind in kinds {
                let path = IndexPath(item: 0, section: section)
                let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
                supplements.append((kind, section, view))
                holdCell(view)
            }
            for item in 0..<numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                let cell = dataSource.collectionView(self, cellForItemAt: path)
                if selection.contains(path) { cell.isSelected = true }
                cell.setNeedsUpdateConfiguration()
                cells.append((path, cell))
                cellOfPath[path] = cell
                holdCell(cell)
            }
        }
    }
}

@MainActor @preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}
