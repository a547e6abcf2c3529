import SwiftSyntax

/// A statement in a block, and its role in setting up constraints.
struct Statement {
    enum Role {
        /// Adds one view, or a list of views in a loop, to a parent.
        case adds(parent: Item, [Item])
        /// Sets `translatesAutoresizingMaskIntoConstraints` to false for one view, or for a list of views in a loop.
        case clearsMasks([Item])
        /// Clears the masks of views and adds the views to a parent, in one loop.
        case clearsMasksAndAdds(parent: Item, [Item])
        case activates([Element], Activation)
        /// Assigns an inactive constraint to a new constant.
        case declares(String, Constraint)
        /// Sets the priority or the identifier of something named, such as a constraint declared elsewhere by a `let`.
        case modifies(String, modifier: String)
        case other
    }

    /// A way to activate constraints.
    enum Activation {
        /// `NSLayoutConstraint.activate([…])`, a call that keeps the constraints that are not converted.
        case list(callee: String)
        /// A statement that activates only converted constraints, such as `constraint.isActive = true`.
        case single
        /// A SnapKit closure, which also clears the autoresizing mask of its view.
        case snapKit
    }

    /// Part of an activation.
    enum Element {
        case constraint(Constraint, ExprSyntax, comments: [String])
        /// A name, such as that of a `let`, that is assumed to stand for a constraint declared elsewhere.
        case name(String, ExprSyntax, comments: [String])
        /// Something else, which stays as it is.
        case unknown(ExprSyntax, comments: [String])

        /// The comments that belong to the element: those around it and those inside it.
        var comments: [String] {
            switch self {
            case .constraint(_, _, let comments): comments
            case .name(_, let expression, let comments), .unknown(let expression, let comments):
                comments + expression.comments
            }
        }
    }

    let syntax: CodeBlockItemSyntax
    var role: Role
    /// The positions of constraints in the statement that cannot be read, and the reasons.
    var unreadable: [(position: AbsolutePosition, reason: String)] = []

    /// Whether the statement may depend on which views are in the tree, change which views are, or leave the block. If
    /// a parent and a child are given, functions of the parent and functions to which either is passed count, too, but
    /// additions to the child do not.
    func isBarrier(parent: Item? = nil, child: Item? = nil) -> Bool {
        let barriers = Barriers(of: syntax, parent: parent, child: child)
        barriers.walk(syntax)
        return barriers.found
    }

    /// Whether the statement reads the view tree, as `red.superview!.topAnchor` does.
    var asksForTree: Bool { !syntax.names.isDisjoint(with: Barriers.questions) }
}

/// Finds code past which an `addSubview` must not be moved.
private final class Barriers: SyntaxVisitor {
    private(set) var found = false
    private let statement: CodeBlockItemSyntax
    private let parent: Item?
    private let child: Item?

    init(of statement: CodeBlockItemSyntax, parent: Item?, child: Item?) {
        (self.statement, self.parent, self.child) = (statement, parent, child)
        super.init(viewMode: .sourceAccurate)
    }

    /// The names of members whose results depend on which views are in the tree.
    static let questions: Set = [
        "superview", "subviews", "window", "systemLayoutSizeFitting", "isDescendant", "convert",
    ]

    /// The names of members that lay out, add, order or remove views, or activate or deactivate constraints.
    private static let words: Set = [
        "layoutIfNeeded", "layoutSubviews", "didMove",
        "addSubview", "addSubviews", "addLayoutGuide", "addArrangedSubview", "insertArrangedSubview", "insertSubview",
        "quickAdd", "bringSubviewToFront", "sendSubviewToBack", "exchangeSubview", "removeFromSuperview",
        "addSublayer", "insertSublayer",
        "activate", "isActive", "addConstraint", "addConstraints", "removeConstraints", "activateQuickAnchors", "snp",
    ]

    /// Functions that do not change the tree, whatever their arguments.
    private static let harmlessFunctions: Set = [
        "min", "max", "abs", "zip", "stride", "print", "NSLocalizedString", "NSLayoutConstraint", "LayoutConstraint",
        "addTarget", "addObserver", "addGestureRecognizer", "setContentHuggingPriority",
        "setContentCompressionResistancePriority",
    ]

    /// The labels of arguments that are only stored.
    private static let harmlessLabels: Set = ["target", "delegate", "dataSource"]

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        switch token.tokenKind {
        case .keyword(.return), .keyword(.throw), .keyword(.try), .keyword(.await), .keyword(.guard), .keyword(.if),
            .keyword(.switch), .keyword(.while), .keyword(.repeat), .keyword(.defer), .keyword(.break),
            .keyword(.continue), .keyword(.super):
            found = true
        case .identifier(let name) where Barriers.words.contains(name) || Barriers.questions.contains(name):
            found = true
        default: break
        }
        return .visitChildren
    }

    /// A function of the enclosing type or of the parent may change anything, as may a function to which the parent or
    /// the child is passed.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = Barriers.name(of: node.calledExpression)
        guard !Barriers.harmlessFunctions.contains(name) else { return .visitChildren }
        let called = [node.calledExpression] + (name == "forEach" ? node.arguments.map(\.expression) : [])
        if called.contains(where: isOwnFunction) { found = true }
        let arguments = node.arguments.filter { !Barriers.harmlessLabels.contains($0.label?.text ?? "") }
        if arguments.contains(where: { mentionsItem(Syntax($0.expression)) }) { found = true }
        return .visitChildren
    }

    /// Whether a function may belong to the enclosing type, or belongs to the parent; an initializer, which begins with
    /// a capital letter, does not.
    private func isOwnFunction(_ function: ExprSyntax) -> Bool {
        guard Barriers.name(of: function).first?.isLowercase == true else { return false }
        guard let member = function.as(MemberAccessExprSyntax.self) else { return true }
        guard let receiver = Item(member.base) else { return false }
        return receiver == .implicitSelf || receiver == parent
    }

    /// The name of a function; empty if it has none.
    private static func name(of function: ExprSyntax) -> String {
        let reference = function.as(MemberAccessExprSyntax.self)?.declName ?? function.as(DeclReferenceExprSyntax.self)
        return reference?.baseName.text ?? ""
    }

    /// Whether an expression mentions the parent or the child itself, and not only one of its properties.
    private func mentionsItem(_ syntax: Syntax) -> Bool {
        if syntax.is(ClosureExprSyntax.self) { return false }
        if let item = Item(syntax.as(ExprSyntax.self)) { return item == parent || item == child }
        return syntax.children(viewMode: .sourceAccurate).contains { mentionsItem($0) }
    }

    /// Additions to the child are harmless, since its subviews move with it, as are statements that add a view to a
    /// stack view other than the parent.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let receiver = Item(node.base) else { return .visitChildren }
        let name = node.declName.baseName.text
        let isStatement = node.parent?.parent?.id == statement.id
        let isHarmless =
            receiver == child
            ? ["addSubview", "addLayoutGuide", "addArrangedSubview"].contains(name)
            : name == "addArrangedSubview" && isStatement && receiver != parent
        return isHarmless ? .skipChildren : .visitChildren
    }
}
