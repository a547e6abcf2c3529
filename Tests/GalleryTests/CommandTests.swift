import AutoLayout
import CommandSupport
import LayoutPreview
import Testing

@testable import Gallery
@testable import GalleryExamples

@Suite("The command line")
struct CommandTests {
    private func command(_ words: String...) throws(CommandError) -> Command {
        try Command(words, names: ["three-boxes", "paddings"])
    }

    private func complaint(_ words: String...) -> String? {
        do {
            _ = try Command(words, names: ["three-boxes", "paddings"])
            return nil
        } catch {
            return error.sentence
        }
    }

    @Test("builds the gallery by default, in the given folder")
    func gallery() throws {
        #expect(try command() == .gallery(page: "gallery/index.html", isOpened: false))
        #expect(try command("--output", "site") == .gallery(page: "site/index.html", isOpened: false))
        #expect(try command("--output", "site/") == .gallery(page: "site/index.html", isOpened: false))
        #expect(try command("--output", "page.html") == .gallery(page: "page.html", isOpened: false))
    }

    @Test("opens a page if asked to, and says how otherwise")
    func opening() throws {
        #expect(try command("--open") == .gallery(page: "gallery/index.html", isOpened: true))
        #expect(
            try command("--output", "site", "--site")
                == .gallery(page: "site/index.html", isOpened: false, isInSite: true))
        #expect(complaint("paddings", "--site") == "--site is for the page of all examples.")
        let show = Command.Show(names: ["paddings"], page: "p.html", isOpened: true)
        #expect(try command("paddings", "--open", "--output", "p.html") == .show(show))
        #expect(
            complaint("paddings", "--open")
                == "--open opens a page; --output says where to write that of some examples.")
        #expect(Desktop.command(opening: "gallery/index.html").hasSuffix("open gallery/index.html"))
        #expect(Desktop.command(opening: "my pages/index.html").hasSuffix("open 'my pages/index.html'"))
    }

    @Test("shows the examples that are named")
    func names() throws {
        #expect(try command("paddings") == .show(.init(names: ["paddings"])))
        #expect(try command("paddings", "three-boxes") == .show(.init(names: ["paddings", "three-boxes"])))
        #expect(try command("paddings", "--output", "p.html") == .show(.init(names: ["paddings"], page: "p.html")))
    }

    @Test("shows every example if a format is given without a name")
    func allNames() throws {
        let all = ["three-boxes", "paddings"]
        #expect(try command("--text") == .show(.init(names: all, drawsText: true)))
        #expect(try command("--rtl") == .show(.init(names: all, setting: Setting(direction: .rightToLeft))))
    }

    @Test("takes options before and after a name; of two widths the last one counts")
    func options() throws {
        let setting = Setting(width: 320, direction: .rightToLeft)
        let expected = Command.show(
            .init(names: ["paddings"], setting: setting, drawsText: true, picture: "p.svg"))
        #expect(try command("--rtl", "paddings", "--svg", "p.svg", "--text", "--width", "320") == expected)
        #expect(
            try command("--width", "768", "--width", "320", "--text", "--rtl", "--svg", "p.svg", "paddings") == expected
        )
    }

    @Test("gives precedence to --help and --list")
    func help() throws {
        #expect(try command("--help") == .help)
        #expect(try command("paddings", "-h") == .help)
        #expect(try command("--list") == .list)
    }

    @Test("reports invalid arguments in one sentence")
    func complaints() {
        #expect(complaint("four-boxes") == "There is no example \"four-boxes\"; --list names those there are.")
        #expect(complaint("") == "There is no example \"\"; --list names those there are.")
        #expect(complaint("--wide") == "There is no option --wide; --help lists those there are.")
        #expect(complaint("--svg", "p.svg") == "--svg draws one example; name the one that is meant.")
        #expect(
            complaint("--svg", "p.svg", "paddings", "three-boxes")
                == "--svg draws one example; name the one that is meant.")
        #expect(complaint("paddings", "--svg") == "--svg needs a path.")
        #expect(complaint("paddings", "--svg", "--text") == "--svg needs a path.")
        #expect(complaint("--output", "") == "--output needs a path.")
    }

    @Test("suggests a word that begins with the one given or is nearly the same")
    func questions() {
        #expect(
            complaint("three")
                == "There is no example \"three\"; did you mean three-boxes? --list names those there are.")
        #expect(
            complaint("padings")
                == "There is no example \"padings\"; did you mean paddings? --list names those there are.")
        #expect(complaint("--txet") == "There is no option --txet; did you mean --text? --help lists those there are.")
        #expect(
            complaint("--out", "p") == "There is no option --out; did you mean --output? --help lists those there are.")
        #expect(
            complaint("explian", "log.txt")
                == "There is no example \"explian\"; did you mean explain? --list names those there are.")
        #expect(complaint("padings", "explain")?.contains("did you mean paddings?") == true)
        #expect(complaint("paddings", "explain") == "There is no example \"explain\"; --list names those there are.")
        #expect(complaint("--") == "There is no option --; --help lists those there are.")
        #expect(complaint("t") == "There is no example \"t\"; --list names those there are.")
    }

    @Test(
        "counts a letter added, left out, replaced or swapped with its neighbor as one change",
        arguments: [
            ("", "", 0), ("abc", "abc", 0), ("abc", "abxc", 1), ("abc", "ac", 1), ("abc", "axc", 1), ("abc", "bac", 1),
            ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("abcd", "cdab", 4),
        ])
    func changes(from: String, to: String, count: Int) {
        #expect(Array(from).changes(to: Array(to)) == count)
        #expect(Array(to).changes(to: Array(from)) == count)
    }

    @Test("prints a picture and nothing else if its file is -")
    func printedPicture() throws {
        let show = Command.Show(names: ["three-boxes"], drawsText: true, picture: "-")
        #expect(try Command(["three-boxes", "--text", "--svg", "-"], names: ["three-boxes"]) == .show(show))
        let report = Report(ThreeBoxes.self, in: [Setting()])
        #expect(show.words(on: [report]) == report.lastRuns[0].snapshot.svg())
    }

    @Test("prints an empty line between two examples, and none in a text drawing")
    func emptyLines() {
        let show = Command.Show(names: ["friends-list", "three-boxes"], drawsText: true)
        let reports = [Report(FriendsList.self, in: [Setting()]), Report(ThreeBoxes.self, in: [Setting()])]
        let lines = show.words(on: reports).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.filter { $0.isEmpty }.count == 1)
        #expect(lines.last?.isEmpty == false)
        #expect(show.words(on: [reports[1]]).split(separator: "\n").count < 40)
    }

    @Test("leaves out repeated rows, and breaks the vertical lines there")
    func repetitions() {
        let rows = ["┌──┐", "│  │", "│  │", "│  │", "│  │", "│  │", "└──┘"]
        #expect(rows.joined(separator: "\n").withoutLongRepetitions == "┌──┐\n│  │\n┊  ┊\n│  │\n└──┘")
        #expect(rows.dropLast(2).joined(separator: "\n").withoutLongRepetitions == "┌──┐\n│  │\n│  │\n│  │\n│  │")
        let texts = Array(repeating: "text", count: 9).joined(separator: "\n")
        #expect(texts.withoutLongRepetitions == texts)
    }

    @Test(
        "accepts only widths that a screen can have",
        arguments: ["", "wide", "nan", "inf", "0", "-320", "10001", "1e9"])
    func widths(word: String) {
        #expect(complaint("--width", word) == "--width needs a number of points from 1 to 10000.")
    }

    @Test("reports a missing width")
    func missingWidth() {
        #expect(complaint("--width") == "--width needs a number of points from 1 to 10000.")
    }

    @Test("exits with the usual code 64 for invalid arguments")
    func status() {
        #expect(throws: CommandError(kind: .usage, sentence: "--svg needs a path.")) { try command("--svg") }
        #expect(CommandError.Kind.usage.rawValue == 64)
    }

    @Test("reports the path if it cannot write there")
    func unwritable() {
        let page = #filePath + "/page.html"
        let error = #expect(throws: CommandError.self) { try command("paddings", "--output", page).run() }
        #expect(error == CommandError(kind: .cannotCreate, sentence: "\(page) was not written: not a directory."))
    }

    @Test("describes every option in its help")
    func usage() {
        for option in Command.options {
            #expect(Command.usage.contains(option))
        }
        #expect(Command.usage.contains("Sources/Web/Playground/build makes its page"))
        #expect(Command.usage.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}
