/// The diagnostics of one tree, and their delivery to the handler.
///
/// The handler may change the tree, so it is never called in the middle of a pass or from within itself. Diagnostics
/// recorded during that time are delivered afterward.
package final class DiagnosticJournal {
    /// The number of times in a row that the handler may cause further diagnostics before delivery stops.
    private static let roundLimit = 32

    /// The number of entries above which the older half is dropped.
    private static let entryLimit = 2000

    private(set) var entries: [LayoutDiagnostic] = []
    /// The number of diagnostics recorded so far, including those that are no longer among the entries.
    private(set) var recordedCount = 0
    package var handler: ((LayoutDiagnostic) -> Void)?
    /// The reader of problems, once it is known.
    package var reader: ProblemReader?
    private var printedKinds: Set<LayoutDiagnostic.Kind> = []
    /// The entries that are yet to be delivered.
    private var pending: [LayoutDiagnostic] = []
    /// For each kind, the number of further problems that have not been put into words.
    private var unspoken: [LayoutDiagnostic.Kind: Int] = [:]
    /// The handlers of trees that have become part of this one. What they capture may run any code in its `deinit`, so
    /// they are released with the next delivery and not in the middle of a move.
    private var superseded: [(LayoutDiagnostic) -> Void] = []
    private var isSuspended = false
    private var isDelivering = false

    init(reader: ProblemReader? = nil) { self.reader = reader }

    /// Whether anybody is told about the next diagnostic of a kind: a handler or, if it is the first, the reader of
    /// standard error.
    package func tells(_ kind: LayoutDiagnostic.Kind) -> Bool { handler != nil || !printedKinds.contains(kind) }

    /// Records a diagnostic.
    /// - Parameter furtherCount: The number of problems of the same kind that are put into words only on request.
    package func record(_ diagnostic: LayoutDiagnostic, besides furtherCount: Int = 0) {
        if entries.count >= DiagnosticJournal.entryLimit {
            entries.removeFirst(entries.count - DiagnosticJournal.entryLimit / 2)
        }
        recordedCount += 1
        entries.append(diagnostic)
        pending.append(diagnostic)
        if furtherCount > 0 { unspoken[diagnostic.kind] = furtherCount }
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
            let furtherCount = all.count - 1 + (unspoken.removeValue(forKey: kind) ?? 0)
            guard furtherCount > 0 else { continue }
            StandardError.print("\(kind.words): \(furtherCount) more; see layoutDiagnostics.")
        }
    }

    /// Takes over the journal of a tree that has become part of this journal's tree.
    func absorb(_ other: DiagnosticJournal) {
        entries += other.entries
        recordedCount += other.recordedCount
        pending += other.pending
        other.pending = []
        printedKinds.formUnion(other.printedKinds)
        superseded += other.superseded
        if reader == nil { reader = other.reader }
        guard let former = other.handler else { return }
        if handler == nil { handler = former } else { superseded.append(former) }
    }
}
