extension Ambiguity {
    /// The maximum number of lines in a list in a message; if there are more items, the last line only counts the rest.
    private static let lineLimit = 8

    /// A diagnostic that names the ambiguous attributes and suggests a fix.
    func diagnostic(in engine: LayoutEngine) -> LayoutDiagnostic {
        let place = openings.first.flatMap { opening in
            engine.table.slots(on: opening.node.slot).map(engine.table.location).last { $0.isKnown }
                ?? opening.node.view?.placeOfAdding
        }
        let nodes = openings.map { $0.node } + suggestions.flatMap { [$0.node] + ($0.other.map { [$0] } ?? []) }
        return engine.telling(apart: nodes) {
            LayoutDiagnostic(
                kind: .ambiguity, message: message, viewName: openings.first?.node.displayName, location: place,
                remedies: suggestions.isEmpty ? [] : [remedyAsData])
        }
    }

    private var message: String {
        var parts: [(node: LayoutNode, openings: [Opening])] = []
        for opening in openings {
            if parts.last?.node === opening.node {
                parts[parts.count - 1].openings.append(opening)
            } else {
                parts.append((opening.node, [opening]))
            }
        }
        let note = parts.lazy.compactMap { $0.node.view?.noteOnAmbiguity }.first
        let remedy = note.map { "\($0)\n\(self.remedy)" } ?? self.remedy
        if parts.count == 1 { return "\(Ambiguity.words(for: parts[0].node, parts[0].openings))\n\(remedy)" }
        let lines = parts.map { "  " + Ambiguity.list($0.node, $0.openings) }
        return "No constraint determines these, which depend on each other:\n\(Ambiguity.shortened(lines))\n\(remedy)"
    }

    private static func words(for node: LayoutNode, _ openings: [Opening]) -> String {
        if openings.count == Component.allCases.count {
            let values = openings.map { $0.value.plain }.joined(separator: ", ")
            let subject = node.displayName.possessing("position or size")
            return "No constraint determines \(subject); its frame is currently (\(values))."
        }
        return "No constraint determines \(list(node, openings))\(missingEdges(of: node, openings))."
    }

    /// The phrase that names the edges of a scroll view to which nothing in the view is tied, which leaves the size of
    /// its content ambiguous; empty unless the item is the guide for the edges of this content.
    private static func missingEdges(of node: LayoutNode, _ openings: [Opening]) -> String {
        guard let owner = node.ownerOfEdges else { return "" }
        let edges = openings.filter { $0.component.isExtent }.map {
            $0.component == .width ? Axis.horizontal : .vertical
        }
        .map { owner.displayName.possessing($0.end.words) }
        return edges.isEmpty ? "" : ": nothing in it is tied to \(edges.joined(separator: " and "))"
    }

    private static func list(_ node: LayoutNode, _ openings: [Opening]) -> String {
        let words = openings.map { "\($0.attribute.words) (currently \($0.value.plain))" }
        return node.displayName.possessing(words.joined(separator: ", "))
    }

    private var remedy: String {
        guard !suggestions.isEmpty else { return "Constrain it to its parent or to a sibling." }
        var lines: [(node: LayoutNode, code: String)] = []
        for suggestion in suggestions {
            let node = suggestion.node
            if let last = lines.last, last.node === node, !node.flags.contains(.isGuide) {
                lines[lines.count - 1].code += ", " + suggestion.code
            } else {
                lines.append(
                    (node, node.flags.contains(.isGuide) ? suggestion.code : "\(node.displayName): \(suggestion.code)"))
            }
        }
        let title = isTried ? "This would fix it:" : "This would fix it; nothing shorter was tried, as there are many:"
        return "\(title)\n\(Ambiguity.shortened(lines.map { "  " + $0.code }))"
    }

    /// The suggestions as data.
    private var remedyAsData: LayoutRemedy {
        LayoutRemedy(
            .missingConstraint, suggestions.count == 1 ? "add a constraint." : "add \(suggestions.count) constraints.",
            suggestions.map { suggestion in
                let constraint = suggestion.makeConstraint(.unknown)
                return LayoutRemedy.Change(
                    member: nil, item: suggestion.node.displayName, constraint: constraint.sentence, location: nil,
                    property: .isActive, old: 0, new: 1)
            })
    }

    private static func shortened(_ lines: [String]) -> String {
        guard lines.count > lineLimit else { return lines.joined(separator: "\n") }
        let rest = "  and \(lines.count - lineLimit + 1) more"
        return (lines.prefix(lineLimit - 1) + [rest]).joined(separator: "\n")
    }
}

extension View {
    /// Sets a sentence that is added to reports of an ambiguity of this view; nil for none.
    package final func setNoteOnAmbiguity(_ note: String?) {
        if note != noteOnAmbiguity { noteOnAmbiguity = note }
    }
}
