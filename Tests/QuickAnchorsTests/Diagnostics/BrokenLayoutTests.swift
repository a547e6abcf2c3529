import Foundation
import QuickAnchors
import Testing

@Suite("Diagnostics of broken layouts")
struct BrokenLayoutTests {
    /// The reports are recorded with `RECORD_SNAPSHOTS=1 swift test --filter BrokenLayoutTests`. Read the recording
    /// before you commit it.
    @Test("Each reports the recorded diagnostics")
    func words() throws {
        let reports = (BrokenLayout.conflicts + BrokenLayout.others).map(\.report)
        let name = "BrokenLayouts.txt"
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
            return try reports.joined(separator: "\n\n").write(to: file, atomically: true, encoding: .utf8)
        }
        let url = try #require(Bundle.module.url(forResource: name, withExtension: nil))
        let recorded = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n\n")
        #expect(recorded.count == reports.count)
        for (report, recorded) in zip(reports, recorded) { #expect(report == recorded) }
    }

    @Test("No line is longer than 80 columns, except for locations and code")
    func columns() {
        for line in (BrokenLayout.conflicts + BrokenLayout.others).flatMap({ $0.report.split(separator: "\n") }) {
            #expect(line.count <= 80 || line.contains(".swift:") || line.contains("To"), "\(line)")
        }
    }
}
