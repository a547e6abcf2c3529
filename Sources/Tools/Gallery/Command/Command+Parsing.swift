import AutoLayout
import CommandSupport

extension Command {
    /// Parses the arguments, given the names of the examples.
    init(_ words: [String], names known: [String]) throws(CommandError) {
        if words.first == "explain" {
            self = try Command.explanation(words.dropFirst())
            return
        }
        var show = Show(names: [])
        var isInSite = false
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--help", "-h":
                self = .help
                return
            case "--list":
                self = .list
                return
            case "--text": show.drawsText = true
            case "--rtl": show.setting.direction = .rightToLeft
            case "--width": show.setting.width = try Command.width(rest.popFirst())
            case "--svg": show.picture = try Command.path(rest.popFirst(), of: word)
            case "--open": show.isOpened = true
            case "--site": isInSite = true
            case "--output": show.page = Command.page(at: try Command.path(rest.popFirst(), of: word))
            case _ where word.hasPrefix("-"):
                throw Command.unknown(
                    "option \(word)", word, among: Command.options, rest: "--help lists those there are.")
            case _ where known.contains(word): show.names.append(word)
            default:
                // `explain` is a command only as the first argument.
                let words = word == words.first ? known + ["explain"] : known
                throw Command.unknown(
                    "example \"\(word)\"", word, among: words, rest: "--list names those there are.")
            }
        }
        if show.picture != nil, show.names.count != 1 {
            throw CommandError(kind: .usage, sentence: "--svg draws one example; name the one that is meant.")
        }
        if show.names.isEmpty {
            if !words.contains(where: ["--text", "--rtl", "--width"].contains) {
                self = .gallery(
                    page: show.page ?? "gallery/index.html", isOpened: show.isOpened, isInSite: isInSite)
                return
            }
            show.names = known
        }
        if isInSite {
            throw CommandError(kind: .usage, sentence: "--site is for the page of all examples.")
        }
        if show.isOpened, show.page == nil {
            throw CommandError(
                kind: .usage, sentence: "--open opens a page; --output says where to write that of some examples.")
        }
        self = .show(show)
    }

    private static func explanation(_ words: ArraySlice<String>) throws(CommandError) -> Command {
        var explain = Explain()
        var rest = words
        while let word = rest.popFirst() {
            switch word {
            case "--help", "-h": return .help
            case "--json": explain.isJSON = true
            case "--svg": explain.picture = try path(rest.popFirst(), of: word)
            case _ where word.hasPrefix("-") && word != "-":
                throw unknown(
                    "option \(word)", word, among: ["--json", "--svg", "--help"], rest: "--help lists those there are.")
            case _ where explain.file == nil: explain.file = word
            default: throw CommandError(kind: .usage, sentence: "explain reads one file; \(word) is another.")
            }
        }
        if explain.file == "-" { explain.file = nil }
        return .explain(explain)
    }

    /// Every option in its long form.
    static let options = [
        "--help", "--list", "--text", "--svg", "--width", "--rtl", "--output", "--open", "--site", "--json",
    ]

    private static func unknown(
        _ what: String, _ word: String, among known: [String], rest: String
    ) -> CommandError {
        let question = word.likeliest(of: known).map { "did you mean \($0)? " } ?? ""
        return CommandError(kind: .usage, sentence: "There is no \(what); \(question)\(rest)")
    }

    private static func width(_ word: String?) throws(CommandError) -> Double {
        guard let width = word.flatMap(Double.init), (1...10_000).contains(width) else {
            throw CommandError(kind: .usage, sentence: "--width needs a number of points from 1 to 10000.")
        }
        return width
    }

    private static func path(_ word: String?, of option: String) throws(CommandError) -> String {
        guard let word, !word.isEmpty, !word.hasPrefix("--") else {
            throw CommandError(kind: .usage, sentence: "\(option) needs a path.")
        }
        return word
    }

    /// The file of a page: the path itself, or the index page of the folder at the path.
    private static func page(at path: String) -> String {
        if path.hasSuffix(".html") { return path }
        return path.hasSuffix("/") ? path + "index.html" : path + "/index.html"
    }
}
