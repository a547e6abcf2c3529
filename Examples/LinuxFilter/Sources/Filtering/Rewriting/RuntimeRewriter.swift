import SwiftSyntax

/// Records the edits of one file. Its extensions have one for each construct that the Objective-C runtime is for.
final class RuntimeRewriter: SyntaxVisitor {
    let target: Target
    let systemVersion: Int
    var edits = Edits()
    /// Whether the file imports UIKit. Apple's Foundation has parts that are in UIKit here.
    private var importsUIKit = false
    /// Whether the file loads URLs, for which Foundation has a module of its own here, until an import names it.
    private var lacksNetworking = false
    /// Whether the file declares views of SwiftUI, which have no place on this system.
    var importsSwiftUI = false
    /// Constants bound to an optional method by `guard let` or `if let`, with what the guard returns without it.
    var methodConstants: [String: String] = [:]

    init(target: Target, systemVersion: Int) {
        (self.target, self.systemVersion) = (target, systemVersion)
        super.init(viewMode: .sourceAccurate)
    }

    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
        "NSManaged", "NSCopying", "GKInspectable",
    ]

    private static let modules: Set<String> = [
        "QuartzCore", "CoreGraphics", "ObjectiveC", "CoreText", "CoreFoundation", "UIKit.UIGestureRecognizerSubclass",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard Self.attributes.contains(node.attributeName.trimmedDescription) else { return .visitChildren }
        edits.remove(node)
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" || node.name.text == "optional" { edits.remove(node) }
        return .skipChildren
    }

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        for token in node.tokens(viewMode: .sourceAccurate) {
            if token.text == "UIKit", token.parent?.is(ImportPathComponentSyntax.self) == true { importsUIKit = true }
            if Self.networking.contains(where: token.text.hasPrefix) { lacksNetworking = true }
        }
        return .visitChildren
    }

    /// What the names of the types that load URLs begin with.
    private static let networking = ["URLSession", "URLRequest", "URLResponse", "URLCache", "HTTPURL", "HTTPCookie"]

    /// Everything that these modules declare is in the stand-in's `UIKit`. Modules of these names would make
    /// `canImport` true for packages that then expect all of Apple's.
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.path.trimmedDescription
        if lacksNetworking, ["Foundation", "UIKit"].contains(path) {
            edits.insert("; import FoundationNetworking", at: node.endPositionBeforeTrailingTrivia)
            lacksNetworking = false
        }
        if path == "SwiftUI" { noteSwiftUI(node) }
        if path == "Foundation", !importsUIKit {
            edits.replace(node.path, with: "UIKit")
            return .skipChildren
        }
        if Self.modules.contains(path) || path.hasPrefix("UIKit.") || node.importKindSpecifier != nil && isUIKit(path) {
            if let kind = node.importKindSpecifier { edits.remove(kind) }
            edits.replace(node.path, with: "UIKit")
        }
        return .skipChildren
    }

    private func isUIKit(_ path: String) -> Bool {
        let module = path.prefix { $0 != "." }
        return module == "UIKit" || Self.modules.contains(String(module))
    }

    /// A protocol with `@objc` has only classes as conforming types.
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.has("objc"), node.inheritanceClause == nil {
            edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
        }
        writeDefaults(of: node)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        writeInitializer(of: node)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        renameVersion(DeclSyntax(node))
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        renameSuper(node)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        renameVersion(DeclSyntax(node))
        if node.attributes.has("NSManaged") { writeInitialValue(of: node) }
        if node.modifiers.has("dynamic") { writeNotification(of: node) }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let text = replacement(for: node) else { return .visitChildren }
        edits.replace(node, with: text)
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = replacement(forNamedSelector: node) ?? replacement(forPredicate: node) {
            edits.replace(node, with: text)
            return .skipChildren
        }
        if isSystemTest(node) { return .skipChildren }
        if ["NSAttributedString()", "NSMutableAttributedString()"].contains(node.trimmedDescription) {
            edits.insert("string: \"\"", at: node.endPositionBeforeTrailingTrivia.advanced(by: -1))
        }
        startOptionalCall(node)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionCallExprSyntax) { endOptionalCall(node) }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        noteMethodConstant(node)
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        if isTooNew(node.conditions) {
            edits.replace(node.conditions, with: "false")
            edits.replace(node.body.statements, with: "")
            if let otherwise = node.elseBody { walk(otherwise) }
            return .skipChildren
        }
        return .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { leaveOut(node, node.decl) }
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard case .decl(let declaration) = node.item else { return .visitChildren }
        return leaveOut(node, declaration)
    }

    private func leaveOut(_ node: some SyntaxProtocol, _ declaration: DeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = declaration.attributes.attribute("available"), isTooNew(attribute) else {
            return .visitChildren
        }
        edits.replace(node, with: "")
        return .skipChildren
    }
}
