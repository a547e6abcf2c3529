internal import QuickAnchors

extension Evaluator {
    func unknown(_ name: String, _ range: ScriptRange) -> ScriptProblem {
        problem(at: range) {
            if let sentence = Foreign.sentences[name] { return sentence }
            if functions["View.\(name)"] != nil { return "There is no “\(name)”: did you mean screen.\(name)?" }
            let end = correction(of: name, names, Foreign.names)
            guard end == ".", name.isCapitalized else {
                return "There is no “\(name)”\(end)"
            }
            let classes = ViewClass.allCases.map { $0.rawValue }.filter { functions[$0] != nil }
            return "There is no “\(name)”: there are \(classes.joined(separator: ", "))."
        }
    }

    /// The problem reported if the name of a type or function is used as a value.
    func typeProblem(_ name: String, _ range: ScriptRange) -> ScriptProblem {
        guard name.isCapitalized else {
            return ScriptProblem(range, "\(name) is a function: call it with \(name)(…).")
        }
        if functions[name] != nil {
            return ScriptProblem(range, "\(name) is a type: create an instance with \(name)().")
        }
        let first =
            enumerations.first { $0.name == name }?.cases.first ?? Kind(rawValue: name)?.constants.first?.name
        let advice = first.map { ": write one of its values, such as \(name).\($0)." } ?? ", not a value."
        return ScriptProblem(range, "\(name) is a type\(advice)")
    }

    func noMember(_ name: String, of owner: Value, _ range: ScriptRange) -> ScriptProblem {
        problem(at: range) {
            if owner.item != nil, let sentence = Foreign.sentences[name] { return sentence }
            let names = names(in: owner)
            let foreign = owner.item == nil ? [:] : Foreign.members.filter { names.contains($0.value) }
            return "\(owner.types.first ?? "This") has no “\(name)”\(correction(of: name, names, foreign))"
        }
    }

    func noMember(_ name: String, of kind: Kind, _ range: ScriptRange) -> ScriptProblem {
        problem(at: range) {
            if let sentence = Foreign.sentences[name] { return sentence }
            let names = names(in: kind)
            let end = correction(of: name, names)
            if end != "." || names.isEmpty { return "There is no .\(name) here\(end)" }
            if kind == .track { return "There is no .\(name) here: a track is \(Kind.trackForms)." }
            let known = names.prefix(12).map { ".\($0)" }.joined(separator: ", ")
            return "There is no .\(name) here: there are \(known)\(names.count > 12 ? " and others." : ".")"
        }
    }

    /// A problem with a name. The name that was probably meant is searched for once, not in each iteration of a loop.
    func problem(at range: ScriptRange, _ sentence: () -> String) -> ScriptProblem {
        if isReported(range) { return ScriptProblem(range, "") }
        recorder.searches += 1
        return ScriptProblem(range, sentence())
    }

    /// The end of a sentence about an unknown name: a question that suggests the nearest known name, or a period. The
    /// unknown name may come from another framework and have an equivalent here, or lack the type that it is nested in.
    func correction(of name: String, _ names: [String], _ foreign: [String: String] = [:]) -> String {
        let nested = Kind.allCases.first { $0.rawValue != name && Spelling.lastWord(of: $0.rawValue) == name }?.rawValue
        let found =
            foreign[name] ?? nested ?? Spelling.nearest(to: name, of: names) ?? Spelling.containing(name, of: names)
        return found.map { ": did you mean \($0)?" } ?? "."
    }

    /// The problem with the arguments of a call.
    func mismatch(
        _ short: String, _ candidates: [Function], _ arguments: [Expression.Argument], _ hasClosure: Bool,
        _ range: ScriptRange
    ) -> ScriptProblem {
        let labels = candidates.flatMap { $0.parameters.map { $0.label } }.filter { $0 != "_" }
        for argument in arguments {
            if let label = argument.label, !labels.contains(label) {
                if let problem = anchorsMeant(by: arguments, from: label, labels, candidates) { return problem }
                return problem(at: argument.labelRange) {
                    if label == "constant" || label == "offset" {
                        return "The number has no label here: \(short)(10)."
                    }
                    let foreign = Foreign.labels.filter { labels.contains($0.value) }
                    let end = correction(of: label, labels, foreign)
                    guard end == ".", !labels.isEmpty else { return "\(short) has no “\(label):”\(end)" }
                    let known = labels.uniqued.map { "\($0):" }.joined(separator: ", ")
                    return "\(short) has no “\(label):”: it has \(known)."
                }
            }
        }
        let forms = candidates.map { "\(short)\($0.words)" }
        return ScriptProblem(range, "It is written \(forms.joined(separator: " or ")).")
    }

    /// The problem reported for anchors written as labels, as in `quickAdd(red, top: 50, height: 100)`; nil if the
    /// label is not the name of an anchor, or the function takes no anchors.
    private func anchorsMeant(
        by arguments: [Expression.Argument], from label: String, _ labels: [String], _ candidates: [Function]
    ) -> ScriptProblem? {
        guard let function = candidates.first(where: { $0.parameters.contains { $0.kind == .anchor } }) else {
            return nil
        }
        let rest = arguments.drop { $0.label != label }.prefix { argument in
            argument.label.map { !labels.contains($0) && QuickAnchorType(label: $0) != nil } ?? false
        }
        guard let first = rest.first, let last = rest.last else { return nil }
        let name = Spelling.lastWord(of: function.name)
        var anchors: [String] = []
        for argument in rest {
            guard let kind = argument.label.flatMap(QuickAnchorType.init(label:)) else { continue }
            guard case .number(let number) = argument.value.form else {
                return ScriptProblem(
                    first.range,
                    "\(name) has no “\(label):”: anchors go in a list, as in [\(kind.writtenName)(10)].")
            }
            // An inset from the parent's trailing, right or bottom edge is negative, so the number is made negative.
            let isBackward = kind == .bottomToBottom || kind == .trailingToTrailing || kind == .rightToRight
            let anchor = QuickAnchor(
                kind, relatedItem: nil, number: isBackward ? -abs(number.double) : number.double, relation: nil,
                multiplier: 1, fileID: fileID, line: argument.range.line)
            anchors.append(anchor.description)
        }
        return ScriptProblem(
            first.range.upTo(last.range),
            "\(name) has no “\(label):”: did you mean [\(anchors.joined(separator: ", "))]?")
    }
}

extension String {
    /// Whether the first letter is capital, as in the name of a type.
    fileprivate var isCapitalized: Bool { utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false }
}

extension QuickAnchorType {
    /// The kind for a label such as `top`, `width` or `centerX`.
    fileprivate init?(label: String) {
        for name in [label, "\(label)To\(label.capitalizedFirst)", "\(label)ToConstant"] {
            guard let kind = QuickAnchorType.written[name] else { continue }
            self = kind
            return
        }
        return nil
    }
}

extension Function {
    /// The parameters in the usual notation: `(_:fontSize:)`.
    fileprivate var words: String {
        var words = "("
        for parameter in parameters where !parameter.isBuilder { words += "\(parameter.label):" }
        return words + ")" + (parameters.last?.isBuilder == true ? " { … }" : "")
    }
}
