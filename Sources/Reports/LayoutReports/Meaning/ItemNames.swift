internal import LayoutWords

/// The names of a report's items in sentences: an identifier, or class and text, with the end of the address where it
/// is needed to tell items apart.
package struct ItemNames {
    private var names: [String: String] = [:]
    private var numbers: [String: Int] = [:]

    package init(_ constraints: [ReportedConstraint]) {
        var items: [ReportedItem] = []
        for equation in constraints.compactMap({ $0.equation }) {
            for item in equation.items + (equation.superview.map { [$0] } ?? []) {
                if let index = numbers[item.key] {
                    items[index] = items[index].joined(with: item)
                } else {
                    numbers[item.key] = items.count
                    items.append(item)
                }
            }
        }
        let namesakes = Namesakes(items) { $0.plainName }
        for item in items where item.isSuperviewOf == nil {
            let plain = item.plainName
            let others = namesakes[plain].filter { $0 !== item }
            names[item.key] = others.isEmpty ? plain : plain + ItemNames.suffix(of: item, unlike: others)
        }
    }

    package subscript(item: ReportedItem) -> String { names[item.key] ?? item.plainName }

    /// A number that identifies the item in the report.
    func number(of item: ReportedItem) -> Int { numbers[item.key] ?? -1 }

    /// The end of an item's address that distinguishes it from others with the same name: `0x…e870`.
    private static func suffix(of item: ReportedItem, unlike others: [ReportedItem]) -> String {
        guard let address = item.address else { return "" }
        let own = Array(address.utf8)
        let addresses = others.compactMap { $0.address.map { Array($0.utf8) } }
        var length = 3
        while length < own.count - 2, addresses.contains(where: { $0.suffix(length) == own.suffix(length) }) {
            length += 1
        }
        if length >= own.count - 2 { return " \(address)" }
        return " 0x…" + String(decoding: own.suffix(length), as: UTF8.self)
    }
}

extension ReportedItem {
    /// The name without regard to other items.
    var plainName: String {
        // This name occurs only in a sentence about the subview.
        if isSuperviewOf != nil { return "its superview" }
        if let name { return name.visible }
        let type = className.map { $0.plainClassName } ?? "item"
        guard let text else { return type }
        switch text {
        case "UIViewSafeAreaLayoutGuide": return "safe area"
        case "UIViewLayoutMarginsGuide": return "layout margins guide"
        default: return "\(type) \"\(ReportedItem.cut(text.visible))\""
        }
    }

    /// The beginning of a string, short enough for a sentence, since AppKit prints a view's whole text.
    private static func cut(_ text: String) -> String {
        let longest = 40
        guard text.unicodeScalars.count > longest else { return text }
        var short = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(longest) { short.append(scalar) }
        return String(short) + "…"
    }
}
