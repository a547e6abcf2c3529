import SwiftSyntax

/// A statement of a block, as far as it matters to constraints.
struct Statement {
    enum Role {
        /// Adds views to a parent: one, or those of a list in a loop.
        case adds(parent: Item, [Item])
        /// Sets `translatesAutoresizingMaskIntoConstraints` to false, for one view or those of a list in a loop.
        case clearsMasks([Item])
        /// Both in one loop.
        case clearsMasksAndAdds(parent: Item, [Item])
        case activates([Element], Activation)
        /// Assigns an inactive constraint to a constant of its own.
        case declares(String, Constraint)
        /// Sets the priority or the identifier of a constraint in a constant.
        case modifies(String, modifier: String)
        case other
    }

    /// A way to activate constraints.
    enum Activation {
        /// `NSLayoutConstraint.activate([…])`, after which what is not converted remains in the call.
        case list(callee: String)
        /// `constraint.isActive = true` and the like, a statement each.
        case single
        /// A closure of SnapKit's, which also clears the mask of its view.
        case snapKit
    }

    /// Part of an activation.
    enum Element {
        case constraint(Constraint, ExprSyntax, comments: [String])
        /// A constraint in a constant.
        case name(String, ExprSyntax, comments: [String])
        /// Something else, which stays as it is.
        case unknown(ExprSyntax, comments: [String])
    }

    let syntax: CodeBlockItemSyntax
    var role: Role
    /// The reason why constraints in the statement cannot be read.
    var unreadable: [(position: AbsolutePosition, reason: String)] = []

    /// Whether the statement may depend on which views are in the tree, or leave the block.
    var isBarrier: Bool { Barriers.has(syntax) }
}

/// Finds what a moved `addSubview` must not pass.
private final class Barriers: SyntaxVisitor {
    private var found = false

    static func has(_ syntax: some SyntaxProtocol) -> Bool {
        let visitor = Barriers(viewMode: .sourceAccurate)
        visitor.walk(syntax)
        return visitor.found
    }

    private static let words: Set = [
        "layoutIfNeeded", "layoutSubviews", "bringSubviewToFront", "sendSubviewToBack", "insertSubview",
        "exchangeSubview", "removeFromSuperview", "removeConstraints", "superview", "subviews", "window",
        "systemLayoutSizeFitting", "didMove", "isDescendant", "convert", "addSubviews",
    ]

    private static let harmlessFunctions: Set = ["min", "max", "abs", "zip", "stride", "print", "NSLocalizedString"]

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        switch token.tokenKind {
        case .keyword(.return), .keyword(.throw), .keyword(.try), .keyword(.await), .keyword(.guard), .keyword(.if),
            .keyword(.switch), .keyword(.while), .keyword(.repeat), .keyword(.defer), .keyword(.break),
            .keyword(.continue), .keyword(.super):
            found = true
        case .identifier(let name) where Barriers.words.contains(name): found = true
        default: break
        }
        return .visitChildren
    }

    /// A function of the type itself may do anything; an initializer begins with a capital.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var name: String?
        if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            name = reference.baseName.text
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        {
            name = member.declName.baseName.text
        }
        if let name, name.first?.isLowercase == true, !Barriers.harmlessFunctions.contains(name),
            !["addSubview", "addLayoutGuide"].contains(name)
        {
            found = true
        }
        return .visitChildren
    }
}
