import SwiftSyntax

/// Reads the statements of a block.
struct StatementReader {
    let snapKit: SnapKitReader
    let constraints: ConstraintReader

    init(names: NameKinds) {
        snapKit = SnapKitReader(names: names)
        constraints = ConstraintReader(names: names)
    }

    func statement(_ item: CodeBlockItemSyntax) -> Statement {
        var statement = Statement(syntax: item, role: .other)
        // A statement with a semicolon may share its line with another one, and stays as it is.
        guard item.semicolon == nil else { return statement }
        do throws(Unreadable) {
            switch item.item {
            case .expr(let expression): statement = try reading(expression, item)
            case .stmt(let loop):
                if let loop = loop.as(ForStmtSyntax.self), let role = role(of: loop) { statement.role = role }
            case .decl(let declaration):
                if let variable = declaration.as(VariableDeclSyntax.self) {
                    statement.role = try role(of: variable)
                }
            }
        } catch {
            statement.unreadable.append((item.positionAfterSkippingLeadingTrivia, error.reason))
        }
        // An activation that would lose a comment is left as it is.
        if case .activates(let elements, _) = statement.role,
            elements.flatMap(\.comments).count < item.comments.count
        {
            statement.role = .other
        }
        return statement
    }

    private func reading(_ expression: ExprSyntax, _ item: CodeBlockItemSyntax) throws(Unreadable) -> Statement {
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return Statement(syntax: item, role: try role(of: sequence))
        }
        if let all = try snapKit.constraints(of: expression) {
            let comments = expression.comments
            let elements = all.enumerated().map { index, constraint in
                Statement.Element.constraint(constraint, expression, comments: index == 0 ? comments : [])
            }
            return Statement(syntax: item, role: .activates(elements, .snapKit))
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else {
            return Statement(syntax: item, role: .other)
        }
        if let addition = addition(call) {
            return Statement(syntax: item, role: .adds(parent: addition.parent, [addition.child]))
        }
        if let role = role(ofLoop: call) { return Statement(syntax: item, role: role) }
        return try activation(call, item)
    }

    // MARK: Views

    /// The parent and child of `parent.addSubview(child)`, or of the same call for guides.
    private func addition(_ call: FunctionCallExprSyntax) -> (parent: Item, child: Item)? {
        guard let child = Item(call.arguments.single), call.trailingClosure == nil,
            let parent = receiver(ofAddition: call.calledExpression)
        else { return nil }
        return (parent, child)
    }

    /// The parent in `parent.addSubview`, whether the function is called or passed on.
    private func receiver(ofAddition function: ExprSyntax?) -> Item? {
        let name: String
        let parent: Item?
        if let member = function?.as(MemberAccessExprSyntax.self), member.base != nil {
            (name, parent) = (member.declName.baseName.text, Item(member.base))
        } else if let reference = function?.as(DeclReferenceExprSyntax.self) {
            (name, parent) = (reference.baseName.text, .implicitSelf)
        } else {
            return nil
        }
        return ["addSubview", "addLayoutGuide"].contains(name) ? parent : nil
    }

    /// The views of a list literal.
    private func views(_ list: ExprSyntax) -> [Item]? {
        guard let list = list.as(ArrayExprSyntax.self) else { return nil }
        let views = list.elements.compactMap { Item($0.expression) }
        return views.count == list.elements.count ? views : nil
    }

    /// The view in `view.translatesAutoresizingMaskIntoConstraints = false`.
    private func clearedMask(_ expression: ExprSyntax) -> Item? {
        guard let (target, value) = expression.as(SequenceExprSyntax.self)?.assignment,
            let member = target.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "translatesAutoresizingMaskIntoConstraints",
            value.as(BooleanLiteralExprSyntax.self)?.literal.text == "false"
        else { return nil }
        return Item(member.base)
    }

    private func role(of loop: ForStmtSyntax) -> Statement.Role? {
        guard loop.whereClause == nil, loop.caseKeyword == nil,
            let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        return role(ofLoopOver: loop.sequence, body: loop.body.statements, name: name)
    }

