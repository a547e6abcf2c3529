internal import QuickAnchors

/// The known names, for completing names and correcting unknown ones; the script's own names come first.
extension Evaluator {
    /// The names that can be used without a type or value before them.
    var names: [String] {
        var names: [String] = []
        for scope in scopes.reversed() { names += scope.keys.sorted() }
        return names + QuickAnchorType.writtenNames
            + functionNames.filter { !$0.utf8.contains(UInt8(ascii: ".")) } + Kind.typeNames
            + enumerations.map { $0.name }
    }

    /// The members of a value.
    func names(in owner: Value) -> [String] {
        var names: [String] = []
        for type in owner.types {
            names += self.names(after: "\(type).", in: functionNames)
            names += self.names(after: "\(type).", in: Property.all.map { $0.name })
        }
        names.removeAll { $0 == "callAsFunction" }
        if owner.item != nil { names += LayoutConstraint.Attribute.anchors.map { $0.name } }
        switch owner {
        case .list: names += Evaluator.listMembers
        case .constraints: names += ["first", "last", "count"]
        case .type(let name):
            names += self.names(after: "static \(name).", in: functionNames)
            names += Kind(rawValue: name).map { $0.constants.map { $0.name } } ?? []
        default: break
        }
        return names
    }

    /// The members of the expected type.
    func names(in kind: Kind) -> [String] {
        var names = kind.constants.map { $0.name } + self.names(after: "static \(kind.rawValue).", in: functionNames)
        if kind == .anchor || kind == .padding || kind == .kind { names += QuickAnchorType.writtenNames }
        if kind == .named { for enumeration in enumerations { names += enumeration.cases } }
        return names.uniqued
    }

    /// The names that can come next in a call, after the arguments typed so far: values of the parameter's type, and
    /// labels.
    func names(after given: [String?], in candidates: [Function]) -> [String] {
        var (values, labels): ([String], [String]) = ([], [])
        for parameter in candidates.flatMap({ $0.parameters(after: given) }) {
            if parameter.label == "_" {
                values += names(for: parameter)
            } else {
                labels.append("\(parameter.label):")
            }
        }
        return (values + labels).uniqued
    }

    /// The names of values that a parameter without a label accepts.
    private func names(for parameter: Function.Parameter) -> [String] {
        switch parameter.kind {
        case _ where parameter.isList: ["["]
        case .view, .item, .guide, .any: items
        case .padding: ["["]
        case .kind, .anchor: names(in: parameter.kind)
        default: names(in: parameter.kind).map { ".\($0)" }
        }
    }

    /// The names of the script's views and guides, those of the innermost scope last.
    private var items: [String] {
        scopes.flatMap { scope in scope.keys.sorted().filter { scope[$0]?.value.item != nil } }
    }

    /// The labels of the parameters of some functions.
    func labels(of candidates: [Function]) -> [String] {
        candidates.flatMap { $0.parameters.map { $0.label } }.filter { $0 != "_" }.map { "\($0):" }
    }

    private func names(after prefix: String, in names: [String]) -> [String] {
        names.filter { $0.utf8.starts(with: prefix.utf8) }
            .map { String(decoding: $0.utf8.dropFirst(prefix.utf8.count), as: UTF8.self) }
    }
}

extension [String] {
    /// Each name once, in the order of first occurrence.
    var uniqued: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }
}
