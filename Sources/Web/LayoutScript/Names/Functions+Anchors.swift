internal import QuickAnchors

extension Function {
    /// Anchors, and the calls that make constraints from them.
    static let anchors: [Function] = [
        // The parameters that all kinds have in common; a number before a view is rejected.
        Function(
            "QuickAnchorType.callAsFunction(_: Any?, _: QuickNumber?, atLeast: QuickNumber?, atMost: QuickNumber?, multiplier: QuickNumber?, atLeastMultiplier: QuickNumber?, atMostMultiplier: QuickNumber?)"
        ) { call throws(ScriptProblem) in .anchor(try call.anchor()) },
        Function("QuickAnchor(_: QuickAnchorType, _: Any?, _: QuickNumber?)") { call throws(ScriptProblem) in
            guard case .kind(let kind)? = call.arguments[0] else { return .nothing }
            let arguments = [call.arguments[1], call.arguments[2], nil, nil, nil, nil, nil]
            let ranges = [call.ranges[1], call.ranges[2]] + Array(repeating: call.range, count: 5)
            return .anchor(try call.like(.kind(kind), arguments, ranges).anchor())
        },
        Function("QuickAnchor.priority(_: AnyPriority)") { call in
            call.changed { $0.priority = call.layoutPriority(0) }
        },
        Function("QuickAnchor.identifier(_: String)") { call in call.changed { $0.identifier = call.text(0) } },
        Function("QuickAnchor.when(_: LayoutCondition)") { call in
            call.changed { if let condition = call.condition(0) { $0 = $0.when(condition) } }
        },
        Function("leadingTo(_: Double, _: Double?)") { call in call.fraction(leadingTo) },
        Function("trailingTo(_: Double, _: Double?)") { call in call.fraction(trailingTo) },
        Function("centerXTo(_: Double, _: Double?)") { call in call.fraction(centerXTo) },
        Function("topTo(_: Double, _: Double?)") { call in call.fraction(topTo) },
        Function("bottomTo(_: Double, _: Double?)") { call in call.fraction(bottomTo) },
        Function("centerYTo(_: Double, _: Double?)") { call in call.fraction(centerYTo) },
        Function("static Padding.to(_: LayoutItem, _: QuickNumber?)") { call in
            guard let item = call.item(0) else { return .nothing }
            return .padding(.to(item, call.double(1)), call.arguments[1]?.literal)
        },
        Function("static Padding.points(_: QuickNumber)") { call in
            .padding(.points(call.double(0)), call.arguments[0]?.literal)
        },
        Function(
            "View.quickAdd(_: LayoutItem, _: Padding?, _: [QuickAnchor]?, priority: QuickPriority?, when: LayoutCondition?) -> QuickConstraints"
        ) { call throws(ScriptProblem) in .constraints(try call.quickAdd()) },
        Function("View.quickAdd(_: LayoutItem, priority: QuickPriority?) {QuickAnchor} -> QuickConstraints") {
            call throws(ScriptProblem) in
            let (arguments, ranges) = (call.arguments, call.ranges)
            return .constraints(
                try call.like(
                    call.owner, [arguments[0], arguments[2], nil, arguments[1], nil],
                    [ranges[0], ranges[2], call.range, ranges[1], call.range]
                ).quickAdd())
        },
        Function(
            "GridView.quickAdd(_: View, column: Int, row: Int, columnSpan: Int?, rowSpan: Int?, _: [QuickAnchor]?) -> QuickConstraints"
        ) { call throws(ScriptProblem) in
            guard let grid = call.view as? GridView else { return .nothing }
            try call.require(
                grid.leastColumnWidth == nil,
                "If the number of columns depends on the width, cells can only be appended.")
            let anchors = try call.anchors(5, of: call.item(0))
            let added = grid.quickAdd(
                call.child(0), column: try call.integer(1, in: 0...1000), row: try call.integer(2, in: 0...1000),
                columnSpan: try call.integer(3, in: 1...1000), rowSpan: try call.integer(4, in: 1...1000),
                anchors.map { $0.anchor })
            call.record(added, of: anchors)
            return .constraints(added)
        },
        Function("LayoutItem.activateQuickAnchors(_: [QuickAnchor], when: LayoutCondition?) -> QuickConstraints") {
            call throws(ScriptProblem) in
            guard let item = call.owner.item else { return .nothing }
            let anchors = try call.anchors(0, of: item, when: call.condition(1))
            var added = call.owner.activate(anchors.map { $0.anchor })
            if let condition = call.condition(1) { added = added.when(condition) }
            call.record(added, of: anchors)
            return .constraints(added)
        },
        Function("LayoutItem.constraint(_: QuickAnchor) -> LayoutConstraint") { call throws(ScriptProblem) in
            guard case .anchor(let written)? = call.arguments[0] else { return .nothing }
            try call.require(!written.anchor.kind.setsContentPriority, "A content priority makes no constraint.")
            guard let constraint = call.owner.constraint(written.anchor) else { return .nothing }
            call.recorder.add(constraint, written)
            call.recorder.addIdle(constraint)
            return .constraint(constraint)
        },
        Function("QuickConstraints.when(_: LayoutCondition) -> QuickConstraints") { call in
            guard case .constraints(let added) = call.owner, let condition = call.condition(0) else { return .nothing }
            return .constraints(added.when(condition))
        },
        .action("QuickConstraints.activate()") { if case .constraints(let added) = $0.owner { added.activate() } },
        .action("QuickConstraints.deactivate()") { if case .constraints(let added) = $0.owner { added.deactivate() } },
        Function("View.when(_: LayoutCondition) {LayoutConstraint} -> QuickConstraints") { call in
            guard let condition = call.condition(0) else { return .nothing }
            let constraints = call.constraints(1)
            return .constraints(call.view.when(condition) { constraints })
        },
        Function("View.chain(_: [View], along: Axis?, weights: [Double]?, spacing: Double?) -> QuickConstraints") {
            call throws(ScriptProblem) in
            let views = call.views(0)
            let weights = call.list(2).compactMap { $0.double }
            try call.require(
                weights.isEmpty || weights.count == views.count, "A chain has a weight for each view, or none.")
            try call.require(weights.allSatisfy { $0 > 0 }, "The weights of a chain must be above 0.")
            return .constraints(
                call.view.chain(
                    views, along: call.choice(1, .horizontal), weights: weights, spacing: call.double(3),
                    fileID: call.fileID, line: call.line))
        },
        Function("View.barrier(_: BarrierEdge, of: [LayoutItem], _: Double?) -> LayoutGuide") { call in
            .guide(
                call.view.barrier(
                    call.choice(0, .top), of: call.list(1).compactMap { $0.item }, call.double(2),
                    fileID: call.fileID, line: call.line))
        },
        Function("View.bias(_: LayoutItem, _: Double, along: Axis?) -> [LayoutConstraint]") {
            call throws(ScriptProblem) in
            guard let item = call.item(0) else { return .nothing }
            let bias = call.double(1)
            try call.require(bias >= 0 && bias <= 1, "A bias must be from 0 to 1.")
            return .list(
                call.view.bias(
                    item, bias, along: call.choice(2, .horizontal), fileID: call.fileID, line: call.line
                ).map { .constraint($0) })
        },
    ]
}

