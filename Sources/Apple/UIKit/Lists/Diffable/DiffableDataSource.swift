public import Foundation

/// The common part of the data sources for tables and collections. A snapshot that is applied is shown without
/// animation, by the next layout.
@MainActor @preconcurrency
open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private var current = Snapshot()
    private let reload: ((IndexPath) -> IndexPath?) -> Void

    /// Public, because a client's subclass inherits no initializers if one of them is hidden.
    /// - Parameter reload: a closure that makes the view load all of its data again; its argument gives the new paths
    ///   of selected items.
    public init(reload: @escaping ((IndexPath) -> IndexPath?) -> Void) {
        self.reload = reload
        super.init()
    }

    open func snapshot() -> Snapshot { current }

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let old = current
        current = snapshot
        reload { old.item(at: $0).flatMap(snapshot.path) }
        completion?()
    }

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current = snapshot
        reload { _ in nil }
        completion?()
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    func numberOfItems(inSection index: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[index])
    }
}
