#if os(Linux)
    import CommandSupport
    import Foundation
    import Testing

    @testable import ShareCard

    @Suite("The command line of share-card")
    final class CommandTests {
        private let folder = FileManager.default.temporaryDirectory.appending(path: "card-\(UUID())").path

        init() throws {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        }

        deinit {
            try? FileManager.default.removeItem(atPath: folder)
        }

        /// The path of a file with a text.
        private func file(_ text: String, named name: String = "data.json") throws -> String {
            let path = "\(folder)/\(name)"
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            return path
        }

        @Test("Arguments that are not understood are an error with status 64")
        func usage() {
            for words in [["--time"], ["--time", "many"], ["--time", "0"], ["--tmie", "1"], ["a", "b", "c"]] {
                let error = #expect(throws: CommandError.self) { try Program.run(words) }
                #expect(error?.kind == .usage && error?.kind.rawValue == 64)
            }
        }

        @Test("Data that cannot be read is an error in the system's words")
        func unreadable() throws {
            for (path, reason) in [
                ("\(folder)/none", "no such file or directory"), (folder, "is a directory"),
                ("/dev/zero", "it is larger than 64 MB"),
            ] {
                #expect(throws: CommandError(kind: .noInput, sentence: "\(path) was not read: \(reason).")) {
                    try Program.run([path, "\(folder)/card.png"])
                }
            }
        }

        @Test("Data that is no card is an error that names the place")
        func invalid() throws {
            let start = #"{"title": "a", "author": "b", "role": "c", "statistics": "#
            for (text, complaint) in [
                ("hello", "it is not JSON"), (#"{"title": "a"}"#, "author is missing"),
                (start + "7}", "statistics has another type than in the data of --sample"),
                (start + #"[{"number": "1", "label": "d"}, {"number": "2"}]}"#, "statistics[1].label is missing"),
                (
                    start + #"[{"number": 1, "label": "d"}]}"#,
                    "statistics[0].number has another type than in the data of --sample"
                ),
            ] {
                let path = try file(text)
                let sentence = "\(path) is not what a card needs: \(complaint)."
                #expect(throws: CommandError(kind: .invalidData, sentence: sentence)) {
                    try Program.run([path, "\(folder)/card.png"])
                }
            }
        }

        @Test("A device is no place for a picture, and is refused before anything is read")
        func device() {
            let sentence = "/dev/full was not written: it is not a regular file."
            #expect(throws: CommandError(kind: .cannotCreate, sentence: sentence)) {
                try Program.run(["\(folder)/none", "/dev/full"])
            }
        }

        @Test("A standard output that takes nothing is an error")
        func fullOutput() async {
            await #expect(processExitsWith: .success) {
                _ = unsafe dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
                for words in [[], ["--help"], ["--sample"]] {
                    let error = #expect(throws: CommandError.self) { try Program.run(words) }
                    #expect(error?.kind == .cannotWrite)
                }
            }
        }
    }
#endif
