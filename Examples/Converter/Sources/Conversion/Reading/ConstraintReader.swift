import KindTable
import SwiftSyntax

/// Reads the expressions that create a constraint.
struct ConstraintReader {
    let names: NameKinds

    /// The constraint that an expression creates, or nil if it does not create one.
    func constraint(of expression: ExprSyntax) throws(Unreadable) -> Constraint? {
        guard let constraint = try uncommentedConstraint(of: expression) else { return nil }
        if !expression.comments.isEmpty { throw Unreadable("a comment is in the middle of it") }
        for item in [constraint.item, constraint.otherItem].compactMap(\.self)
        where names.isProtocol(item.owner, at: expression) {
            throw Unreadable("\(item.owner.text) is known only by a protocol")
        }
        return constraint
    }

    private func uncommentedConstraint(of expression: ExprSyntax) throws(Unreadable) -> Constraint? {
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        if let constraint = try modifiedConstraint(of: call) { return constraint }
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            guard ["NSLayoutConstraint", "LayoutConstraint"].contains(name), call.arguments.argument("item") != nil
            else { return nil }
            return try Self.initializedConstraint(call.arguments)
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        switch member.declName.baseName.text {
        case "constraint": return try anchorConstraint(member.base, call.arguments)
        case "constraints" where call.arguments.first?.label?.text == "withVisualFormat":
            throw Unreadable("a visual format")
        default: return nil
        }
    }

