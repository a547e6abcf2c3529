/// A view or guide as named in a report.
///
/// It is a class because the code for copying a structure with many strings would be a large part of the browser
/// module.
package final class ReportedItem: Sendable {
    /// The key that identifies the item in the report: its address in lowercase if known; otherwise, a string made from
    /// its name or its subview.
    package let key: String
    /// The class of the item, as printed.
    package let className: String?
    /// The address of the item, as printed.
    package let address: String?
    /// The text that the view shows, or the role of a guide.
    package let text: String?
    /// The identifier printed in place of class and address.
    package let name: String?
    /// Whether two objects have this name, so that the reference is ambiguous.
    package let isAmbiguous: Bool
    /// If this item is known only as the superview of another, the key of that other item.
    package let isSuperviewOf: String?

    init(
        key: String, className: String? = nil, address: String? = nil, text: String? = nil, name: String? = nil,
        isAmbiguous: Bool = false, isSuperviewOf: String? = nil
    ) {
        self.key = key
        self.className = className
        self.address = address
        self.text = text
        self.name = name
        self.isAmbiguous = isAmbiguous
        self.isSuperviewOf = isSuperviewOf
    }

    /// The item, completed with information from another line.
    func joined(with other: ReportedItem) -> ReportedItem {
        ReportedItem(
            key: key, className: className ?? other.className, address: address, text: text ?? other.text,
            name: name ?? other.name, isAmbiguous: isAmbiguous, isSuperviewOf: isSuperviewOf)
    }
}

extension ReportedItem: Hashable {
    package static func == (left: ReportedItem, right: ReportedItem) -> Bool { left.key == right.key }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