extension Call {
    /// A copy of the call with another owner and other arguments.
    fileprivate func like(_ owner: Value, _ arguments: [Value?], _ ranges: [ScriptRange]) -> Call {
        Call(
            range: range, owner: owner, arguments: arguments, ranges: ranges, fileID: fileID, recorder: recorder)
    }

    fileprivate func anchor() throws(ScriptProblem) -> WrittenAnchor {
        guard case .kind(let kind) = owner else { throw ScriptProblem(range, "This is not an anchor.") }
        let first = arguments[0]
        let item = first?.item
        if let first, item == nil, first.double == nil {
            throw ScriptProblem(ranges[0], "\(kind.writtenName) takes a view, a number or both, not \(first.words).")
        }
        if item == nil, has(0), has(1) {
            throw ScriptProblem(ranges[0], "The view comes first: \(kind.writtenName)(blue, 10).")
        }
        let given = [item == nil ? 0 : 1, 2, 3, 5, 6].filter { has($0) }
        guard given.count <= 1 else {
            throw ScriptProblem(range, "\(kind.writtenName) takes one of constant, atLeast and atMost.")
        }
        try require(
            !isInteger(4) || !given.contains { isInteger($0) },
            "Only one of the two numbers can be an Int: write Double(…) around the other.")
        let isMultiple = has(5) || has(6)
        let number = isMultiple ? nil : given.first.flatMap { arguments[$0] }
        let relation: LayoutConstraint.Relation? =
            has(2) || has(5) ? .greaterThanOrEqual : has(3) || has(6) ? .lessThanOrEqual : nil
        let multiplier = optionalDouble(4) ?? optionalDouble(5) ?? optionalDouble(6) ?? 1
        let anchor = QuickAnchor(
            kind, relatedItem: item, number: number?.double, relation: relation, multiplier: multiplier, fileID: fileID,
            line: line)
        if kind.comparesLengths, !has(4), let literal = number?.literal, let share = number?.double, share > 0,
            share < 1
        {
            let name = item?.layoutNode.displayName ?? "the view around it"
            recorder.hint(
                literal, "\(share) is added, in points: for a share of \(name), did you mean multiplier: \(share)?")
        }
        let isConstant = kind.row.number == .constant && multiplier == 1
        return WrittenAnchor(anchor: anchor, range: range, literal: isConstant ? number?.literal : nil)
    }

