/// The diagnostics of one tree, and whom to tell.
///
/// Whoever is told may change the tree. So nobody is told in the midst of a pass, nor while somebody is being told: what
/// is recorded meanwhile waits.
final class DiagnosticJournal {
    /// How often in a row a handler may cause what it is told of before it is told no more.
    private static let roundLimit = 32

    private(set) var entries: [LayoutDiagnostic] = []
    var handler: ((LayoutDiagnostic) -> Void)?
    private var printedKinds: Set<LayoutDiagnostic.Kind> = []
    /// The entries that nobody has been told of yet.
    private var untold: [LayoutDiagnostic] = []
    private var isHeld = false
    private var isTelling = false

    func record(_ diagnostic: LayoutDiagnostic) {
        entries.append(diagnostic)
        untold.append(diagnostic)
        if !isHeld { tell() }
    }

    /// Tells nobody anything until `release()`.
    func hold() {
        isHeld = true
    }

    /// Tells what was recorded meanwhile.
    func release() {
        isHeld = false
        tell()
    }

    private func tell() {
        guard !isTelling, !untold.isEmpty else { return }
        isTelling = true
        defer { isTelling = false }
        for _ in 0..<DiagnosticJournal.roundLimit {
            let round = untold
            untold = []
            if let handler { for diagnostic in round { handler(diagnostic) } } else { print(round) }
            if untold.isEmpty { return }
        }
        untold = []
        let message =
            "The diagnostic handler was told \(DiagnosticJournal.roundLimit) times of what it had caused itself when it"
            + " was told before, and is not told of the last."
        entries.append(LayoutDiagnostic(kind: .layoutLoop, message: message))
    }

    /// Prints the first of each kind that comes up, and how many more of it came with that.
    private func print(_ round: [LayoutDiagnostic]) {
        for kind in LayoutDiagnostic.Kind.allCases where !printedKinds.contains(kind) {
            let all = round.filter { $0.kind == kind }
            guard let first = all.first else { continue }
            printedKinds.insert(kind)
            StandardError.print(first.description)
            guard all.count > 1 else { continue }
            StandardError.print("\(kind.words): \(all.count - 1) more, which layoutDiagnostics has.")
        }
    }

    /// Goes on where the journal of a tree that has become part of this one ends.
    func take(over other: DiagnosticJournal) {
        entries += other.entries
        untold += other.untold
        other.untold = []
        printedKinds.formUnion(other.printedKinds)
        if handler == nil { handler = other.handler }
    }
}
