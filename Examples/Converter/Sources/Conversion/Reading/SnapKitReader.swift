import KindTable
import SwiftSyntax

/// Reads the closures of SnapKit's `makeConstraints`.
struct SnapKitReader {
    /// The meanings of the names in the file: `equalTo(width)` alone does not reveal whether `width` is a view or a
    /// number.
    let names: NameKinds

    /// The constraints of a SnapKit call on an item, `item.snp.makeConstraints { … }`; nil if the expression is
    /// something else.
    func constraints(of expression: ExprSyntax) throws(Unreadable) -> [Constraint]? {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let snp = member.base?.as(MemberAccessExprSyntax.self), snp.declName.baseName.text == "snp"
        else { return nil }
        let name = member.declName.baseName.text
        guard name.hasSuffix("Constraints") else { return nil }
        guard name == "makeConstraints" else { throw Unreadable("\(name) has no counterpart in one call") }
        guard let item = snp.base.map({ Item($0) }) ?? .implicitSelf else {
            throw Unreadable("the view is not named by a path")
        }
        guard let closure = call.trailingClosure ?? call.arguments.single?.as(ClosureExprSyntax.self) else {
            throw Unreadable("the constraints are in a function")
        }
        let maker = try maker(of: closure)
        var constraints: [Constraint] = []
        for statement in closure.statements {
            guard case .expr(let line) = statement.item else {
                throw Unreadable("`\(statement.firstLine)` in the closure is no constraint")
            }
            constraints += try Chain(line, of: item, maker: maker, names: names).constraints()
        }
        return constraints
    }

    private func maker(of closure: ClosureExprSyntax) throws(Unreadable) -> String {
        guard let signature = closure.signature else { return "$0" }
        guard signature.capture == nil, let clause = signature.parameterClause else {
            throw Unreadable("the closure captures something")
        }
        switch clause {
        case .simpleInput(let list): return list.first?.name.text ?? "$0"
        case .parameterClause(let clause): return clause.parameters.first?.firstName.text ?? "$0"
        }
    }
}

extension SyntaxProtocol {
    /// The first line of the text.
    var firstLine: String { String(trimmedDescription.prefix { !$0.isNewline }) }
}

/// A line of a closure: attributes, a relation, and calls that change the numbers and the priority.
private struct Chain {
    private var item: Item
    private var attributes: [(Attribute, isMargin: Bool)] = []
    private var relation = Relation.equal
    private var target = Target.none
    private var offset: Number?
    private var inset: Insets?
    private var multiplier: Number?
    private var modifiers: [String] = []

    private enum Target {
        case none
        case superview
        case item(Item)
        case attribute(Item, Attribute, isMargin: Bool)
        case number(Number)
        case size(Number, Number)
    }

    private struct Insets {
        let top, left, bottom, right: Number
    }

    init(_ line: ExprSyntax, of item: Item, maker: String, names: NameKinds) throws(Unreadable) {
        self.item = item
        var calls: [(name: String, arguments: LabeledExprListSyntax?)] = []
        var next: ExprSyntax? = line
        while let expression = next {
            if let call = expression.as(FunctionCallExprSyntax.self),
                let member = call.calledExpression.as(MemberAccessExprSyntax.self), call.trailingClosure == nil
            {
                calls.append((member.declName.baseName.text, call.arguments))
                next = member.base
            } else if let member = expression.as(MemberAccessExprSyntax.self) {
                calls.append((member.declName.baseName.text, nil))
                next = member.base
            } else {
                break
            }
        }
        guard next?.as(DeclReferenceExprSyntax.self)?.baseName.text == maker, !calls.isEmpty else {
            throw Unreadable("`\(line.firstLine)` in the closure is no constraint")
        }
        for (name, arguments) in calls.reversed() {
            if let arguments { try apply(name, arguments, names) } else { try add(name) }
        }
    }

    private mutating func add(_ name: String) throws(Unreadable) {
        if let group = Chain.groups[name] {
            attributes += group.map { ($0, false) }
        } else if let attribute = ConstraintReader.marginOrEdge(name) {
            attributes.append(attribute)
        } else if name != "and" {
            throw Unreadable("`\(name)` is no attribute of one constraint")
        }
    }

