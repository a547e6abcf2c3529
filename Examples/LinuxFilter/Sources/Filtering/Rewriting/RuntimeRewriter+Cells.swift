import SwiftSyntax

/// Cells that are made from nibs only, and layers that are made by other initializers.
extension RuntimeRewriter {
    private static let roots = ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"]

    /// The stand-in makes a registered cell by an initializer that every class has to have. A class that does not
    /// override the initializer for cells made by code gets one that does what a nib would do.
    ///
    /// In the same way, it makes the layer of a view by `init()`; a class without that initializer cannot be one.
    func writeInitializer(of node: ClassDeclSyntax) {
        let ancestors = target.allAncestors(of: node.qualifiedName)
        let isLayer = ancestors.contains("CALayer")
        guard isLayer || ancestors.contains(where: Self.roots.contains) else { return }
        let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            .filter { !$0.modifiers.has("convenience") }
        func labels(_ node: InitializerDeclSyntax) -> [String] {
            node.signature.parameterClause.parameters.map(\.firstName.text)
        }
        let inherited = isLayer ? [[]] : [["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"]]
        guard !initializers.isEmpty, !initializers.contains(where: { inherited.contains(labels($0)) }) else { return }
        let fails = initializers.contains { labels($0) == ["coder"] && $0.optionalMark != nil }
        let access = node.modifiers.has("public") || node.modifiers.has("open") ? "public " : ""
        let written =
            isLayer
            ? "init() { preconditionFailure() }"
            : "convenience init(ofClassRegisteredAs identifier: String) { self.init(coder: NSCoder())\(fails ? "!" : "") }"
        edits.insert(" \(access)required \(written);", at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia)
    }
}