    private func isInteger(_ index: Int) -> Bool {
        if case .number(let number)? = arguments[index] { number.kind == .integer } else { false }
    }

    fileprivate func changed(_ change: (inout QuickAnchor) -> Void) -> Value {
        guard case .anchor(var written) = owner else { return .nothing }
        change(&written.anchor)
        return .anchor(written)
    }

    fileprivate func fraction(_ make: (Double, Double, String, Int) -> QuickAnchor) -> Value {
        .anchor(
            WrittenAnchor(
                anchor: make(double(0), double(1), fileID, line), range: range, literal: arguments[1]?.literal))
    }

    /// The anchors in a list argument for an item; a content priority is rejected for a guide, or if the call or the
    /// anchor has a condition.
    fileprivate func anchors(
        _ index: Int, of item: (any LayoutItem)?, when condition: LayoutCondition? = nil
    ) throws(ScriptProblem) -> [WrittenAnchor] {
        var anchors: [WrittenAnchor] = []
        for value in list(index) {
            guard case .anchor(let written) = value else { continue }
            if written.anchor.kind.setsContentPriority {
                let name = written.anchor.kind.writtenName
                guard item is View else { throw ScriptProblem(written.range, "\(name) is for views, not for guides.") }
                guard condition == nil, written.anchor.condition == nil else {
                    throw ScriptProblem(
                        written.range, "\(name) sets a content priority, which cannot have a condition.")
                }
            }
            anchors.append(written)
        }
        return anchors
    }

    /// The constraints in an argument; the call determines whether they are active.
    func constraints(_ index: Int) -> [LayoutConstraint] {
        var constraints: [LayoutConstraint] = []
        arguments[index]?.addConstraints(to: &constraints)
        recorder.settle(constraints)
        return constraints
    }

    fileprivate func record(_ added: QuickConstraints, of anchors: [WrittenAnchor]) {
        let written = anchors.filter { !$0.anchor.kind.setsContentPriority }
        for (constraint, anchor) in zip(added, written) { recorder.add(constraint, anchor) }
    }
}

extension Call {
    /// Executes any form of `quickAdd`.
    fileprivate func quickAdd() throws(ScriptProblem) -> QuickConstraints {
        guard let child = item(0) else { throw ScriptProblem(range, "quickAdd takes a view or a guide.") }
        let condition = condition(4)
        var anchors = try anchors(2, of: child, when: condition)
        var paddings: [Padding]?
        switch arguments[1] {
        case nil: anchors = inset(Number.double(0)) + anchors
        case .number(let number)?: anchors = inset(number) + anchors
        case .list(let list)?:
            let elements = list.map { if case .optional(let inner, _) = $0 { inner ?? .nothing } else { $0 } }
            // The type of an element that cannot be read follows from the other elements.
            if elements.allSatisfy({ $0.mayBeAnchor }) {
                try require(!has(2), "The paddings come first, then the anchors.")
                anchors = try self.anchors(1, of: child, when: condition)
            } else {
                paddings = try self.paddings(elements)
                anchors = written(paddings ?? [], elements) + anchors
            }
        case .some(let value): throw ScriptProblem(ranges[1], "quickAdd takes paddings or anchors, not \(value.words).")
        }
        var added: QuickConstraints
        let priority = priority(3).map { QuickPriority(rawValue: $0) } ?? .required
        if let paddings {
            let others = anchors.dropFirst(paddings.filter { $0.constant != nil }.count)
            added = view.quickAdd(
                child, paddings, others.map { $0.anchor }, priority: priority, fileID: fileID, line: line)
        } else {
            added = view.quickAdd(child, anchors.map { $0.anchor }, priority: priority, fileID: fileID, line: line)
        }
        if let condition { added = added.when(condition) }
        record(added, of: anchors)
        return added
    }

