import SwiftSyntax

/// Moves members of extensions that only the Objective-C runtime could dispatch into the class's body: overrides, and
/// what a subclass overrides.
///
/// The lines that a member leaves stay, empty. In the body, `#sourceLocation` gives the moved lines their old numbers.
struct MovedMembers {
    private var edits: [Edits]
    /// The names of each file that other files can see because of it.
    private var shared: [Set<String>]
    private(set) var count = 0

    init(in files: [SourceText], _ trees: [SourceFileSyntax], _ target: Target) {
        (edits, shared) = (files.map { _ in Edits() }, files.map { _ in [] })
        let converters = zip(files, trees).map { SourceLocationConverter(fileName: $0.path, tree: $1) }
        var overridden: [String: Set<MethodName>] = [:]
        for name in target.classNames {
            for ancestor in target.ancestors(of: name) {
                overridden[ancestor, default: []].formUnion(target.classes[name]?.overridden ?? [])
            }
        }
        for name in target.classNames {
            guard let declared = target.classes[name] else { continue }
            var text = ""
            for (method, member) in target.extensionMembers[name] ?? []
            where member.isOverride || overridden[name]?.contains(method) == true {
                let syntax = member.syntax.decl
                let line = converters[member.file].location(for: syntax.positionAfterSkippingLeadingTrivia).line
                let access = Self.access(of: member, sameFile: member.file == declared.file)
                text += "\n#sourceLocation(file: \(files[member.file].path.quoted), line: \(line))\n"
                text += access + syntax.trimmedDescription
                edits[member.file].replace(syntax, with: "")
                if member.file != declared.file { share(trees[member.file], member.file, with: syntax) }
                count += 1
            }
            guard !text.isEmpty else { continue }
            let line = converters[declared.file].location(for: declared.end).line
            text += "\n#sourceLocation(file: \(files[declared.file].path.quoted), line: \(line))\n"
            edits[declared.file].insert(text, at: declared.end)
        }
    }

    /// Lets the other file see what a member that moves there uses of its own file.
    private mutating func share(_ tree: SourceFileSyntax, _ file: Int, with member: DeclSyntax) {
        let used = Set(member.tokens(viewMode: .sourceAccurate).map(\.plain))
        for item in tree.statements {
            guard let declaration = item.item.as(DeclSyntax.self),
                let name = declaration.memberName?.base
                    ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.plain,
                used.contains(name), !shared[file].contains(name)
            else { continue }
            shared[file].insert(name)
            for modifier in declaration.modifiers where ["private", "fileprivate"].contains(modifier.name.text) {
                edits[file].remove(modifier)
            }
        }
    }

    func applied(to files: [SourceText]) -> [SourceText] {
        zip(files, edits).map { SourceText(path: $0.path, text: $1.applied(to: $0.text)) }
    }

    /// The access level that a member loses when it leaves its extension.
    private static func access(of member: Target.ExtensionMember, sameFile: Bool) -> String {
        let levels: Set<String> = ["public", "private", "fileprivate", "internal", "open"]
        guard let access = member.access,
            !member.syntax.decl.modifiers.contains(where: { levels.contains($0.name.text) })
        else { return "" }
        if access == "public" || access == "open" { return "public " }
        return sameFile ? "fileprivate " : ""
    }
}

extension String {
    /// The string as a literal of Swift.
    var quoted: String {
        "\"" + flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) } + "\""
    }
}
