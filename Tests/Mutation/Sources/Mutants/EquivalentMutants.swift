/// Mutants that no test can kill, each with the reason.
///
/// An entry of the list is a paragraph: the file and the function or property, the line before the fault, the line after
/// it (nothing if a statement is left out), and the reason.
///
///     Sources/Solver/ConstraintSolver/Plans/Plan.swift: next
///     - if first < last {
///     + if first <= last {
///     They differ, since a plan has at least two steps.
public struct EquivalentMutants: Sendable {
    private struct Key: Hashable {
        let place, before, after: String
    }
    private var reasons: [Key: String] = [:]

    public struct Malformed: Error, CustomStringConvertible {
        let paragraph: String
        public var description: String { "Not an entry of the list of equivalent mutants:\n\(paragraph)" }
    }

    public init(_ text: String) throws(Malformed) {
        for paragraph in text.split(separator: "\n\n") {
            let lines = paragraph.split(separator: "\n")
            guard lines.count >= 4, lines[1].hasPrefix("-"), lines[2].hasPrefix("+") else {
                throw Malformed(paragraph: String(paragraph))
            }
            let key = Key(
                place: String(lines[0]), before: String(lines[1].dropFirst(2)), after: String(lines[2].dropFirst(2)))
            reasons[key] = lines[3...].joined(separator: " ")
        }
    }

    /// Why a mutant cannot be killed; `nil` if nobody has said so.
    public func reason(_ mutant: Mutant) -> String? {
        reasons[Key(place: "\(mutant.file): \(mutant.scope)", before: mutant.before, after: mutant.after)]
    }
}
