/// The diagnostics of one tree, and their delivery to the handler.
///
/// The handler may change the tree, so it is never called in the middle of a pass or from within itself. Diagnostics
/// recorded during that time are delivered afterward.
final class DiagnosticJournal {
    /// The number of times in a row that the handler may cause further diagnostics before delivery stops.
    private static let roundLimit = 32

    private(set) var entries: [LayoutDiagnostic] = []
    var handler: ((LayoutDiagnostic) -> Void)?
    private var printedKinds: Set<LayoutDiagnostic.Kind> = []
    /// The entries that are yet to be delivered.
    private var pending: [LayoutDiagnostic] = []
    /// The handlers of trees that have become part of this one. What they capture may run any code in its `deinit`, so
    /// they are released with the next delivery and not in the middle of a move.
    private var superseded: [(LayoutDiagnostic) -> Void] = []
    private var isSuspended = false
    private var isDelivering = false

    func record(_ diagnostic: LayoutDiagnostic) {
        entries.append(diagnostic)
        pending.append(diagnostic)
        if !isSuspended { deliver() }
    }

    /// Suspends delivery until `resumeDelivery()` is called.
    func suspendDelivery() {
        isSuspended = true
    }

    /// Ends the suspension and delivers the diagnostics recorded during it.
    func resumeDelivery() {
        isSuspended = false
        let ended = superseded
        superseded = []
        deliver()
        withExtendedLifetime(ended) {}
    }

    private func deliver() {
        guard !isDelivering, !pending.isEmpty else { return }
        isDelivering = true
        defer { isDelivering = false }
        for _ in 0..<DiagnosticJournal.roundLimit {
            let round = pending
            pending = []
            if let handler { for diagnostic in round { handler(diagnostic) } } else { print(round) }
            if pending.isEmpty { return }
        }
        pending = []
        let message =
            "The diagnostic handler caused further diagnostics \(DiagnosticJournal.roundLimit) times in a row; the last"
            + " ones are not delivered to it."
        entries.append(LayoutDiagnostic(kind: .layoutLoop, message: message))
    }

    /// Prints the first diagnostic of each kind not printed before, and the number of further ones in the same round.
    private func print(_ round: [LayoutDiagnostic]) {
        for kind in LayoutDiagnostic.Kind.allCases where !printedKinds.contains(kind) {
            let all = round.filter { $0.kind == kind }
            guard let first = all.first else { continue }
            printedKinds.insert(kind)
            StandardError.print(first.description)
            guard all.count > 1 else { continue }
            StandardError.print("\(kind.words): \(all.count - 1) more; see layoutDiagnostics.")
        }
    }

    /// Takes over the journal of a tree that has become part of this journal's tree.
    func absorb(_ other: DiagnosticJournal) {
        entries += other.entries
        pending += other.pending
        other.pending = []
        printedKinds.formUnion(other.printedKinds)
        superseded += other.superseded
        guard let former = other.handler else { return }
        if handler == nil { handler = former } else { superseded.append(former) }
    }
}
