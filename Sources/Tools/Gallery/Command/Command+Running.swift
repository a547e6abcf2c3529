import CommandSupport
import GalleryExamples
import LayoutPreview

extension Command {
    /// Runs the command.
    /// - Returns: whether all notations of the examples that were built agree.
    func run() throws(CommandError) -> Bool {
        switch self {
        case .help:
            try StandardStream.output.print(Command.usage)
            return true
        case .list:
            try StandardStream.output.print(examples.map { $0.name }.joined(separator: "\n"))
            return true
        case .gallery(let page, let isOpened, let isInSite):
            let target = try OutputTarget(page)
            let reports = Command.reports(of: examples, in: Setting.all)
            try StandardStream.output.print("\(Table(reports))")
            try StandardStream.output.print("verbose, quick: characters without spaces; agree: on all frames")
            try PreviewPage(reports, isInSite: isInSite).write(to: page, target)
            try Command.tell(page)
            try Command.show(page, isOpened: isOpened)
            return reports.allSatisfy(\.agrees)
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

    /// Opens a page, or prints the command that opens it.
    static func show(_ page: String, isOpened: Bool) throws(CommandError) {
        if isOpened { return try Desktop.open(page) }
        try StandardStream.output.print("to see it: \(Desktop.command(opening: page)), or --open next time")
    }

    /// Prints that a file was written.
    static func tell(_ path: String) throws(CommandError) {
        try StandardStream.output.print("written: \(path)")
    }
}

extension Command.Show {
    /// Whether the picture goes to the standard output, so that nothing else may be printed there.
    private var printsPicture: Bool { picture.flatMap { try? OutputTarget($0) } == .standardOutput }

    fileprivate func run() throws(CommandError) -> Bool {
        let wanted = examples.filter { names.contains($0.name) }
        // Targets that cannot be written are found before anything is built.
        let pictureTarget = try picture.map(OutputTarget.init)
        let pageTarget = try page.map(OutputTarget.init)
        let reports = Command.reports(of: wanted, in: [setting])
        let words = words(on: reports)
        try StandardStream.output.write((printsPicture ? words : words + "\n").utf8)
        if let picture, let pictureTarget, !printsPicture {
            try pictureTarget.write(Command.Show.picture(of: reports).utf8)
            try Command.tell(picture)
        }
        if let page, let pageTarget {
            try PreviewPage(Command.reports(of: wanted, in: Setting.all)).write(to: page, pageTarget)
            if !printsPicture { try Command.tell(page) }
            if isOpened { try Desktop.open(page) }
        }
        return reports.allSatisfy(\.agrees)
    }

    /// The text to print, with empty lines only between examples; the picture alone, if it goes to the standard output.
    func words(on reports: [Report]) -> String {
        if printsPicture { return Command.Show.picture(of: reports) }
        return reports.map { drawsText ? $0.drawing : "\($0)" }.joined(separator: "\n\n")
    }

    private static func picture(of reports: [Report]) -> String {
        reports.first?.lastRuns.first?.snapshot.svg() ?? ""
    }
}

extension PreviewPage {
    /// Writes the page. A file named `index.html` is the page of a folder, with its pictures in further files in the
    /// folder; a page of another name contains its pictures.
    fileprivate func write(to path: String, _ target: OutputTarget) throws(CommandError) {
        guard path.hasSuffix("/index.html"), target != .standardOutput else {
            return try target.write(html().utf8)
        }
        let (html, pictures) = files()
        for picture in pictures {
            try OutputTarget(path.dropLast("index.html".count) + picture.path).write(picture.text.utf8)
        }
        try target.write(html.utf8)
    }
}