    /// The attributes of each group, in SnapKit's order, by the name of the group.
    private static let groups: [String: [Attribute]] = [
        "edges": [.left, .top, .right, .bottom], "directionalEdges": [.leading, .top, .trailing, .bottom],
        "horizontalEdges": [.left, .right], "verticalEdges": [.top, .bottom],
        "directionalHorizontalEdges": [.leading, .trailing], "directionalVerticalEdges": [.top, .bottom],
        "size": [.width, .height], "center": [.centerX, .centerY],
    ]

    private mutating func apply(
        _ name: String, _ arguments: LabeledExprListSyntax, _ names: NameKinds
    ) throws(Unreadable) {
        switch name {
        case "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo":
            relation = Chain.relation(name)
            target = try target(arguments, names)
        case "equalToSuperview", "lessThanOrEqualToSuperview", "greaterThanOrEqualToSuperview":
            relation = Chain.relation(name)
            target = .superview
        case "offset": offset = try number(arguments, of: name)
        case "inset": inset = try insets(arguments, names)
        case "multipliedBy": multiplier = try factor(arguments, of: name)
        case "dividedBy": multiplier = Number(text: "1 / \(try factor(arguments, of: name).text)")
        case "priority": modifiers.append(".priority(\(try priority(arguments)))")
        case "labeled": modifiers.append(".identifier(\(try number(arguments, of: name).text))")
        default: throw Unreadable("`\(name)` has no counterpart")
        }
    }

    private static func relation(_ name: String) -> Relation {
        name.hasPrefix("equal") ? .equal : name.hasPrefix("less") ? .lessThanOrEqual : .greaterThanOrEqual
    }

    private func number(_ arguments: LabeledExprListSyntax, of name: String) throws(Unreadable) -> Number {
        guard let argument = arguments.single,
            !argument.oneLine.hasPrefix("CG") || argument.oneLine.hasPrefix("CGFloat")
        else {
            throw Unreadable("`\(name)` does not take a single number")
        }
        return Number(argument)
    }

    /// A factor as a literal or a `CGFloat`. SnapKit also accepts an `Int`, but the shorthand does not, and dividing 1
    /// by an `Int` would be an integer division.
    private func factor(_ arguments: LabeledExprListSyntax, of name: String) throws(Unreadable) -> Number {
        let number = try number(arguments, of: name)
        return number.value == nil ? Number(text: "CGFloat(\(number.text))") : number
    }

    private func priority(_ arguments: LabeledExprListSyntax) throws(Unreadable) -> String {
        guard let argument = arguments.single else { throw Unreadable("the priority is not a single value") }
        switch argument.oneLine {
        case ".required", "ConstraintPriority.required": return ".required"
        case ".high", "ConstraintPriority.high": return ".defaultHigh"
        case ".medium", "ConstraintPriority.medium": return "500"
        case ".low", "ConstraintPriority.low": return ".defaultLow"
        case let text where text.contains("LayoutPriority") || Number(argument).value != nil:
            return ConstraintReader.priority(argument)
        case let text: throw Unreadable("the type of the priority \(text) is not known")
        }
    }

    private func insets(_ arguments: LabeledExprListSyntax, _ names: NameKinds) throws(Unreadable) -> Insets {
        guard let argument = arguments.single else { throw Unreadable("`inset` does not take a single value") }
        guard let call = argument.as(FunctionCallExprSyntax.self), call.calledExpression.oneLine.hasSuffix("Insets")
        else {
            let number = Number(argument)
            guard names.kind(of: argument) == .number else {
                throw Unreadable("it is not known whether the inset \(number.text) is one number")
            }
            return Insets(top: number, left: number, bottom: number, right: number)
        }
        let sides = ["top", "left", "bottom", "right"].map { call.arguments.argument($0).map { Number($0) } }
        guard call.calledExpression.oneLine == "UIEdgeInsets", let top = sides[0], let left = sides[1],
            let bottom = sides[2], let right = sides[3]
        else { throw Unreadable("the insets are not written with four sides") }
        return Insets(top: top, left: left, bottom: bottom, right: right)
    }

