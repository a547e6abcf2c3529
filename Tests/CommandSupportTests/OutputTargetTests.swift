#if os(Linux)
    import CommandSupport
    import Foundation
    import Testing

    @Suite("A file that a program writes")
    final class OutputTargetTests {
        private let folder = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID())").path

        init() throws {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        }

        deinit {
            try? FileManager.default.removeItem(atPath: folder)
        }

        private func write(_ text: String, to name: String) throws(CommandError) {
            try OutputTarget("\(folder)/\(name)").write(text.utf8)
        }

        private func text(_ name: String) throws -> String {
            try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        }

        private var names: [String] {
            get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
        }

        private func link(_ name: String, to other: String) throws {
            try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: other)
        }

        @Test("A new file, even in a new folder, contains the text, and nothing else is left beside it")
        func new() throws {
            try write("one", to: "a")
            try write("two", to: "b/c/d")
            #expect(try text("a") == "one" && text("b/c/d") == "two")
            #expect(try names == ["a", "b"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/b/c") == ["d"])
        }

        @Test("A file that is replaced keeps its permissions")
        func permissions() throws {
            try write("a longer text", to: "a")
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder)/a")
            try write("short", to: "a")
            let permissions = try FileManager.default.attributesOfItem(atPath: "\(folder)/a")[.posixPermissions]
            #expect(try text("a") == "short")
            #expect((permissions as? NSNumber)?.intValue == 0o640)
        }

        @Test("A symbolic link is kept, and its target is written, whether or not it exists")
        func links() throws {
            try FileManager.default.createDirectory(atPath: "\(folder)/b", withIntermediateDirectories: false)
            try link("a", to: "b/first")
            try link("b/first", to: "second")
            for round in ["one", "two"] {
                try write(round, to: "a")
                #expect(try text("b/second") == round)
            }
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/a") == "b/first")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/b/first") == "second")
        }

        @Test("Links that refer to each other are an error")
        func circle() throws {
            try link("a", to: "b")
            try link("b", to: "a")
            let sentence = "\(folder)/a was not written: too many levels of symbolic links."
            #expect(throws: CommandError(kind: .cannotCreate, sentence: sentence)) { try write("one", to: "a") }
        }

        @Test("Devices, pipes and folders are refused, even behind a link")
        func refusals() throws {
            try link("device", to: "/dev/full")
            unsafe mkfifo("\(folder)/pipe", 0o600)
            for (name, reason) in [
                ("device", "it is not a regular file"), ("pipe", "it is not a regular file"), (".", "it is a folder"),
            ] {
                let sentence = "\(folder)/\(name) was not written: \(reason)."
                #expect(throws: CommandError(kind: .cannotCreate, sentence: sentence)) { try write("one", to: name) }
            }
            #expect(try names == ["device", "pipe"])
        }

        @Test("A path that leads through a file is an error, reported in the system's words")
        func noFolder() throws {
            try write("one", to: "a")
            let sentence = "\(folder)/a/b was not written: not a directory."
            #expect(throws: CommandError(kind: .cannotCreate, sentence: sentence)) { try write("two", to: "a/b") }
        }

        @Test("A write that fails leaves the old file as it was, and nothing beside it")
        func full() async {
            await #expect(processExitsWith: .success) {
                let folder = FileManager.default.temporaryDirectory.appending(path: "full-\(UUID())").path
                defer { try? FileManager.default.removeItem(atPath: folder) }
                try OutputTarget("\(folder)/a").write("old".utf8)
                // As if the disk were full, no file can grow beyond 1,000 bytes.
                signal(SIGXFSZ, SIG_IGN)
                var limit = rlimit(rlim_cur: 1_000, rlim_max: 1_000)
                unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
                let error = #expect(throws: CommandError.self) {
                    try OutputTarget("\(folder)/a").write([UInt8](repeating: 65, count: 2_000))
                }
                #expect(error?.kind == .cannotWrite)
                #expect(error?.sentence == "\(folder)/a was not written: file too large.")
                #expect(try String(contentsOfFile: "\(folder)/a", encoding: .utf8) == "old")
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
            }
        }

        @Test("A folder or file that may not be written is an error, and so is one in which a rename fails")
        func forbidden() throws {
            try FileManager.default.createDirectory(atPath: "\(folder)/d", withIntermediateDirectories: false)
            let long = String(repeating: "n", count: 300)
            for (name, reason) in [(long, "file name too long"), ("d/\(long)/a", "file name too long")] {
                let error = #expect(throws: CommandError.self) { try write("one", to: name) }
                #expect(error?.kind == .cannotCreate)
                #expect(error?.sentence == "\(folder)/\(name) was not written: \(reason).")
            }
            #expect(try names == ["d"])
        }

        @Test("The standard output can be given as - or as any path that leads to it")
        func standardOutput() async throws {
            #expect(try OutputTarget("-") == .standardOutput)
            await #expect(processExitsWith: .success) {
                // The standard output becomes `/dev/full`, a device that would be refused if it were not the standard
                // output.
                _ = unsafe dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
                for path in ["-", "/dev/stdout", "/dev/full"] {
                    let target = try OutputTarget(path)
                    #expect(target == .standardOutput)
                    let sentence = "The standard output takes nothing: no space left on device."
                    #expect(throws: CommandError(kind: .cannotWrite, sentence: sentence)) {
                        try target.write("one".utf8)
                    }
                }
            }
        }
    }

    @Suite("What a program reads")
    struct InputFileTests {
        @Test("is a file's bytes, up to a limit, or an error in the system's words")
        func contents() throws {
            let path = FileManager.default.temporaryDirectory.appending(path: "input-\(UUID())").path
            defer { try? FileManager.default.removeItem(atPath: path) }
            try Data([1, 2, 255]).write(to: URL(filePath: path))
            #expect(try InputFile.contents(of: path) == [1, 2, 255])
            try Data().write(to: URL(filePath: path))
            #expect(try InputFile.contents(of: path) == [])
            let cases = [
                ("/no/such/file", "no such file or directory"), ("/", "is a directory"),
                ("/dev/zero", "it is larger than 64 MB"),
            ]
            for (path, reason) in cases {
                let error = CommandError(kind: .noInput, sentence: "\(path) was not read: \(reason).")
                #expect(throws: error) { try InputFile.contents(of: path) }
            }
        }

        @Test("is the standard input, named as such in errors")
        func standardInput() async {
            await #expect(processExitsWith: .success) {
                let path = FileManager.default.temporaryDirectory.appending(path: "input-\(UUID())").path
                defer { try? FileManager.default.removeItem(atPath: path) }
                try Data([7, 8]).write(to: URL(filePath: path))
                _ = unsafe dup2(open(path, O_RDONLY), STDIN_FILENO)
                #expect(try InputFile.standardInput() == [7, 8])
                _ = unsafe dup2(open("/", O_RDONLY), STDIN_FILENO)
                let error = CommandError(
                    kind: .noInput, sentence: "The standard input was not read: is a directory.")
                #expect(throws: error) { try InputFile.standardInput() }
            }
        }
    }

    @Suite("A program")
    struct ProgramTests {
        @Test("exits with 0 if it succeeds, 1 if it fails, and the status of an error's kind")
        func statuses() async {
            await #expect(processExitsWith: .exitCode(0)) { runProgram("a") { _ in true } }
            await #expect(processExitsWith: .exitCode(1)) { runProgram("a") { _ in false } }
            await #expect(processExitsWith: .exitCode(64)) {
                runProgram("a") { _ throws(CommandError) in throw CommandError(kind: .usage, sentence: "No.") }
            }
            let result = await #expect(processExitsWith: .exitCode(66), observing: [\.standardErrorContent]) {
                runProgram("a") { _ throws(CommandError) in throw CommandError(kind: .noInput, sentence: "No.") }
            }
            let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
            #expect(words?.contains("a: No.\n") == true)
            let statuses: [CommandError.Kind] = [
                .usage, .invalidData, .noInput, .unavailable, .cannotCreate, .cannotWrite,
            ]
            #expect(statuses.map(\.rawValue) == [64, 65, 66, 69, 73, 74])
        }
    }
#endif
