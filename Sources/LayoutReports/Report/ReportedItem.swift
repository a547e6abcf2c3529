/// A view or guide as a report names it.
package struct ReportedItem: Hashable, Sendable {
    /// What it is recognized by in the report: its address where that is known, else its name.
    package var key: String
    /// Its class, as printed.
    package var className: String?
    /// Its address, as printed.
    package var address: String?
    /// The text that it shows, or its role.
    package var text: String?
    /// The identifier that stands in place of class and address.
    package var name: String?
    /// Whether the name stands for two objects, so that it cannot be told which one is meant.
    package var isAmbiguous = false
    /// The key of the item whose superview it is, where nothing else is known about it.
    package var isSuperviewOf: String?

    package static func == (left: ReportedItem, right: ReportedItem) -> Bool { left.key == right.key }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
