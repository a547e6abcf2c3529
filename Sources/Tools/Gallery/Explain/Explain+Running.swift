import CommandSupport
import ConflictScenes
import LayoutReports

extension Command.Explain {
    /// Reads the input, explains it, and prints or writes the requested output.
    func run() throws(CommandError) {
        let reports = ConflictReport.all(in: try input())
        guard !reports.isEmpty else {
            throw CommandError(
                kind: .invalidData,
                sentence: "There is no report of constraints in \(file ?? "the input"); paste what the console has from"
                    + " \"Unable to simultaneously satisfy constraints\" on.")
        }
        let svg = picture == nil ? nil : reports.lazy.compactMap { ConflictScene($0, $0.explanation) }.first?.svg
        let target = try picture.map(OutputTarget.init)
        if target != .standardOutput {
            try StandardStream.output.print(isJSON ? ReportBook(reports).json() : Command.Explain.text(of: reports))
        }
        guard let picture, let target else { return }
        guard let svg else {
            let reason =
                reports.contains { $0.explanation.conflict != nil }
                ? "the views that contradict each other are too large" : "no list contradicts itself"
            throw CommandError(kind: .cannotCreate, sentence: "\(picture) was not written: \(reason).")
        }
        if target == .standardOutput { return try StandardStream.output.print(svg) }
        try target.write(svg.utf8)
        if !isJSON { try Command.tell(picture) }
    }

    /// The explanations and drawings of some reports, separated by empty lines.
    static func text(of reports: [ConflictReport]) -> String {
        reports.enumerated().map { index, report in
            let explanation = report.explanation
            let drawing = ConflictScene(report, explanation).map { "\n\n" + $0.text } ?? ""
            return explanation.text(ofReport: index, among: reports.count) + drawing
        }.joined(separator: "\n\n")
    }

    private func input() throws(CommandError) -> [UInt8] {
        guard let file else { return try InputFile.standardInput() }
        return try InputFile.contents(of: file)
    }
}
