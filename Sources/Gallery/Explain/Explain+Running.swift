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
        let scene = picture == nil ? nil : reports.lazy.compactMap { ConflictScene($0, $0.explanation) }.first
        var reason: String {
            reports.contains { $0.explanation.conflict != nil }
                ? "the views that contradict each other have no size, or are too large" : "no list contradicts itself"
        }
        if picture == "-" {
            guard let scene else {
                throw CommandError(kind: .invalidData, sentence: "There is nothing to draw: \(reason).")
            }
            return try StandardStream.output.print(scene.svg)
        }
        let target = try picture.map(OutputTarget.init)
        try StandardStream.output.print(isJSON ? ReportBook(reports).json() : Command.Explain.text(of: reports))
        guard let picture, let target else { return }
        if let scene {
            try target.write(scene.svg.utf8)
            if !isJSON { try Command.tell(picture) }
        } else if !isJSON {
            try StandardStream.output.print("not written: \(picture), since \(reason).")
        }
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