    /// A constraint followed by a call that gives it a priority or a condition.
    private func modifiedConstraint(of call: FunctionCallExprSyntax) throws(Unreadable) -> Constraint? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            let argument = call.arguments.single
        else { return nil }
        let modifier: String
        switch member.declName.baseName.text {
        case "withPriority", "priority": modifier = ".priority(\(Self.priority(argument)))"
        case "when": modifier = ".when(\(argument.oneLine))"
        default: return nil
        }
        guard var constraint = try constraint(of: base) else { return nil }
        constraint.modifiers.append(modifier)
        return constraint
    }

    /// A priority as an argument of the shorthand, without the name of its type where it can be omitted.
    static func priority(_ expression: ExprSyntax) -> String {
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let argument = call.arguments.first, [nil, "rawValue"].contains(argument.label?.text),
            Number(argument.expression).value != nil,
            call.calledExpression.oneLine.hasSuffix("LayoutPriority")
                || call.calledExpression.oneLine.hasSuffix("init")
        {
            return argument.expression.oneLine
        }
        let text = expression.oneLine
        for type in ["UILayoutPriority.", "NSLayoutConstraint.Priority.", "LayoutPriority."] where text.hasPrefix(type)
        {
            let name = text.dropFirst(type.count)
            if name.allSatisfy(\.isLetter) { return ".\(name)" }
        }
        return text
    }

    /// The item and the attribute of an anchor expression such as `red.topAnchor`, or of a local constant with such a
    /// value.
    private func anchor(_ expression: ExprSyntax?) -> (item: Item?, attribute: Attribute)? {
        guard let reference = expression?.as(DeclReferenceExprSyntax.self),
            let declaration = Declaration(of: reference.baseName.text, at: reference), declaration.statement != nil
        else { return Self.anchor(expression) }
        guard declaration.isConstant, let anchor = Self.anchor(declaration.value), let item = anchor.item,
            Declaration(of: item.root, at: reference).map({ $0.statement == nil || $0.isConstant }) ?? true,
            !Assignments.changes(item, from: declaration.statement, to: reference)
        else { return nil }
        return anchor
    }

    private static func anchor(_ expression: ExprSyntax?) -> (item: Item?, attribute: Attribute)? {
        guard let expression else { return nil }
        let name: String
        let item: Item?
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            (name, item) = (member.declName.baseName.text, Item(base))
        } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
            (name, item) = (reference.baseName.text, .implicitSelf)
        } else {
            return nil
        }
        guard name.hasSuffix("Anchor"), let attribute = Attribute(rawValue: String(name.dropLast("Anchor".count)))
        else { return nil }
        return (item, attribute)
    }

    private func anchorConstraint(
        _ base: ExprSyntax?, _ arguments: LabeledExprListSyntax
    ) throws(Unreadable) -> Constraint? {
        guard let label = arguments.first?.label?.text, let target = arguments.first?.expression else { return nil }
        if label.contains("SystemSpacing") { throw Unreadable("a system spacing") }
        let isConstant = label.hasSuffix("Constant")
        guard let relation = Self.relations[isConstant ? String(label.dropLast("Constant".count)) : label] else {
            return nil
        }
        guard let (item, attribute) = anchor(base) else {
            throw Unreadable("\(base?.oneLine ?? "") is an anchor in a variable")
        }
        guard let item else { throw Unreadable("the view is not named by a path") }
        let constant = arguments.argument("constant").map { Number($0) }
        let multiplier = arguments.argument("multiplier").map { Number($0) }
        if isConstant {
            return Constraint(item, attribute, relation, .nothing, .notAnAttribute, constant: Number(target))
        }
        guard let (other, otherAttribute) = anchor(target) else {
            throw Unreadable("\(target.oneLine) is an anchor in a variable")
        }
        guard let other else { throw Unreadable("the other view is not named by a path") }
        return Constraint(
            item, attribute, relation, .item(other), otherAttribute, multiplier: multiplier, constant: constant)
    }

    /// The relations by the first argument label of a call to `constraint`.
    private static let relations: [String: Relation] = [
        "equalTo": .equal, "lessThanOrEqualTo": .lessThanOrEqual, "greaterThanOrEqualTo": .greaterThanOrEqual,
    ]

    /// The constraint created by the initializer that takes two items and two attributes.
    private static func initializedConstraint(_ arguments: LabeledExprListSyntax) throws(Unreadable) -> Constraint {
        guard let item = Item(arguments.argument("item")) else { throw Unreadable("the view is not named by a path") }
        let (attribute, isMargin) = try attribute(arguments.argument("attribute"))
        guard !isMargin else { throw Unreadable("the margin of the view is constrained, not its edge") }
        guard let relation = relation(arguments.argument("relatedBy")) else {
            throw Unreadable("the relation is not written as a name")
        }
        let multiplier = arguments.argument("multiplier").map { Number($0) }
        let constant = arguments.argument("constant").map { Number($0) }
        guard let toItem = arguments.argument("toItem"), !toItem.is(NilLiteralExprSyntax.self) else {
            return Constraint(item, attribute, relation, .nothing, .notAnAttribute, constant: constant)
        }
        guard let other = Item(toItem) else { throw Unreadable("the other view is not named by a path") }
        let second = arguments.last { $0.label?.text == "attribute" }?.expression
        let (otherAttribute, isOtherMargin) = try Self.attribute(second)
        return Constraint(
            item, attribute, relation, .item(other), otherAttribute, isMargin: isOtherMargin, multiplier: multiplier,
            constant: constant)
    }

    private static func attribute(_ expression: ExprSyntax?) throws(Unreadable) -> (Attribute, isMargin: Bool) {
        guard let name = name(expression, of: "Attribute"), let attribute = marginOrEdge(name) else {
            throw Unreadable("an attribute that no kind of anchor has")
        }
        return attribute
    }

    /// The name of a type's member, such as `.left` or `NSLayoutConstraint.Attribute.left`. A property of anything else
    /// may have any value, even if it is called `left`.
    private static func name(_ expression: ExprSyntax?, of type: String) -> String? {
        guard let member = expression?.as(MemberAccessExprSyntax.self) else { return nil }
        let base = member.base?.oneLine.split(separator: ".").last
        return base == nil || base == type[...] ? member.declName.baseName.text : nil
    }

    /// The attribute with the given name; for a margin, the attribute of its edge.
    static func marginOrEdge(_ name: String) -> (Attribute, isMargin: Bool)? {
        if let attribute = Attribute(rawValue: name), attribute != .notAnAttribute { return (attribute, false) }
        guard name.hasSuffix("Margin"), let edge = Attribute(rawValue: String(name.dropLast("Margin".count))) else {
            return nil
        }
        return (edge, true)
    }

    private static func relation(_ expression: ExprSyntax?) -> Relation? {
        switch name(expression, of: "Relation") {
        case "equal": .equal
        case "lessThanOrEqual": .lessThanOrEqual
        case "greaterThanOrEqual": .greaterThanOrEqual
        default: nil
        }
    }
}

/// Finds assignments to an item between two places in a function.
private final class Assignments: SyntaxVisitor {
    private let item: Item
    private var found = false

    private init(to item: Item) {
        self.item = item
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether a statement after `start` and before `end`, or around `end`, assigns to the item or to part of its path.
    static func changes(_ item: Item, from start: CodeBlockItemSyntax?, to end: some SyntaxProtocol) -> Bool {
        guard let start, let list = start.parent?.as(CodeBlockItemListSyntax.self) else { return true }
        let assignments = Assignments(to: item)
        for statement in list where statement.position > start.position && statement.position < end.position {
            assignments.walk(statement)
        }
        return assignments.found
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let target = node.assignment.flatMap({ Item($0.target) }), "\(item.path).".hasPrefix("\(target.path).") {
            found = true
        }
        return .visitChildren
    }
}
