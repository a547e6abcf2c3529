import Foundation
import LayoutReports

extension Command.Explain {
    /// Reads the input, explains it, and prints or writes what was asked for.
    func run() throws(CommandError) {
        let reports = ConflictReport.all(in: try input())
        guard !reports.isEmpty else {
            throw CommandError(
                kind: .noReport,
                sentence: "There is no report of constraints in \(file ?? "the input"); paste what the console has from"
                    + " \"Unable to simultaneously satisfy constraints\" on.")
        }
        let scene = picture == nil ? nil : reports.lazy.compactMap { ConflictScene($0, $0.explanation) }.first
        if picture == "-" {
            guard let scene else {
                throw CommandError(kind: .noReport, sentence: "There is nothing to draw: no list contradicts itself.")
            }
            return print(scene.svg)
        }
        print(isJSON ? try ReportBook(reports).json() : Command.Explain.text(of: reports))
        guard let picture else { return }
        if let scene {
            try Command.write(scene.svg, to: picture, isTold: !isJSON)
        } else if !isJSON {
            print("not written: \(picture), since no list contradicts itself.")
        }
    }

    /// The words and drawings for some reports; an empty line stands between two.
    static func text(of reports: [ConflictReport]) -> String {
        reports.enumerated().map { index, report in
            let explanation = report.explanation
            let title = reports.count > 1 ? "Report \(index + 1) of \(reports.count)\n\n" : ""
            let drawing = ConflictScene(report, explanation).map { "\n\n" + $0.text } ?? ""
            return title + explanation.description + drawing
        }.joined(separator: "\n\n")
    }

    private func input() throws(CommandError) -> [UInt8] {
        guard let file else { return [UInt8](FileHandle.standardInput.readDataToEndOfFile()) }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw CommandError(kind: .cannotRead, sentence: "\(file) cannot be read.")
        }
        return [UInt8](data)
    }
}
