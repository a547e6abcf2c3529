#if os(Linux)
    import CommandSupport
    import ConflictScenes
    import Foundation
    import LayoutPreview
    import LayoutReports
    import Testing

    @testable import Gallery
    @testable import GalleryExamples

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

        @Test("Each command prints what it is asked for, and nothing else")
        func printed() async {
            await #expect(processExitsWith: .success) {
                let folder = FileManager.default.temporaryDirectory.appending(path: "printed-\(UUID())").path
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
                defer { try? FileManager.default.removeItem(atPath: folder) }
                let names = examples.map { $0.name }
                func output(_ words: String...) throws -> String {
                    let path = "\(folder)/output"
                    _ = unsafe dup2(open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600), STDOUT_FILENO)
                    #expect(try Command(words, names: names).run())
                    return try String(contentsOfFile: path, encoding: .utf8)
                }
                let report = Report(CenteredBox.self, in: [Setting(width: 320)])
                let picture = report.lastRuns[0].snapshot.svg()
                #expect(try output("--help") == Command.usage + "\n")
                #expect(try output("--list") == names.joined(separator: "\n") + "\n")
                #expect(try output("centered-box", "--text", "--width", "320") == report.drawing + "\n")
                #expect(try output("centered-box", "--svg", "-", "--width", "320") == picture)
                let frames = try output("centered-box", "paddings")
                #expect(
                    frames.hasPrefix("Centered box (centered-box)\n") && frames.contains("\n\nPaddings (paddings)\n"))
                #expect(
                    try output(
                        "centered-box", "--text", "--width", "320", "--svg", "\(folder)/a.svg", "--output",
                        "\(folder)/b")
                        == report.drawing + "\nwritten: \(folder)/a.svg\nwritten: \(folder)/b/index.html\n")
                #expect(try String(contentsOfFile: "\(folder)/a.svg", encoding: .utf8) == picture)
                #expect(
                    try output("centered-box", "--width", "320", "--svg", "-", "--output", "\(folder)/c.html")
                        == picture)
                #expect(FileManager.default.fileExists(atPath: "\(folder)/c.html"))
                let log = "<NSLayoutConstraint:0x1 V:[UIView:0xa1(100)]>\n<NSLayoutConstraint:0x2 V:[UIView:0xa1(160)]>"
                try log.write(toFile: "\(folder)/log", atomically: true, encoding: .utf8)
                let reports = ConflictReport.all(in: log)
                let words = Command.Explain.text(of: reports) + "\n"
                let scene = try #require(ConflictScene(reports[0], reports[0].explanation))
                #expect(try output("explain", "\(folder)/log") == words)
                #expect(try output("explain", "\(folder)/log", "--json") == ReportBook(reports).json() + "\n")
                #expect(try output("explain", "\(folder)/log", "--svg", "-") == scene.svg + "\n")
                #expect(
                    try output("explain", "\(folder)/log", "--svg", "\(folder)/d.svg")
                        == words + "written: \(folder)/d.svg\n")
                #expect(
                    try output("explain", "\(folder)/log", "--svg", "\(folder)/e.svg", "--json")
                        == ReportBook(reports).json() + "\n")
                #expect(try String(contentsOfFile: "\(folder)/e.svg", encoding: .utf8) == scene.svg)
                _ = unsafe dup2(open("\(folder)/log", O_RDONLY), STDIN_FILENO)
                #expect(try output("explain") == words)
            }
        }

        @Test("A page is opened by the desktop's program, or how to open it is printed")
        func opening() async {
            await #expect(processExitsWith: .success) {
                let folder = FileManager.default.temporaryDirectory.appending(path: "opening-\(UUID())").path
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
                defer { try? FileManager.default.removeItem(atPath: folder) }
                let path = "\(folder)/output"
                _ = unsafe dup2(open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600), STDOUT_FILENO)
                try Command.show("a.html", isOpened: false)
                #expect(
                    try String(contentsOfFile: path, encoding: .utf8)
                        == "to see it: xdg-open a.html, or --open next time\n")
                // In place of the desktop's program, one that takes a path, one that fails, and none.
                func opener(_ lines: String?) throws {
                    try? FileManager.default.removeItem(atPath: "\(folder)/xdg-open")
                    guard let lines else { return }
                    try "#!/bin/sh\n\(lines)\n".write(toFile: "\(folder)/xdg-open", atomically: true, encoding: .utf8)
                    unsafe chmod("\(folder)/xdg-open", 0o700)
                }
                unsafe setenv("PATH", "\(folder):/bin:/usr/bin", 1)
                try opener("echo \"$1\" > \(folder)/opened")
                try Command.show("b.html", isOpened: true)
                #expect(try String(contentsOfFile: "\(folder)/opened", encoding: .utf8) == "b.html\n")
                try opener("exit 3")
                let error = #expect(throws: CommandError.self) { try Desktop.open("c.html") }
                #expect(error?.kind == .unavailable)
                #expect(
                    error?.sentence
                        == "c.html was not opened: xdg-open cannot do that here. Open it in a browser.")
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
