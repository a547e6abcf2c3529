internal import LayoutWords

/// A line of an explanation before it is wrapped.
struct Paragraph: Hashable, Sendable {
    var text: String
    var indent = ""
    /// The text at the end, which is not wrapped.
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

    /// The identifier and source location of a constraint in parentheses, as far as they are known.
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

    private var title: String { conflictTitle(count: members.count, difference: commonGap.map { $0.words }) }

    /// The amount by which the members contradict each other, if it is the same for the constants of all; otherwise nil.
    private var commonGap: Double? {
        let amounts = found.map { $0.amounts.compactMap { $0.map { abs($0) } } } ?? []
        guard let first = amounts.first else { return nil }
        return amounts.allSatisfy { abs($0 - first) <= 1e-6 * first || $0.words == first.words } ? first : nil
    }

    /// The changes to a single constant that would suffice, each with the members to which it applies. If every member
    /// has a change and one change applies to several members, the most frequent comes last, since it is described as
    /// the change to any other member.
    private var costs: [String] {
        guard let found else { return [] }
        var groups: [(words: String, numbers: [Int])] = []
        for (member, change) in zip(members, found.changes) {
            guard let words = change.map({ abs($0).words }) else { continue }
            if let index = groups.firstIndex(where: { $0.words == words }) {
                groups[index].numbers.append(number(of: member))
            } else {
                groups.append((words, [number(of: member)]))
            }
        }
        let most = groups.map { $0.numbers.count }.max() ?? 0
        var last: String?
        if most > 1, !found.changes.contains(nil), let index = groups.firstIndex(where: { $0.numbers.count == most }) {
            last = "any other by \(groups.remove(at: index).words)"
        }
        return groups.map { "constraint \($0.numbers.map { "\($0)" }.list("or")) by \($0.words)" }
            + (last.map { [$0] } ?? [])
    }

    /// Sentences about the changes that would suffice, the constraint that the system broke, and the list's other
    /// lines.
    private var outcome: String {
        var sentences: [String] = []
        if commonGap == nil, members.count > 1, !costs.isEmpty {
            let comma = costs.count > 1 ? "," : ""
            sentences.append("Changing \(costs.joined(separator: ", or "))\(comma) would be enough.")
        }
        if let broken = report.brokenIndex {
            if members.contains(broken) {
                if members.count > 1 { sentences.append("The system broke constraint \(number(of: broken)).") }
            } else {
                sentences.append(
                    "The system broke another one: \(self.sentences[broken] ?? report.constraints[broken].text).")
            }
        }
        if let others { sentences.append(others) }
        return sentences.joined(separator: " ")
    }

    /// A sentence about the constraints of the list that are not members; nil if there is nothing to say.
    private var others: String? {
        let others = report.readCount - members.count
        guard others > 0, let found else { return nil }
        if found.isOneOfSeveral { return "Other constraints of the list contradict each other, too." }
        if found.isWholeConflict {
            return others == 1
                ? "The other constraint of the list does not matter."
                : "The other \(others) constraints of the list do not matter."
        }
        return found.changes.allSatisfy { $0 == nil }
            ? "Other constraints of the list contradict some of these, too." : nil
    }
}

extension Double {
    /// The number with enough decimal places to distinguish it from zero.
    var words: String { abs(self) >= 0.0001 ? plain : spelled }
}
