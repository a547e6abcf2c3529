import SwiftSyntax

/// A view or layout guide as named in source code: a path of properties such as `self.cell.contentView`.
struct Item {
    /// The path as written; empty for an implicit `self`.
    let text: String
    /// The path without `self.`, or `self`.
    let path: String

    static let implicitSelf = Item(text: "", path: "self")

    private init(text: String, path: String) {
        self.text = text
        self.path = path
    }

    /// The item of an expression, or nil if the expression is not a path, since any other expression could evaluate to
    /// a different item each time.
    init?(_ expression: ExprSyntax?) {
        guard let expression else { return nil }
        guard let components = Item.components(of: expression) else { return nil }
        let own = components.count > 1 && components[0] == "self" ? Array(components.dropFirst()) : components
        self.init(text: components.joined(separator: "."), path: own.joined(separator: "."))
    }

    private static func components(of expression: ExprSyntax) -> [String]? {
        var names: [String] = []
        var next = expression
        var suffix = ""
        while true {
            if let member = next.as(MemberAccessExprSyntax.self), let base = member.base {
                names.append(member.declName.baseName.text + suffix)
                (next, suffix) = (base, "")
            } else if let forced = next.as(ForceUnwrapExprSyntax.self), suffix.isEmpty {
                (next, suffix) = (forced.expression, "!")
            } else if let name = next.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
                return [name.baseName.text + suffix] + names.reversed()
            } else {
                return nil
            }
        }
    }

    /// The item as an argument, where an implicit `self` has to be written.
    var argument: String { text.isEmpty ? "self" : text }

    /// The text in front of a call on the item.
    var receiver: String { text.isEmpty ? "" : "\(text)." }

    /// The first name of the path.
    var root: String { String(path.prefix { $0 != "." && $0 != "!" }) }

    /// The last name of the path.
    var name: String { path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path }

    /// The view that a layout guide belongs to; the item itself if it is not a guide.
    var owner: Item {
        guard Item.guides.contains(name) else { return self }
        guard name != path else { return .implicitSelf }
        let ownText = text.dropLast(name.count + 1)
        let ownPath = path.dropLast(name.count + 1)
        return Item(text: String(ownText), path: String(ownPath))
    }

    private static let guides: Set = [
        "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "contentLayoutGuide", "frameLayoutGuide",
        "keyboardLayoutGuide",
    ]
}

extension Item: Hashable {
    static func == (left: Item, right: Item) -> Bool { left.path == right.path }

    func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
