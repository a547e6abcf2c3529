import CommandSupport

/// Makes a picture to share from data in JSON; `--help` explains the options.
@main
struct Program {
    private static let help = """
        share-card DATA.json [PICTURE.png or .pdf or .svg]   makes a card from a file, card.png unless said otherwise;
                                                             a PNG goes to the standard output with -
        share-card --sample                                  prints data to start from
        share-card --time 100 [DATA.json]                    makes so many cards and says how long that took
        """

    static func main() {
        runProgram("share-card") { words throws(CommandError) in
            try run(words)
            return true
        }
    }

    static func run(_ words: [String]) throws(CommandError) {
        switch (words.first, words.count) {
        case (nil, _), ("--help", 1): try StandardStream.output.print(help)
        case ("--sample", 1): try StandardStream.output.print(CardData.sample.json)
        case ("--time", 2...3):
            guard let count = Int(words[1]), count > 0 else { throw usage("--time needs a number of cards.") }
            let data = words.count > 2 ? try CardData(path: words[2]) : .sample
            try StandardStream.output.print(CardPress().time(count, data))
        case (let path?, 1...2) where !path.hasPrefix("-"):
            let name = words.count > 1 ? words[1] : "card.png"
            // What cannot be written is found out before anything is made.
            let target = try OutputTarget(name)
            let data = try CardData(path: path)
            let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
            try target.write(CardPress(folder: folder).picture(of: data, for: name))
            if target != .standardOutput { try StandardStream.output.print(name) }
        default: throw usage("These arguments are not understood; --help explains them.")
        }
    }

    private static func usage(_ sentence: String) -> CommandError { CommandError(kind: .usage, sentence: sentence) }
}