    private func target(_ arguments: LabeledExprListSyntax, _ names: NameKinds) throws(Unreadable) -> Target {
        guard let argument = arguments.single else { throw Unreadable("`equalTo` does not take a single value") }
        if let call = argument.as(FunctionCallExprSyntax.self), names.kind(of: argument) == nil {
            guard call.calledExpression.oneLine == "CGSize", let width = call.arguments.argument("width"),
                let height = call.arguments.argument("height")
            else { throw Unreadable("it is not known what \(argument.oneLine) is") }
            return .size(Number(width), Number(height))
        }
        if let member = argument.as(MemberAccessExprSyntax.self),
            let base = member.base?.as(MemberAccessExprSyntax.self),
            base.declName.baseName.text == "snp"
        {
            guard let item = base.base.map({ Item($0) }) ?? .implicitSelf else {
                throw Unreadable("the other view is not named by a path")
            }
            let name = member.declName.baseName.text
            if Chain.groups[name] != nil { return .item(item) }
            guard let attribute = ConstraintReader.marginOrEdge(name) else {
                throw Unreadable("an attribute that no kind of anchor has")
            }
            return .attribute(item, attribute.0, isMargin: attribute.isMargin)
        }
        switch names.kind(of: argument) {
        case .number: return .number(Number(argument))
        case .view:
            guard let item = Item(argument) else { throw Unreadable("the other view is not named by a path") }
            return ["superview", "superview!"].contains(item.path) ? .superview : .item(item)
        case nil: throw Unreadable("it is not known whether \(argument.oneLine) is a view or a number")
        }
    }

    /// The constraints of the line, one for each attribute.
    func constraints() throws(Unreadable) -> [Constraint] {
        if case .none = target { throw Unreadable("a line of the closure has no relation") }
        var constraints: [Constraint] = []
        for (attribute, isMargin) in attributes {
            guard !isMargin else { throw Unreadable("the margin of the view is constrained, not its edge") }
            var constraint = try constraint(attribute)
            constraint.modifiers = modifiers
            constraints.append(constraint)
        }
        return constraints
    }

    private func constraint(_ attribute: Attribute) throws(Unreadable) -> Constraint {
        let isSize = attribute == .width || attribute == .height
        switch target {
        case .none, .superview:
            return Constraint(
                item, attribute, relation, .superview, attribute, multiplier: multiplier,
                constant: try constant(attribute))
        case .item(let other):
            return Constraint(
                item, attribute, relation, .item(other), attribute, multiplier: multiplier,
                constant: try constant(attribute))
        case .attribute(let other, let otherAttribute, let isMargin):
            return Constraint(
                item, attribute, relation, .item(other), otherAttribute, isMargin: isMargin, multiplier: multiplier,
                constant: try constant(otherAttribute))
        case .number(let number):
            guard offset == nil, inset == nil, multiplier == nil else {
                throw Unreadable("a constant with another number, which replaces it")
            }
            return Constraint(
                item, attribute, relation, isSize ? .nothing : .superview, isSize ? .notAnAttribute : attribute,
                constant: number)
        case .size(let width, let height):
            guard isSize, offset == nil, inset == nil, multiplier == nil else {
                throw Unreadable("a size that is not that of `size` alone")
            }
            return Constraint(
                item, attribute, relation, .nothing, .notAnAttribute, constant: attribute == .width ? width : height)
        }
    }

    /// The constant for an attribute of the other item; the attribute determines the sign of an inset.
    private func constant(_ attribute: Attribute) throws(Unreadable) -> Number? {
        guard let inset else { return offset }
        guard offset == nil else { throw Unreadable("an offset and an inset, of which one replaces the other") }
        switch attribute {
        case .left, .leading: return inset.left
        case .top, .firstBaseline: return inset.top
        case .right, .trailing: return inset.right.negated
        case .bottom, .lastBaseline: return inset.bottom.negated
        case .centerX where inset.left == inset.right, .centerY where inset.top == inset.bottom: return nil
        case .width: return twice(inset.left, inset.right)
        case .height: return twice(inset.top, inset.bottom)
        case .centerX, .centerY, .notAnAttribute: throw Unreadable("an inset of a center")
        }
    }

    /// The amount that two insets add to a size: the negative of their sum.
    private func twice(_ first: Number, _ second: Number) -> Number {
        if first == second {
            guard let value = first.value else { return Number(text: "-2 * \(first.operand)") }
            return Number(text: (-2 * value).plain)
        }
        return Number(text: "-(\(first.operand) + \(second.operand))")
    }
}

extension Double {
    /// The number as a literal, without a fraction if it is whole.
    fileprivate var plain: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}
