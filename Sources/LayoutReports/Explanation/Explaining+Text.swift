internal import LayoutWords

/// A line of an explanation before it is wrapped.
struct Paragraph: Hashable, Sendable {
    var text: String
    var indent = ""
    /// The text at the end that is not wrapped.
    var origin = ""

    var wrapped: String { text.wrapped(indent: indent) + origin }
}

/// The explanation as text.
extension Explaining {
    func paragraphs(_ explanation: ReportExplanation) -> [Paragraph] {
        var all: [Paragraph] = []
        if !members.isEmpty {
            all.append(Paragraph(text: title))
            for (index, member) in members.enumerated() {
                let sentence = "  \(index + 1). \(sentences[member] ?? "")"
                all.append(Paragraph(text: sentence, indent: "     ", origin: origin(of: member)))
            }
            let words = [explanation.meanings.joined(separator: " "), outcome]
            all += words.filter { !$0.isEmpty }.map { Paragraph(text: $0) }
        }
        if let note = explanation.note { all.append(Paragraph(text: note)) }
        for (index, advice) in explanation.advice.enumerated() {
            all.append(Paragraph(text: (index == 0 ? "To fix it: " : "Or: ") + advice))
        }
        return all
    }

    /// The identifier and source location of a constraint in parentheses, as far as known.
    private func origin(of member: Int) -> String {
        let constraint = report.constraints[member]
        let identifier = constraint.identifier.flatMap { $0 == "" ? nil : "\"\($0.visible)\"" }
        let isInIdentifier = constraint.file.map { file in
            constraint.identifier.map { $0.utf8.starts(with: file.utf8) } ?? false
        }
        let place = isInIdentifier == true ? nil : location(of: member)
        let parts = [identifier, place].compactMap { $0 }
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }

    /// The file and line of a constraint, if the report has them.
    func location(of member: Int) -> String? {
        let constraint = report.constraints[member]
        guard let file = constraint.file, let line = constraint.line else { return nil }
        return "\(file.visible):\(line)"
    }

    private var title: String {
        let distance = commonGap.map { "\($0.words) apart" }
        if members.count == 1 {
            return "This constraint cannot be satisfied" + (distance.map { "; its sides are \($0):" } ?? ":")
        }
        let count = members.count == 2 ? "two" : "\(members.count)"
        return "These \(count) constraints cannot all be satisfied" + (distance.map { "; they are \($0):" } ?? ":")
    }

    /// The change that a member would need, if it is the same for all.
    private var commonGap: Double? {
        let changes = found.map { $0.changes.compactMap { $0.map { abs($0) } } } ?? []
        guard let first = changes.first else { return nil }
        return changes.allSatisfy { abs($0 - first) <= 1e-6 * first } ? first : nil
    }

    /// The constraint that the system broke, and the other lines of the list.
    private var outcome: String {
        var sentences: [String] = []
        if commonGap == nil, members.count > 1, let found {
            let costs = zip(members, found.changes).compactMap { member, change in
                change.map { "constraint \(number(of: member)) by \(abs($0).words)" }
            }
            sentences.append("Changing \(costs.joined(separator: ", or ")) would be enough.")
        }
        if let broken = report.brokenIndex {
            if members.contains(broken) {
                if members.count > 1 { sentences.append("The system broke constraint \(number(of: broken)).") }
            } else {
                sentences.append(
                    "The system broke another one: \(self.sentences[broken] ?? report.constraints[broken].text).")
            }
        }
        let spared = report.readCount - members.count
        if spared == 1 { sentences.append("The other constraint of the list does not matter.") }
        if spared > 1 { sentences.append("The other \(spared) constraints of the list do not matter.") }
        return sentences.joined(separator: " ")
    }
}

extension Double {
    /// The number with enough decimal places to distinguish it from zero.
    var words: String { abs(self) >= 0.0001 ? plain : spelled }
}
