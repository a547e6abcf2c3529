internal import AppleLayout
internal import AutoLayout
public import Foundation

/// A table of all rows of its data source, each at its own height. Cells are not reused, and nothing scrolls by itself.
@MainActor @preconcurrency
open class UITableView: UIScrollView, SelectingList {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    public static var automaticDimension: CGFloat { -1 }

    /// A header, row or footer; the pieces are shown from top to bottom. Each section has a header and a footer, which
    /// may be just space.
    struct Piece {
        enum Kind: Equatable {
            case header(Int)
            case row(IndexPath)
            case footer(Int)
        }

        let kind: Kind
        let view: UIView?
        /// The height that the table or its delegate specifies; negative if the content determines it.
        var height: CGFloat = 0
        var frame = CGRect.zero
    }

    public private(set) var style = Style.plain
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    open var rowHeight = UITableView.automaticDimension
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight: CGFloat = 0
    open var estimatedSectionFooterHeight: CGFloat = 0
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorEffect: UIVisualEffect?
    open var separatorColor: UIColor? = .separator
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var dragInteractionEnabled = false
    open var remembersLastFocusedIndexPath = false
    open var insetsContentViewsToSafeArea = true
    open var fillerRowHeight = UITableView.automaticDimension
    open var cellLayoutMarginsFollowReadableWidth = false
    open var backgroundView: UIView? {
        get { backdrop }
        set { backdrop = newValue }
    }
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

    private var makers: [String: () -> UIView] = [:]
    var pieces: [Piece] = []
    var isLoaded = false
    var selection = ListSelection()
    /// The width for which the heights of the pieces were specified; nil if they must be requested again.
    private var widthOfHeights: CGFloat?

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        if style != .plain { backgroundColor = .systemGroupedBackground }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public convenience init() { self.init(frame: .zero, style: .plain) }

    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass = cellClass as? UITableViewCell.Type else { return }
        makers[identifier] = { cellClass.init(ofClassRegisteredAs: identifier) }
    }

    /// Cells of a nib are empty, since nothing is loaded.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    }

    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let viewClass = aClass as? UITableViewHeaderFooterView.Type else { return }
        makers["header " + identifier] = { viewClass.init(ofClassRegisteredAs: identifier) }
    }

    /// A new cell, since cells are not reused.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        makers[identifier]?() as? UITableViewCell
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure("No class of cells is registered as \(identifier).")
        }
        return cell
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        makers["header " + identifier]?() as? UITableViewHeaderFooterView
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        pieces.first { $0.kind == .row(indexPath) }?.view as? UITableViewCell
    }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        for case .row(let path) in pieces.lazy.filter({ $0.view === cell }).map(\.kind) { return path }
        return nil
    }

    /// The row that contains a point given in content coordinates.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        layoutIfNeeded()
        return visibleCells.first { $0.frame.contains(point) }.flatMap { indexPath(for: $0) }
    }

    open var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap { indexPath(for: $0) } }
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.paths.isEmpty ? nil : selection.sorted
    }
    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    open var visibleCells: [UITableViewCell] { pieces.compactMap { $0.view as? UITableViewCell } }
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    // MARK: Changes

    open func reloadData() { reload { _ in nil } }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.reloaded.formUnion(indexPaths) }
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.reloadedSections.formUnion(sections) }
    }

    open func reconfigureRows(at indexPaths: [IndexPath]) { reload { $0 } }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.moved[indexPath] = newIndexPath }
    }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.inserted.formUnion(indexPaths) }
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.deleted.formUnion(indexPaths) }
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.insertedSections.formUnion(sections) }
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.deletedSections.formUnion(sections) }
    }

    open func beginUpdates() { selection.beginBatch() }

    open func endUpdates() {
        selection.endBatch()
        askForHeights()
    }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    private func askForHeights() {
        widthOfHeights = nil
        setNeedsLayout()
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.deselect(indexPath)
        cellForRow(at: indexPath)?.setSelected(false, animated: animated)
    }

    /// Selects a row, or deselects all rows if the index path is nil. Selecting a row deselects the others unless
    /// several may be selected.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let allowsSeveral = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        if indexPath == nil || !allowsSeveral {
            for path in indexPathsForSelectedRows ?? [] where path != indexPath {
                deselectRow(at: path, animated: animated)
            }
        }
        guard let indexPath else { return }
        selection.select(indexPath)
        cellForRow(at: indexPath)?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        layoutIfNeeded()
        return cellForRow(at: indexPath)?.frame ?? .zero
    }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        piece(.header(section))?.view as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        piece(.footer(section))?.view as? UITableViewHeaderFooterView
    }

    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

    /// The rectangle of a header or footer; zero if it takes up no space.
    private func rect(of kind: Piece.Kind) -> CGRect {
        guard let frame = piece(kind)?.frame, frame.height > 0 else { return .zero }
        return frame
    }

    /// The rectangle of a section, from its header to its footer.
    open func rect(forSection section: Int) -> CGRect {
        layoutIfNeeded()
        let frames = pieces.filter { $0.kind.section == section }.map(\.frame)
        return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    }

    private func piece(_ kind: Piece.Kind) -> Piece? {
        layoutIfNeeded()
        return pieces.first { $0.kind == kind }
    }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let row = rectForRow(at: indexPath)
        switch scrollPosition {
        case .none: scrollRectToVisible(row, animated: animated)
        case .top: scroll(row, vertically: 0)
        case .middle: scroll(row, vertically: 0.5)
        case .bottom: scroll(row, vertically: 1)
        }
    }

    override open func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        for piece in pieces { piece.view?.setNeedsLayout() }
        setNeedsLayout()
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0 else { return }
        if !isLoaded {
            for piece in pieces { piece.view?.removeFromSuperview() }
            isLoaded = true
            widthOfHeights = nil
            pieces = loadedPieces()
        }
        if widthOfHeights != bounds.width {
            widthOfHeights = bounds.width
            for index in pieces.indices { pieces[index].height = specifiedHeight(of: pieces[index].kind) }
        }
        layOutPieces()
    }
}
