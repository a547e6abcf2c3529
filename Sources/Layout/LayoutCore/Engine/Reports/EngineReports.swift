/// What an engine reports: its diagnostics, the counts of its work, and what the next comparison has to read to find new
/// problems.
struct EngineReports {
    private(set) var journal = DiagnosticJournal()
    var statistics = LayoutStatistics()
    var findings = Findings()
    /// The names of the items that the report being written mentions; nil while none is.
    var names: ReportNames?

    /// Begins a journal without entries and handler; the former one keeps its handler.
    mutating func beginJournal() { journal = DiagnosticJournal(reader: journal.reader) }

    /// Begins a journal and counts for a tree of its own.
    mutating func beginHistory() {
        (journal, statistics) = (DiagnosticJournal(reader: journal.reader), LayoutStatistics())
    }

    /// Takes over the journal and the counts of another engine, whose tree goes on in this one.
    mutating func takeHistory(of other: EngineReports) { (journal, statistics) = (other.journal, other.statistics) }
}
