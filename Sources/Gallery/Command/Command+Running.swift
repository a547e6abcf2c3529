import Foundation
import GalleryExamples
import LayoutPreview

extension Command {
    /// Runs the command.
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
        case .explain(let explain):
            try explain.run()
            return true
        }
    }

    fileprivate static func reports(of examples: [any Example.Type], in settings: [Setting]) -> [Report] {
        let progress = ProgressLine(total: examples.count)
        defer { progress.clear() }
        return examples.map { example in
            progress.show(example.name)
            return Report(example, in: settings)
        }
    }

    private static func writeSources(to file: String) throws(CommandError) {
        guard let json = try? SourceBook(examples).json() else {
            throw CommandError(kind: .cannotWrite, sentence: "\(file) was not written: the sources are no text.")
        }
        try write(json, to: file)
    }

    /// Writes a text to a file, in folders that are made where they are missing.
    static func write(_ text: String, to path: String, isTold: Bool = true) throws(CommandError) {
        do {
            let folder = URL(filePath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            throw CommandError(kind: .cannotWrite, sentence: "\(path) was not written: \(error.localizedDescription)")
        }
        if isTold { print("written: \(path)") }
    }
}

extension Command.Show {
    private var printsPicture: Bool { picture == "-" }

    fileprivate func run() throws(CommandError) -> Bool {
        let wanted = examples.filter { names.contains($0.name) }
        let reports = Command.reports(of: wanted, in: [setting])
        print(words(on: reports), terminator: printsPicture ? "" : "\n")
        if let picture, !printsPicture { try Command.write(Command.Show.picture(of: reports), to: picture) }
        if let page {
            let page = (html: PreviewPage(Command.reports(of: wanted, in: Setting.all)).html(), path: page)
            try Command.write(page.html, to: page.path, isTold: !printsPicture)
        }
        return reports.allSatisfy(\.agrees)
    }

    /// What is printed: an empty line stands between two examples and nowhere else.
    func words(on reports: [Report]) -> String {
        if printsPicture { return Command.Show.picture(of: reports) }
        return reports.map { drawsText ? $0.drawing : "\($0)" }.joined(separator: "\n\n")
    }

    private static func picture(of reports: [Report]) -> String {
        reports.first?.lastRuns.first?.snapshot.svg() ?? ""
    }
}
