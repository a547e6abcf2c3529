import Foundation
import GalleryExamples
import LayoutPreview

extension Command {
    /// Does what is asked for.
    /// - Returns: whether all spellings of what was built agree.
    func run() throws(CommandError) -> Bool {
        switch self {
        case .help:
            print(Command.usage)
            return true
        case .list:
            for example in examples { print(example.name) }
            return true
        case .gallery(let page):
            let reports = Command.reports(of: examples, in: Setting.all)
            print(Table(reports))
            try Command.write(PreviewPage(reports).html(), to: page)
            return reports.allSatisfy(\.agrees)
        case .sources(let file):
            try Command.writeSources(to: file)
            return true
        case .show(let show):
            return try show.run()
        }
    }

    fileprivate static func reports(of examples: [any Example.Type], in settings: [Setting]) -> [Report] {
        let progress = ProgressLine(total: examples.count)
        defer { progress.clear() }
        return examples.map { example in
            progress.tell(of: example.name)
            return Report(example, in: settings)
        }
    }

    private static func writeSources(to file: String) throws(CommandError) {
        guard let json = try? SourceBook(examples).json() else {
            throw CommandError(kind: .cannotWrite, sentence: "\(file) was not written: the sources are no text.")
        }
        try write(json, to: file)
    }

    /// Writes a text to a file, in folders that are made where they are missing, and says so.
    fileprivate static func write(_ text: String, to path: String) throws(CommandError) {
        do {
            let folder = URL(filePath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            throw CommandError(kind: .cannotWrite, sentence: "\(path) was not written: \(error.localizedDescription)")
        }
        print("written: \(path)")
    }
}

extension Command.Show {
    fileprivate func run() throws(CommandError) -> Bool {
        let wanted = examples.filter { names.contains($0.name) }
        let reports = Command.reports(of: wanted, in: [setting])
        for report in reports { print(drawsText ? report.drawing : "\(report)", terminator: "\n\n") }
        if let picture, let snapshot = reports.first?.lastRuns.first?.snapshot {
            try Command.write(snapshot.svg(), to: picture)
        }
        if let page {
            try Command.write(PreviewPage(Command.reports(of: wanted, in: Setting.all)).html(), to: page)
        }
        return reports.allSatisfy(\.agrees)
    }
}
