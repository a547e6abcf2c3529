/// The items that a text mentions, grouped by their plain names, so that it can tell those of one name apart.
package struct Namesakes<Item: AnyObject> {
    private var groups: [String: [Item]] = [:]

    package init(_ items: [Item], plainName: (Item) -> String) {
        for item in items { groups[plainName(item), default: []].append(item) }
    }

    /// The items with a plain name.
    package subscript(plainName: String) -> [Item] { groups[plainName] ?? [] }
}

extension Int {
    /// The position in a list, counted from 1, in words: `second`, `12th`.
    package var ordinal: String {
        let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
        if words.indices.contains(self - 1) { return words[self - 1] }
        let ending = (11...13).contains(self % 100) ? "th" : [1: "st", 2: "nd", 3: "rd"][self % 10] ?? "th"
        return "\(self)\(ending)"
    }
}

extension String {
    /// An attribute of the item with this name: `box's top`, `the top of the second View`.
    package func possessing(_ attribute: String) -> String {
        utf8.starts(with: "the ".utf8) ? "the \(attribute) of \(self)" : "\(self)'s \(attribute)"
    }
}
