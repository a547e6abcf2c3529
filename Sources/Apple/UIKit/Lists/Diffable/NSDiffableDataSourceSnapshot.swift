internal import AutoLayout
internal import Foundation

/// Sections and their items, each identified by a value.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []
    private var knownItems: Set<ItemIdentifierType> = []

    public init() {}

    // MARK: Contents

    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[place(of: identifier)].items
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        path(of: identifier).map { sections[$0.section].identifier }
    }

    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    /// The index path of an item; nil if the item is not in the snapshot.
    func path(of item: ItemIdentifierType) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            if let place = section.items.firstIndex(of: item) { return IndexPath(item: place, section: index) }
        }
        return nil
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
            return nil
        }
        return sections[path.section].items[path.item]
    }

    private func place(of section: SectionIdentifierType) -> Int {
        guard let place = indexOfSection(section) else {
            preconditionFailure("The snapshot has no section \(section).")
        }
        return place
    }

    private func knownPath(of item: ItemIdentifierType) -> IndexPath {
        guard let path = path(of: item) else { preconditionFailure("The snapshot has no item \(item).") }
        return path
    }

    // MARK: Items

    /// Removes the items that are in the snapshot already, since items that are added again move.
    private mutating func willAdd(_ items: [ItemIdentifierType], _ location: SourceLocation) {
        location.requireUnique(items)
        deleteItems(items.filter { knownItems.contains($0) })
        knownItems.formUnion(items)
    }

    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil,
        fileID: String = #fileID, line: Int = #line
    ) {
        willAdd(identifiers, SourceLocation(fileID: fileID, line: line))
        precondition(!sections.isEmpty, "Items are appended to a section: append one first.")
        sections[sectionIdentifier.map { place(of: $0) } ?? sections.count - 1].items += identifiers
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType,
        fileID: String = #fileID, line: Int = #line
    ) {
        willAdd(identifiers, SourceLocation(fileID: fileID, line: line))
        let path = knownPath(of: beforeIdentifier)
        sections[path.section].items.insert(contentsOf: identifiers, at: path.item)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType,
        fileID: String = #fileID, line: Int = #line
    ) {
        willAdd(identifiers, SourceLocation(fileID: fileID, line: line))
        let path = knownPath(of: afterIdentifier)
        sections[path.section].items.insert(contentsOf: identifiers, at: path.item + 1)
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        guard !identifiers.isEmpty else { return }
        let gone = Set(identifiers)
        knownItems.subtract(gone)
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }

    public mutating func deleteAllItems() { (sections, knownItems) = ([], []) }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }

    // These methods do nothing, since applying a snapshot recreates all cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}

    // MARK: Sections

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int, _ location: SourceLocation) {
        location.requireUnique(sectionIdentifiers + identifiers)
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
    }

    public mutating func appendSections(
        _ identifiers: [SectionIdentifierType], fileID: String = #fileID, line: Int = #line
    ) { insert(identifiers, at: sections.count, SourceLocation(fileID: fileID, line: line)) }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType,
        fileID: String = #fileID, line: Int = #line
    ) { insert(identifiers, at: place(of: toIdentifier), SourceLocation(fileID: fileID, line: line)) }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType,
        fileID: String = #fileID, line: Int = #line
    ) { insert(identifiers, at: place(of: toIdentifier) + 1, SourceLocation(fileID: fileID, line: line)) }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        deleteItems(sections.filter { identifiers.contains($0.identifier) }.flatMap(\.items))
        sections.removeAll { identifiers.contains($0.identifier) }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        let section = sections.remove(at: place(of: identifier))
        sections.insert(section, at: place(of: toIdentifier))
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        let section = sections.remove(at: place(of: identifier))
        sections.insert(section, at: place(of: toIdentifier) + 1)
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
}

extension SourceLocation {
    /// Stops the program if an identifier is repeated, for which UIKit raises an exception.
    fileprivate func requireUnique<Identifier: Hashable>(_ identifiers: [Identifier]) {
        var known: Set<Identifier> = []
        for identifier in identifiers {
            require(known.insert(identifier).inserted, "The identifiers are not unique: \(identifier).")
        }
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
