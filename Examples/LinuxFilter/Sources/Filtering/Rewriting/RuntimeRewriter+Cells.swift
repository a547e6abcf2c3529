import SwiftSyntax

/// Cells that are made from nibs only.
extension RuntimeRewriter {
    private static let roots = ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"]

    /// The stand-in makes a registered cell by an initializer that every class has to have. A class that does not
    /// override the initializer for cells made by code gets one that does what a nib would do.
    func writeInitializer(of node: ClassDeclSyntax) {
        guard target.allAncestors(of: node.qualifiedName).contains(where: Self.roots.contains) else { return }
        let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            .filter { !$0.modifiers.has("convenience") }
        func labels(_ node: InitializerDeclSyntax) -> [String] {
            node.signature.parameterClause.parameters.map(\.firstName.text)
        }
        guard !initializers.isEmpty,
            !initializers.contains(where: {
                [["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"]].contains(labels($0))
            })
        else { return }
        let fails = initializers.contains { labels($0) == ["coder"] && $0.optionalMark != nil }
        let access = node.modifiers.has("public") || node.modifiers.has("open") ? "public " : ""
        edits.insert(
            " \(access)required convenience init(ofClassRegisteredAs identifier: String) { self.init(coder: NSCoder())\(fails ? "!" : "") };",
            at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia)
    }
}
