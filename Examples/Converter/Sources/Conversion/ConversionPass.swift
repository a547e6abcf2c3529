import SwiftSyntax

/// Goes through a file and converts it block by block, along with the constraints that are not activated where they are
/// created.
final class ConversionPass: SyntaxVisitor {
    private(set) var text: SourceText
    private(set) var constraintCount = 0
    /// The reasons why parts of the file are left unchanged, by position.
    private(set) var unread: [AbsolutePosition: String] = [:]
    private let tree: SourceFileSyntax
    private let reader: StatementReader
    private let hierarchy: Hierarchy
    private var writer: CallWriter
    /// The statements that have been rewritten or removed.
    private var written: Set<SyntaxIdentifier> = []
    private var quickAdded: Set<Item> = []

    init(_ tree: SourceFileSyntax, _ original: String, lineLength: Int) {
        self.tree = tree
        text = SourceText(original)
        let names = NameKinds(of: tree)
        reader = StatementReader(names: names)
        hierarchy = Hierarchy(of: tree, reader)
        writer = CallWriter(lineLength: lineLength, step: Indentation.step(of: tree), hiddenNames: names.declared)
        super.init(viewMode: .sourceAccurate)
    }

    func convert() {
        walk(tree)
        removeMasksOfProperties()
        if constraintCount > 0 { Imports(of: tree).add(to: &text, leavesSnapKit: leavesSnapKit) }
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        let plan = BlockPlan(node, reader, hierarchy)
        for statement in plan.statements {
            for (position, reason) in statement.unreadable { unread[position] = reason }
        }
        for (position, reason) in plan.unsaid { unread[position] = reason }
        guard !plan.isEmpty else { return .visitChildren }
        let block = BlockWriter(plan: plan, hierarchy: hierarchy, writer: writer)
        constraintCount += block.write(&text)
        quickAdded.formUnion(block.added)
        written.formUnion(plan.runs.flatMap(\.statements).map { plan.statements[$0].syntax.id })
        written.formUnion(plan.folded.map { plan.statements[$0].syntax.id })
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        written.contains(node.id) ? .skipChildren : .visitChildren
    }

    /// Rewrites a constraint inside another expression in the shorthand; the constraint stays inactive.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        do throws(Unreadable) {
            guard let constraint = try reader.constraints.constraint(of: ExprSyntax(node)) else {
                return .visitChildren
            }
            let anchor = try writer.anchor(constraint, parent: nil)
            text.replace(node, with: "\(constraint.item.receiver)constraint(\(anchor))")
            constraintCount += 1
            return .skipChildren
        } catch {
            unread[node.positionAfterSkippingLeadingTrivia] = error.reason
            return .visitChildren
        }
    }

    /// Removes `translatesAutoresizingMaskIntoConstraints = false` from the closures that initialize properties whose
    /// views `quickAdd` adds to their only parent.
    private func removeMasksOfProperties() {
        let finder = PropertyMasks(reader)
        finder.walk(tree)
        for (name, statement) in finder.masks where quickAdded.contains(where: { $0.path == name }) {
            guard let item = quickAdded.first(where: { $0.path == name }),
                hierarchy.parentCount(of: item, at: statement) == 1
            else { continue }
            text.remove(statement)
        }
    }

    /// Whether the file still needs SnapKit.
    private var leavesSnapKit: Bool {
        let names = ["snp", "ConstraintMaker", "Constraint", "SnapKit"]
        let remaining = ConversionNames(except: written)
        remaining.walk(tree)
        return names.contains { remaining.names.contains($0) }
    }
}

/// Finds the statements that clear the mask of the returned view in closures that initialize properties.
private final class PropertyMasks: SyntaxVisitor {
    private(set) var masks: [(property: String, statement: CodeBlockItemSyntax)] = []
    private let reader: StatementReader

    init(_ reader: StatementReader) {
        self.reader = reader
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true,
            let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let call = node.initializer?.value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            let closure = call.calledExpression.as(ClosureExprSyntax.self),
            case .stmt(let last) = closure.statements.last?.item,
            let returned = Item(last.as(ReturnStmtSyntax.self)?.expression)
        else { return .visitChildren }
        for statement in closure.statements {
            guard case .clearsMasks(let items) = reader.statement(statement).role, items == [returned],
                statement.comments.isEmpty, statement.attachedComments.texts.isEmpty
            else { continue }
            masks.append((name, statement))
        }
        return .visitChildren
    }
}

/// The names in a file, except those in its imports and in the statements that have been rewritten.
private final class ConversionNames: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private let written: Set<SyntaxIdentifier>

    init(except written: Set<SyntaxIdentifier>) {
        self.written = written
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        written.contains(node.id) || node.item.is(ImportDeclSyntax.self) ? .skipChildren : .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind { names.insert(name) }
        return .visitChildren
    }
}

/// The indentation of a file.
private enum Indentation {
    /// The indentation of the first line that is indented by at least two spaces or by a tab (one tab in that case), or
    /// four spaces if there is none.
    static func step(of tree: SourceFileSyntax) -> String {
        for token in tree.tokens(viewMode: .sourceAccurate) {
            var isNewLine = false
            for piece in token.leadingTrivia {
                switch piece {
                case .newlines, .carriageReturnLineFeeds: isNewLine = true
                case .spaces(let count) where isNewLine && count > 1: return String(repeating: " ", count: count)
                case .tabs where isNewLine: return "\t"
                default: isNewLine = false
                }
            }
        }
        return "    "
    }
}
