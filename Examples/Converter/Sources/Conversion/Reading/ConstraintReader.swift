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

    /// The item and the attribute of an anchor expression such as `red.topAnchor`, or of a variable or property that has
    /// such a value where it is used.
    private func anchor(_ expression: ExprSyntax?) -> (item: Item?, attribute: Attribute)? {
        guard let expression, let name = Item(expression)?.path, !name.contains("."),
            let declaration = Declaration(
                of: name, at: expression, onlyMembers: expression.is(MemberAccessExprSyntax.self))
        else { return Self.anchor(expression) }
        if declaration.isMember { return anchor(ofProperty: name, declaration, at: expression) }
        guard let statement = declaration.statement else { return nil }
        let value = Assignments.value(of: name, declaration.value, from: statement, to: expression)
        guard let (value, start) = value, let anchor = Self.anchor(value), let item = anchor.item,
            !Assignments.changes(item, from: start, to: expression)
        else { return nil }
        return anchor
    }

    /// The anchor that a property stands for, whenever it is read: that of its getter, or of its initial value if neither
    /// the property nor the item is changed.
    private func anchor(
        ofProperty name: String, _ declaration: Declaration, at expression: ExprSyntax
    ) -> (item: Item?, attribute: Attribute)? {
        guard let anchor = Self.anchor(declaration.getter ?? declaration.value), let item = anchor.item else {
            // A property such as `topAnchor`, which the type may override, is the item's own.
            return declaration.getter == nil && declaration.value == nil ? Self.anchor(expression) : nil
        }
        let root = Declaration(of: item.root, at: expression)
        guard root?.isMember ?? true else { return nil }
        if declaration.getter != nil { return anchor }
        let isFixed = item.path == "self" || root?.isConstant ?? true
        let file = Syntax(expression).root
        return isFixed && !Assignments.occur(to: name, in: file) && !Assignments.occur(to: item.path, in: file)
            ? anchor : nil
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
        guard name.hasSuffix("Anchor"), let attribute = Attribute(name.dropLast("Anchor".count))
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
        if let attribute = Attribute(name), attribute != .notAnAttribute { return (attribute, false) }
        guard name.hasSuffix("Margin"), let edge = Attribute(name.dropLast("Margin".count)) else {
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
    private let path: String
    private var found = false

    private init(to path: String) {
        self.path = path
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether anything in a node assigns to a path, or to part of it.
    static func occur(to path: String, in node: some SyntaxProtocol) -> Bool {
        let assignments = Assignments(to: path)
        assignments.walk(node)
        return assignments.found
    }

    /// The value of a local variable where it is used, and the statement that gave it this value: the declaration or the
    /// last assignment before, if no other statement may have changed the variable.
    static func value(
        of name: String, _ initial: ExprSyntax?, from start: CodeBlockItemSyntax, to end: ExprSyntax
    ) -> (ExprSyntax, CodeBlockItemSyntax)? {
        guard let list = start.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
        var (value, latest, changes) = (initial, start, false)
        for statement in list where statement.position > start.position {
            if statement.position > end.position {
                changes = changes || occur(to: name, in: statement)
            } else if let assignment = statement.item.as(SequenceExprSyntax.self)?.assignment,
                Item(assignment.target)?.path == name
            {
                (value, latest, changes) = (assignment.value, statement, true)
            } else if occur(to: name, in: statement) {
                return nil
            }
        }
        // A closure may run at any time.
        var isInClosure = false
        for node in sequence(first: Syntax(end), next: \.parent).prefix(while: { $0.id != Syntax(list).id })
        where node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) {
            isInClosure = true
        }
        guard let value, !(isInClosure && changes) else { return nil }
        return (value, latest)
    }

    /// Whether a statement after `start` and before `end`, or around `end`, assigns to the item or to part of its path.
    static func changes(_ item: Item, from start: CodeBlockItemSyntax?, to end: some SyntaxProtocol) -> Bool {
        guard let start, let list = start.parent?.as(CodeBlockItemListSyntax.self) else { return true }
        return list.contains {
            $0.position > start.position && $0.position < end.position && occur(to: item.path, in: $0)
        }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let target = node.assignment.flatMap({ Item($0.target) }) { note(target) }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        if let target = Item(node.expression) { note(target) }
        return .visitChildren
    }

    private func note(_ target: Item) {
        if "\(path).".hasPrefix("\(target.path).") { found = true }
    }
}