    private func role(ofLoop call: FunctionCallExprSyntax) -> Statement.Role? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "forEach", let list = member.base
        else { return nil }
        guard let closure = call.trailingClosure else {
            guard let parent = receiver(ofAddition: call.arguments.single), let views = views(list) else { return nil }
            return .adds(parent: parent, views)
        }
        guard let signature = closure.signature else {
            return role(ofLoopOver: list, body: closure.statements, name: "$0")
        }
        guard case .simpleInput(let names) = signature.parameterClause, names.count == 1, let name = names.first else {
            return nil
        }
        return role(ofLoopOver: list, body: closure.statements, name: name.name.text)
    }

    /// The role of a loop over a list literal whose body does nothing but add each view, clear its mask, or both.
    private func role(ofLoopOver list: ExprSyntax, body: CodeBlockItemListSyntax, name: String) -> Statement.Role? {
        guard let views = views(list) else { return nil }
        var parent: Item?
        var clears = false
        for line in body {
            guard case .expr(let expression) = line.item else { return nil }
            if let item = clearedMask(expression), item.path == name {
                clears = true
            } else if let call = expression.as(FunctionCallExprSyntax.self), let addition = addition(call),
                addition.child.path == name, parent == nil
            {
                parent = addition.parent
            } else {
                return nil
            }
        }
        guard let parent else { return clears ? .clearsMasks(views) : nil }
        return clears ? .clearsMasksAndAdds(parent: parent, views) : .adds(parent: parent, views)
    }

    // MARK: Constraints

    private func role(of sequence: SequenceExprSyntax) throws(Unreadable) -> Statement.Role {
        if let item = clearedMask(ExprSyntax(sequence)) { return .clearsMasks([item]) }
        guard let (target, value) = sequence.assignment, let member = target.as(MemberAccessExprSyntax.self),
            let base = member.base
        else { return .other }
        let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text
        switch member.declName.baseName.text {
        case "isActive" where value.as(BooleanLiteralExprSyntax.self)?.literal.text == "true":
            if let constraint = try constraints.constraint(of: base) {
                return .activates([.constraint(constraint, base, comments: [])], .single)
            }
            return name.map { .activates([.name($0, base, comments: [])], .single) } ?? .other
        case "priority":
            return name.map { .modifies($0, modifier: ".priority(\(ConstraintReader.priority(value)))") } ?? .other
        case "identifier": return name.map { .modifies($0, modifier: ".identifier(\(value.oneLine))") } ?? .other
        default: return .other
        }
    }

    private func role(of variable: VariableDeclSyntax) throws(Unreadable) -> Statement.Role {
        guard variable.bindingSpecifier.tokenKind == .keyword(.let), variable.bindings.count == 1,
            let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = binding.initializer?.value, let constraint = try constraints.constraint(of: value)
        else { return .other }
        return .declares(name, constraint)
    }

    /// Reads a call that may activate constraints.
    private func activation(
        _ call: FunctionCallExprSyntax, _ item: CodeBlockItemSyntax
    ) throws(Unreadable) -> Statement {
        var statement = Statement(syntax: item, role: .other)
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let argument = call.arguments.single
        else { return statement }
        switch member.declName.baseName.text {
        case "activate":
            let callee = call.calledExpression.oneLine
            guard ["NSLayoutConstraint.activate", "LayoutConstraint.activate"].contains(callee),
                let list = argument.as(ArrayExprSyntax.self)
            else { return statement }
            statement.role = .activates(elements(list, &statement), .list(callee: callee))
        case "addConstraint":
            guard let constraint = try constraints.constraint(of: argument) else { return statement }
            statement.role = .activates([.constraint(constraint, argument, comments: [])], .single)
        case "addConstraints":
            guard let list = argument.as(ArrayExprSyntax.self) else { return statement }
            let elements = elements(list, &statement)
            let isRead = elements.allSatisfy { if case .constraint = $0 { true } else { false } }
            if isRead { statement.role = .activates(elements, .single) }
        default: break
        }
        return statement
    }

    private func elements(_ list: ArrayExprSyntax, _ statement: inout Statement) -> [Statement.Element] {
        var elements: [Statement.Element] = []
        for (index, element) in list.elements.enumerated() {
            var comments = element.leadingTrivia.comments
            if let comma = element.trailingComma {
                comments += element.expression.trailingTrivia.comments + comma.leadingTrivia.comments
            }
            comments += element.trailingTrivia.comments
            if index == 0 { comments = list.leftSquare.trailingTrivia.comments + comments }
            if index == list.elements.count - 1 { comments += list.rightSquare.leadingTrivia.comments }
            do throws(Unreadable) {
                if let constraint = try constraints.constraint(of: element.expression) {
                    elements.append(.constraint(constraint, element.expression, comments: comments))
                } else if let name = element.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
                    elements.append(.name(name, element.expression, comments: comments))
                } else {
                    elements.append(.unknown(element.expression, comments: comments))
                }
            } catch {
                statement.unreadable.append((element.expression.positionAfterSkippingLeadingTrivia, error.reason))
                elements.append(.unknown(element.expression, comments: comments))
            }
        }
        return elements
    }
}

extension SequenceExprSyntax {
    /// The two sides of an assignment.
    var assignment: (target: ExprSyntax, value: ExprSyntax)? {
        let parts = Array(elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return nil }
        return (parts[0], parts[2])
    }
}
