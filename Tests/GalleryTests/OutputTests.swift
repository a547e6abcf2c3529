#if os(Linux)
    import CommandSupport
    import Foundation
    import Testing

    @testable import Gallery

    @Suite("What the command line prints")
    struct OutputTests {
        @Test("A standard output that cannot be written to is an error")
        func full() async {
            await #expect(processExitsWith: .success) {
                _ = unsafe dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
                for words in [
                    ["--list"], ["--help"], ["three-boxes"], ["three-boxes", "--text"], ["three-boxes", "--svg", "-"],
                ] {
                    let error = #expect(throws: CommandError.self) {
                        try Command(words, names: ["three-boxes"]).run()
                    }
                    #expect(error?.kind == .cannotWrite)
                }
            }
        }

        @Test("A picture goes to the file behind a link, and to no device")
        func picture() throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "picture-\(UUID())").path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try FileManager.default.createSymbolicLink(atPath: "\(folder)/a.svg", withDestinationPath: "b.svg")
            #expect(try Command(["three-boxes", "--svg", "\(folder)/a.svg"], names: ["three-boxes"]).run())
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/a.svg") == "b.svg")
            #expect(try String(contentsOfFile: "\(folder)/b.svg", encoding: .utf8).hasPrefix("<svg"))
            let error = #expect(throws: CommandError.self) {
                try Command(["three-boxes", "--svg", "/dev/full"], names: ["three-boxes"]).run()
            }
            #expect(error?.sentence == "/dev/full was not written: it is not a regular file.")
        }

        @Test("The page of a folder has its pictures beside it, and a page of another name contains them")
        func page() throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID())").path
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let names = ["named-states"]
            #expect(try Command(names + ["--output", folder], names: names).run())
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
            #expect(
                files == ["index.html", "pictures"]
                    + ["-moving.svg", ".js", ".svg"].map { "pictures/named-states\($0)" })
            #expect(try Command(names + ["--output", "\(folder)/page.html"], names: names).run())
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 3)
            let page = try String(contentsOfFile: "\(folder)/page.html", encoding: .utf8)
            #expect(page.contains("<svg") && !page.contains("pictures/named-states"))
        }
    }
#endif
