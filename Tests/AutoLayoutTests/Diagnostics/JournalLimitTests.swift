import Testing

@testable import AutoLayout
@testable import LayoutCore

@Suite("Limits of the journal")
struct JournalLimitTests {
    private func record(_ count: Int, in journal: DiagnosticJournal, from first: Int = 0) {
        for number in first..<first + count {
            journal.record(LayoutDiagnostic(kind: .notFinite, message: "\(number)"))
        }
    }

    @Test("The journal keeps 2,000 diagnostics; the next one makes it drop the older half")
    func entries() {
        let journal = DiagnosticJournal()
        journal.handler = { _ in }
        record(2000, in: journal)
        #expect(journal.entries.map(\.message) == (0..<2000).map(String.init))
        record(1, in: journal, from: 2000)
        #expect(journal.entries.map(\.message) == (1000...2000).map(String.init))
        #expect(journal.recordedCount == 2001)
    }

    @Test(
        "A handler that causes further diagnostics is told of them 31 times in a row; then a diagnostic says so",
        arguments: [0, 1, 30, 31, 32, 100])
    func rounds(further: Int) {
        let screen = makeScreen()
        var told = 0
        screen.layoutDiagnosticHandler = { [unowned screen] _ in
            told += 1
            if told <= further { screen.frame.origin.x = .nan }
        }
        screen.frame.origin.x = .nan
        #expect(told == min(further + 1, 32))
        let isStopped = further >= 32
        #expect(screen.layoutDiagnostics.last?.kind == (isStopped ? .layoutLoop : .notFinite))
        #expect(screen.layoutDiagnostics.last?.message.contains("32 times in a row") == isStopped)
        // What comes later is delivered again.
        told = further
        screen.frame.origin.y = .nan
        #expect(told == further + 1)
    }

    @Test("A journal that absorbs another continues its counts, entries and open deliveries, and keeps its own handler")
    func absorbing() {
        let (own, other) = (DiagnosticJournal(), DiagnosticJournal())
        var told: [String] = []
        own.handler = { told.append("own \($0.message)") }
        other.handler = { told.append("other \($0.message)") }
        record(2, in: own)
        record(1, in: other, from: 2)
        other.suspendDelivery()
        record(1, in: other, from: 3)
        own.suspendDelivery()
        own.absorb(other)
        #expect(told == ["own 0", "own 1", "other 2"])
        own.resumeDelivery()
        #expect(told == ["own 0", "own 1", "other 2", "own 3"])
        #expect(own.entries.map(\.message) == ["0", "1", "2", "3"] && own.recordedCount == 4)
        // The other journal has nothing left to deliver.
        other.resumeDelivery()
        #expect(told.count == 4)
    }

    @Test("A journal without a handler takes over that of the journal it absorbs")
    func handlerOfOther() {
        let (own, other) = (DiagnosticJournal(), DiagnosticJournal())
        var told: [String] = []
        other.handler = { told.append($0.message) }
        own.absorb(other)
        record(1, in: own)
        #expect(told == ["0"])
    }

    @Test("A kind is told of while there is a handler, or until its first diagnostic has been printed")
    func telling() async {
        await #expect(processExitsWith: .success) {
            let journal = DiagnosticJournal()
            #expect(journal.tells(.notFinite) && journal.tells(.tie))
            journal.record(LayoutDiagnostic(kind: .notFinite, message: "printed"))
            #expect(!journal.tells(.notFinite) && journal.tells(.tie))
            journal.handler = { _ in }
            #expect(journal.tells(.notFinite))
        }
    }
}