    /// The anchors for one padding on all four sides.
    private func inset(_ number: Number) -> [WrittenAnchor] {
        PaddingEdge.all.map { edge in
            let constant = edge.isFirst ? number.double : 0 - number.double
            let anchor = QuickAnchor(
                edge.inside, relatedItem: nil, number: constant, relation: nil, multiplier: 1, fileID: fileID,
                line: line)
            return WrittenAnchor(anchor: anchor, range: range, literal: number.source, isNegated: !edge.isFirst)
        }
    }

    private func paddings(_ elements: [Value]) throws(ScriptProblem) -> [Padding] {
        guard elements.count == 4 else {
            throw ScriptProblem(
                ranges[1], "There are four paddings, top, leading, bottom and trailing, not \(elements.count).")
        }
        // In a list that contains an Int or a tuple, Swift treats each literal as an Int.
        let isMixed = elements.contains {
            if case .number(let number) = $0 {
                number.kind == .integer
            } else if case .padding = $0 {
                true
            } else {
                false
            }
        }
        var paddings: [Padding] = []
        for element in elements {
            switch element {
            case .number(let number): paddings.append(.points(isMixed ? number.settled.double : number.double))
            case .padding(let padding, _): paddings.append(padding)
            case .nothing, .unreadable: paddings.append(nil)
            default:
                throw ScriptProblem(ranges[1], "A padding is a number, nil or (view, number), not \(element.words).")
            }
        }
        return paddings
    }

    /// The anchors of paddings, with their source ranges.
    private func written(_ paddings: [Padding], _ elements: [Value]) -> [WrittenAnchor] {
        var anchors: [WrittenAnchor] = []
        let ranges = elementRanges.count > 1 ? elementRanges[1] : []
        for (index, edge) in PaddingEdge.all.enumerated() {
            guard paddings.indices.contains(index), let constant = paddings[index].constant else { continue }
            let anchor = QuickAnchor(
                edge.inside, relatedItem: nil, number: constant, relation: nil, multiplier: 1, fileID: fileID,
                line: line)
            anchors.append(
                WrittenAnchor(
                    anchor: anchor,
                    range: ranges.indices.contains(index) ? ranges[index] : elements[index].literal ?? range,
                    literal: elements[index].literal))
        }
        return anchors
    }
}

extension Value {
    // Functions that all items have must be called on a concrete class, since Embedded Swift generates no code for
    // existential items.

    fileprivate func activate(_ anchors: [QuickAnchor]) -> QuickConstraints {
        switch self {
        case .guide(let guide): guide.activateQuickAnchors(anchors)
        default: view?.activateQuickAnchors(anchors) ?? QuickConstraints()
        }
    }

    fileprivate func constraint(_ anchor: QuickAnchor) -> LayoutConstraint? {
        switch self {
        case .guide(let guide): guide.constraint(anchor)
        default: view?.constraint(anchor)
        }
    }
}

extension Value {
    fileprivate var mayBeAnchor: Bool {
        switch self {
        case .anchor, .unreadable: true
        default: false
        }
    }

    /// Adds the value if it is a constraint, or the constraints that it contains.
    func addConstraints(to constraints: inout [LayoutConstraint]) {
        switch self {
        case .constraint(let constraint): constraints.append(constraint)
        case .constraints(let added): constraints += Array(added)
        case .list(let elements): for element in elements { element.addConstraints(to: &constraints) }
        default: break
        }
    }
}

extension QuickAnchorType {
    /// Whether anchors of this kind relate a width or height to another one plus a number of points; false for
    /// `aspectRatio`, whose number is a factor.
    fileprivate var comparesLengths: Bool {
        row.number == .constant && (row.attribute == .width || row.attribute == .height)
            && (row.otherAttribute == .width || row.otherAttribute == .height)
    }
}
