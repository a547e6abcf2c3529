import Foundation
import Testing

@Suite("The command line of share-card")
final class CommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "card-\(UUID())").path

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The path of a file with the given contents.
    private func file(_ text: String) throws -> String {
        let path = "\(folder)/data.json"
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    @Test(
        "Arguments that are not understood end with status 64",
        arguments: [
            [], ["time", "many"], ["time", "0"], ["time", "5", "a", "b"], ["--tmie", "1"], ["a", "b", "c"],
        ])
    func usage(words: [String]) throws {
        let run = try Run(words)
        #expect(run.status == 64 && run.error.uppercased().contains("USAGE: SHARE-CARD") && run.output.isEmpty)
    }

    @Test("Data that cannot be read end with status 66 and the reason")
    func unreadable() throws {
        for (path, reason) in [
            ("\(folder)/none", "no such file or directory"), (folder, "is a directory"),
            ("/dev/zero", "it is larger than 64 MB"),
        ] {
            let run = try Run([path, "\(folder)/card.png"])
            #expect(run.status == 66 && run.error == "share-card: \(path) was not read: \(reason).\n")
        }
    }

    @Test("Data that do not describe a card end with status 65 and a sentence that names the place")
    func invalid() throws {
        let start = #"{"title": "a", "author": "b", "role": "c", "statistics": "#
        let figure = #"{"number": "1", "label": "d"}"#
        for (text, complaint) in [
            ("hello", "it is not JSON"), ("[]", "it is not an object"), (#"{"title": "a"}"#, "author is missing"),
            (start + "7}", "statistics has another type than in the sample"),
            (start + #"[\#(figure), {"number": "2"}]}"#, "statistics[1].label is missing"),
            (start + #"[{"number": 1, "label": "d"}]}"#, "statistics[0].number has another type than in the sample"),
            (
                start + "[" + Array(repeating: figure, count: 9).joined(separator: ",") + "]}",
                "statistics has 9 figures, and a card room for 8"
            ),
        ] {
            let path = try file(text)
            let run = try Run([path, "\(folder)/card.png"])
            let sentence = "share-card: \(path): The data do not describe a card: \(complaint).\n"
            #expect(run.status == 65 && run.error == sentence)
        }
    }

    @Test("A device is refused as the output file before anything is read")
    func device() throws {
        let run = try Run(["\(folder)/none", "/dev/full"])
        #expect(run.status == 73 && run.error == "share-card: /dev/full was not written: it is not a regular file.\n")
    }

    @Test("A standard output that cannot be written ends with status 74")
    func fullOutput() throws {
        let run = try Run(["sample"], outputTo: "/dev/full")
        #expect(run.status == 74 && run.error.hasPrefix("share-card: The standard output takes nothing"))
    }

    @Test("The time that cards take is printed as a sentence with figures")
    func time() throws {
        let run = try Run(["time", "2"])
        #expect(run.status == 0 && run.output.hasPrefix("2 cards of ") && run.output.contains(" cards a second\n"))
    }
}
