import KindTable

/// Writes calls in the shorthand, with lines of limited length.
struct CallWriter {
    /// The maximum number of columns in a line.
    var lineLength: Int
    /// One step of indentation in the file.
    var step: String
    /// The names that the file declares, which may hide the global function for a kind of the same name.
    var hiddenNames: Set<String> = []
    /// The indentation of the calls.
    var indentation = ""
    /// Whether an item is known to be the parent of another one, so that it need not be named.
    var isParent: (_ parent: Item, _ child: Item) -> Bool = { _, _ in false }

    /// The lines of a call, the first without its indentation.
    func lines(_ call: BlockPlan.Emission.Call) throws(Unreadable) -> [String] {
        guard let parent = call.parent else {
            var anchors: [String] = []
            for constraint in call.constraints {
                let owner = constraint.otherItem?.owner
                let parent = owner.flatMap { isParent($0, constraint.item) ? $0 : nil }
                anchors.append(try anchor(constraint, parent: parent))
            }
            return lines("\(call.item.receiver)activateQuickAnchors", [.list(anchors)])
        }
        return lines("\(parent.receiver)quickAdd", [.text(call.item.argument)] + (try arguments(call, parent)))
    }

    /// The lines of a call whose argument is a list of unchanged expressions.
    func lines(_ callee: String, keeping expressions: [String]) -> [String] { lines(callee, [.list(expressions)]) }

    // MARK: Anchors

    /// The constraint as an anchor; with a leading period if a name in the file hides the function for its kind.
    func anchor(_ constraint: Constraint, parent: Item?) throws(Unreadable) -> String {
        let anchor = try constraint.anchor(parent: parent)
        return hiddenNames.contains(String(anchor.prefix { $0 != "(" })) ? ".\(anchor)" : anchor
    }

    private func anchors(_ constraints: [Constraint], _ parent: Item) throws(Unreadable) -> [String] {
        var anchors: [String] = []
        for constraint in constraints { anchors.append(try anchor(constraint, parent: parent)) }
        return anchors
    }

    /// The arguments of `quickAdd` after the child: one inset if it is the same at all edges and nothing else is
    /// constrained; paddings, followed by the remaining anchors, if three or four edges are given; otherwise anchors.
    private func arguments(_ call: BlockPlan.Emission.Call, _ parent: Item) throws(Unreadable) -> [Argument] {
        if let inset = uniformInset(call, parent) { return inset == "0" ? [] : [.text(inset)] }
        var rest = call.constraints
        var paddings: [String] = []
        for edge in PaddingEdge.all {
            let position = rest.firstIndex { padding($0, edge, parent) != nil }
            paddings.append(position.flatMap { padding(rest[$0], edge, parent) } ?? "nil")
            if let position { rest.remove(at: position) }
        }
        guard paddings.count(where: { $0 != "nil" }) > 2 else {
            return [.list(try anchors(call.constraints, parent))]
        }
        return [.list(paddings)] + (rest.isEmpty ? [] : [.list(try anchors(rest, parent))])
    }

    /// The padding that is equivalent to a constraint on an edge, if there is one.
    private func padding(_ constraint: Constraint, _ edge: PaddingEdge, _ parent: Item) -> String? {
        guard constraint.relation == .equal, constraint.multiplier == nil, constraint.modifiers.isEmpty,
            !constraint.isMargin, constraint.constant.map(\.isSimple) ?? true
        else { return nil }
        func isRow(_ kind: QuickAnchorType) -> Bool {
            kind.row.attribute == constraint.attribute && kind.row.otherAttribute == constraint.otherAttribute
        }
        let constant = constraint.constant?.text
        if isRow(edge.inside), isOfParent(constraint, parent) { return constant ?? "0" }
        guard isRow(edge.facing), let other = constraint.otherItem, other.owner == other, other != parent else {
            return nil
        }
        return ".to(\(other.argument)\(constant.map { ", \($0)" } ?? ""))"
    }

    private func isOfParent(_ constraint: Constraint, _ parent: Item) -> Bool {
        constraint.other == .superview || constraint.other == .item(parent)
    }

    /// The inset of a view whose only constraints pin it to all edges of its parent at the same distance.
    private func uniformInset(_ call: BlockPlan.Emission.Call, _ parent: Item) -> String? {
        let sets: [[Attribute]] = [[.top, .leading, .bottom, .trailing], [.top, .left, .bottom, .right]]
        guard call.constraints.count == 4 else { return nil }
        for edges in sets {
            let constants = edges.map { edge in
                call.constraints.first { constraint in
                    constraint.attribute == edge && constraint.otherAttribute == edge && isOfParent(constraint, parent)
                        && constraint.relation == .equal && constraint.multiplier == nil && !constraint.isMargin
                        && constraint.modifiers.isEmpty
                }.map { $0.constant ?? Number(text: "0") }
            }
            guard let top = constants[0], top.isSimple, constants[1] == top else { continue }
            let inner = top.text == "0" ? top : top.negated
            if constants[2] == inner, constants[3] == inner { return top.text }
        }
        return nil
    }

    // MARK: Lines

    private enum Argument {
        case text(String)
        case list([String])

        var oneLine: String {
            switch self {
            case .text(let text): text
            case .list(let elements): "[\(elements.joined(separator: ", "))]"
            }
        }
    }

    private func lines(_ callee: String, _ arguments: [Argument]) -> [String] {
        let oneLine = "\(callee)(\(arguments.map(\.oneLine).joined(separator: ", ")))"
        if fits(oneLine, indentation) { return [oneLine] }
        if arguments.count == 1, case .list(let elements) = arguments[0] {
            return ["\(callee)(["] + filled(elements, indentation + step) + ["\(indentation)])"]
        }
        let inner = indentation + step
        var lines = ["\(callee)("]
        for (index, argument) in arguments.enumerated() {
            let end = index == arguments.count - 1 ? ")" : ","
            if case .list(let elements) = argument, !fits(argument.oneLine + end, inner) {
                lines += ["\(inner)["] + filled(elements, inner + step) + ["\(inner)]\(end)"]
            } else {
                lines.append("\(inner)\(argument.oneLine)\(end)")
            }
        }
        return lines
    }

    private func fits(_ text: String, _ indentation: String) -> Bool { indentation.count + text.count <= lineLength }

    /// The elements, separated by commas, with as many on each line as fit.
    private func filled(_ elements: [String], _ indentation: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for element in elements {
            let longer = line.isEmpty ? "\(element)," : "\(line) \(element),"
            if line.isEmpty || fits(longer, indentation) {
                line = longer
            } else {
                lines.append(indentation + line)
                line = "\(element),"
            }
        }
        return lines + [indentation + line]
    }
}
