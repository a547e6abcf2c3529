internal import LayoutWords

/// The note of an explanation, which states what is unknown about the report and why, that a bug in Apple's own views
/// causes the conflict, or that only the system's constraints are in conflict.
extension Explaining {
    func note(_ remedies: [LayoutRemedy]) -> String? {
        if let message = report.message { return note(on: message) }
        let sentences =
            found == nil ? losses + [verdict] + reasons : causes + (remedies.isEmpty ? systemsOwn : []) + unread
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private func note(on message: LayoutMessage) -> String {
        var sentences = ["This is not a conflict.", message.meaning]
        if message.hasConstraint, let sentence = self.sentences.first, let sentence {
            sentences.append("The constraint is that \(sentence).")
        }
        let open = report.ambiguities.map { "\($0.item.plainName)'s \($0.attribute.words.name)" }
        if !open.isEmpty { sentences.append("Open: \(open.joined(separator: ", ")).") }
        return sentences.joined(separator: " ")
    }

    private var verdict: String {
        let count = report.readCount
        if report.isRedacted, report.constraints.isEmpty {
            return "The system hid the constraints of this report, so nothing can be said about them."
        }
        if report.constraints.isEmpty { return "The list of constraints is missing." }
        switch count {
        case 0: return "None of the lines could be read."
        case 1: return "As printed, this constraint can be satisfied."
        case 2: return "As printed, these two constraints can both be satisfied."
        default: return "As printed, these \(count) constraints can all be satisfied."
        }
    }

    /// The possible reasons why a list is not contradictory although the constraints of the layout were.
    private var reasons: [String] {
        if report.readCount == 0 { return [] }
        var reasons: [String] = []
        let ids = report.constraints.compactMap { $0.id }
        if report.constraints.count == 1 {
            reasons.append("The list has only this line; those that it contradicts are missing.")
        } else if Set(ids).count == 1, ids.count == report.constraints.count {
            reasons.append("All lines are the same constraint; those that it contradicts are missing.")
        }
        if isWithinRounding {
            reasons.append("They differ by no more than the six digits to which numbers are rounded for printing.")
        }
        reasons += unknowns
        if reasons.isEmpty, losses.isEmpty {
            reasons = [
                "Something that is not printed decided: numbers before they were rounded, rounding to pixels, or"
                    + " alignment rectangles."
            ]
        }
        return reasons
    }

    /// Sentences about the parts of the report that are missing or could not be read.
    private var losses: [String] {
        if report.readCount == 0 { return [] }
        if report.brokenConstraint != nil, report.brokenIndex == nil {
            return unread + ["The broken constraint is not in the list, so lines are missing."]
        }
        if report.constraints.count > 1, !report.isListClosed, report.brokenConstraint == nil {
            return unread + ["The end of the list is missing."]
        }
        return unread
    }

    private var unread: [String] {
        let count = report.constraints.count - report.readCount
        if count == 0 || report.readCount == 0 { return [] }
        return ["\(count) of \(report.constraints.count) lines could not be read."]
    }

    private var causes: [String] { knownCause.map { [$0.words] } ?? [] }

    private var systemsOwn: [String] {
        guard members.allSatisfy({ report.constraints[$0].isOfSystem }) else { return [] }
        return ["All of them are the system's own: there is none among them that the app could change."]
    }

    /// Sentences about what the report leaves open, such as values that it does not contain, and about constraints that
    /// the search leaves out.
    private var unknowns: [String] {
        let equations = report.constraints.compactMap { $0.equation }
        let known = report.constraints.compactMap { $0.role == .margins ? $0.equation?.second?.item : nil }
        let sides = equations.flatMap { equation in equation.second.map { [equation.first, $0] } ?? [equation.first] }
        var reasons: [String] = []
        if let side = sides.first(where: { $0.attribute.isOfMargins && !known.contains($0.item) }) {
            reasons.append("The layout margins of \(name(side.item)) are not printed.")
        }
        if let side = sides.first(where: { $0.attribute.isBaseline }) {
            reasons.append("The baseline of \(name(side.item)), which depends on its font, is not printed.")
        }
        if let equation = equations.first(where: { $0.second?.item.isSuperviewOf != nil }) {
            reasons.append("Which view is the superview of \(name(equation.first.item)) is not printed.")
        }
        if let side = sides.first(where: { $0.item.isAmbiguous }) {
            reasons.append("Two views have the name \(name(side.item)), so it cannot be told which one is meant.")
        }
        if equations.contains(where: { !$0.isRequired }) {
            reasons.append("Not all of them are required.")
        }
        if !system.unusable.isEmpty {
            reasons.append("Some numbers are too large to be lengths.")
        }
        return reasons
    }
}
