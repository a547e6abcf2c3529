import Foundation

/// Makes a picture to share from data in JSON; `--help` explains the options.
@main
struct Program {
    private static let help = """
        share-card DATA.json [PICTURE.png or .pdf or .svg]   makes a card from a file, card.png unless said otherwise
        share-card --sample                                  prints data to start from
        share-card --time 100 [DATA.json]                    makes so many cards and says how long that took

        """

    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("share-card: \(sentence(error))\n".utf8))
            exit(EXIT_FAILURE)
        }
    }

    private static func run(_ arguments: [String]) throws {
        switch arguments.first {
        case nil, "--help": print(help, terminator: "")
        case "--sample": print(try CardData.sample.json)
        case "--time":
            let count = arguments.count > 1 ? Int(arguments[1]) ?? 100 : 100
            let data = try arguments.count > 2 ? CardData(path: arguments[2]) : .sample
            try CardPress().time(count, data)
        case let path?:
            let target = arguments.count > 1 ? arguments[1] : "card.png"
            let data = try CardData(path: path)
            try Data(CardPress().picture(of: data, for: target)).write(to: URL(fileURLWithPath: target))
            print(target)
        }
    }

    private static func sentence(_ error: any Error) -> String {
        switch error {
        case let error as CardError: error.description
        case let error as DecodingError: "The data is not what a card needs: \(error)"
        default: "\(error)"
        }
    }
}

/// Why there is no card.
enum CardError: Error, CustomStringConvertible {
    case noPictures
    case notMade(String)

    var description: String {
        switch self {
        case .noPictures:
            "This was built without pictures; `swift run --traits Cairo share-card` has them, where libpango1.0-dev and"
                + " libgdk-pixbuf-2.0-dev are installed."
        case .notMade(let reason): reason
        }
    }
}
