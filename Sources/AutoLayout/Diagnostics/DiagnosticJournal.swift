/// The diagnostics of one tree, and whom to tell.
final class DiagnosticJournal {
    private(set) var entries: [LayoutDiagnostic] = []
    var handler: ((LayoutDiagnostic) -> Void)?
    private var printedKinds: Set<LayoutDiagnostic.Kind> = []

    func record(_ diagnostic: LayoutDiagnostic) {
        entries.append(diagnostic)
        if let handler { return handler(diagnostic) }
        guard printedKinds.insert(diagnostic.kind).inserted else { return }
        StandardError.print(diagnostic.description)
    }

    /// Goes on where the journal of a tree that has become part of this one ends.
    func take(over other: DiagnosticJournal) {
        entries += other.entries
        printedKinds.formUnion(other.printedKinds)
        if handler == nil { handler = other.handler }
    }
}
