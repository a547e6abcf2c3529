import ArgumentParser
import Cards
import LayoutCairo
import ProgramSupport

/// Makes a picture for sharing from JSON data.
@main
struct ShareCard: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "share-card", abstract: "Makes a picture to share from data in JSON.",
        subcommands: [Make.self, Sample.self, Time.self], defaultSubcommand: Make.self)
}

extension ShareCard {
    struct Make: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Makes a card; this is what happens without a subcommand.")

        @Argument(help: "The data, as `share-card sample` prints them.", completion: .file(extensions: ["json"]))
        var data: String

        @Argument(help: "The picture: .png, .pdf or .svg; - is the standard output, for a PNG.")
        var picture = "card.png"

        @Option(
            help:
                "The folder that the path of an avatar is relative to, and must not leave; that of the data otherwise.")
        var images: String?

        func run() throws {
            try reporting { () throws(CommandError) in
                // Output files that cannot be written are detected before anything is made.
                let target = try OutputTarget(picture)
                let card = try CardData(path: data)
                let folder = images ?? data.lastIndex(of: "/").map { String(data[...$0]) } ?? "."
                let file = try CommandError.from { () throws(CardError) in
                    try CardPress(images: ImageAccess(folder: folder)).picture(
                        of: card, as: CardFormat(ofFile: picture))
                }
                try target.write(file)
                if target != .standardOutput { try StandardStream.output.print(picture) }
            }
        }
    }

    struct Sample: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Prints data to start from.")

        func run() throws {
            try reporting { () throws(CommandError) in try StandardStream.output.print(CardData.sample.json) }
        }
    }

    struct Time: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Makes many cards and says how long that took.")

        @Argument(help: "The number of cards.")
        var count = 100

        @Argument(help: "The data; a sample otherwise.", completion: .file(extensions: ["json"]))
        var data: String?

        func validate() throws {
            guard count > 0 else { throw ValidationError("The number of cards must be positive.") }
        }

        func run() throws {
            try reporting { () throws(CommandError) in
                let card = try data.map { path throws(CommandError) in try CardData(path: path) } ?? .sample
                let report = try CommandError.from { () throws(CardError) in try timing(count, card) }
                try StandardStream.output.print(report)
            }
        }

        private func timing(_ count: Int, _ data: CardData) throws(CardError) -> String {
            let press = try CardPress()
            let clock = ContinuousClock()
            var (layout, drawing, bytes) = (Duration.zero, Duration.zero, 0)
            for index in 0..<count {
                // Each card differs from the previous one, so that nothing can be reused.
                var own = data
                own.title += " \(index)"
                let start = clock.now
                let card = try press.layOut(own)
                let laidOut = clock.now
                bytes += try press.draw(card, own, as: .png).count
                layout += laidOut - start
                drawing += clock.now - laidOut
            }
            let each = { (part: Duration) in (1000 * (part / .milliseconds(1)) / Double(count)).rounded() / 1000 }
            return """
                \(count) cards of \(bytes / count) bytes, \(each(layout + drawing)) ms each:
                layout \(each(layout)) ms, drawing and writing \(each(drawing)) ms
                layout is \((1000 * (layout / (layout + drawing))).rounded() / 10) % of it
                \(Int((Double(count) / ((layout + drawing) / .seconds(1))).rounded())) cards a second
                """
        }
    }
}

extension CardData {
    /// Reads a file.
    init(path: String) throws(CommandError) {
        let contents = try InputFile.contents(of: path)
        do throws(CardError) {
            self = try CardData(json: contents)
        } catch {
            throw CommandError(kind: .invalidData, sentence: "\(path): \(error.sentence)")
        }
    }
}

extension CommandError {
    /// The result of `body`, whose errors become those of a command.
    static func from<Result>(_ body: () throws(CardError) -> Result) throws(CommandError) -> Result {
        do throws(CardError) {
            return try body()
        } catch {
            let kind: Kind = if case .unavailable = error { .unavailable } else { .invalidData }
            throw CommandError(kind: kind, sentence: error.sentence)
        }
    }
}

extension ParsableCommand {
    /// Runs `body`. Reports an error as one sentence on standard error, and exits with the status of the error's kind.
    func reporting(_ body: () throws(CommandError) -> Void) throws {
        do throws(CommandError) {
            try body()
        } catch {
            // If this fails, there is nowhere left to report it.
            try? StandardStream.error.print("share-card: \(error.sentence)")
            throw ExitCode(error.kind.rawValue)
        }
    }
}
