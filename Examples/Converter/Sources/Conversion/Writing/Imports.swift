import SwiftSyntax

/// The imports of a file.
struct Imports {
    private let all: [ImportDeclSyntax]

    init(of tree: SourceFileSyntax) {
        all = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    }

    /// Adds an import of the shorthand for UIKit's and AppKit's views if the file has imports but none of the
    /// shorthand, and removes the import of SnapKit if nothing needs it.
    func add(to text: inout SourceText, leavesSnapKit: Bool) {
        let snapKit = leavesSnapKit ? nil : all.first { $0.module == "SnapKit" }
        let isThere = all.contains { ["QuickAnchors", "QuickAnchorsUIKit"].contains($0.module) }
        if isThere {
            if let snapKit { text.remove(snapKit) }
        } else if let snapKit {
            text.replace(snapKit, with: "import QuickAnchorsUIKit")
        } else if let next = all.first(where: { $0.module > "QuickAnchorsUIKit" }) {
            text.insert("import QuickAnchorsUIKit\n", before: next)
        } else if let last = all.last {
            text.replace(last, with: "\(last.trimmedDescription)\nimport QuickAnchorsUIKit")
        }
    }
}

extension ImportDeclSyntax {
    fileprivate var module: String { path.trimmedDescription }
}
