import AutoLayout
import Foundation
import GalleryExamples
import LayoutScript
import Testing

@Suite("The gallery's own sources, read as scripts")
struct GallerySourceTests {
    /// The spellings that the script reader does not support, with the reasons.
    static let unreadable = [
        "profile-card verbose": "a class of its own with what it overrides",
        "profile-card quick": "a class of its own with what it overrides",
        "friends-list quick": "components in classes of their own",
        "changed-height verbose": "a property that is set through self",
        "self-sizing-list verbose": "a function of its own",
        "self-sizing-list quick": "a function of its own",
        "music-player quick": "components in classes of their own",
        "settings quick": "components in classes of their own",
        "chat quick": "components in types of their own",
        "month-calendar quick": "ranges that are open at one end",
    ]

    static let spellings: [(String, String)] = examples.flatMap { type in
        liveExamples.first { $0.name == type.name }?.spellings.map { (type.name, $0) } ?? []
    }

    @Test("Each spelling of an example gives exactly the frames of the compiled one", arguments: spellings)
    func sameFrames(name: String, spelling: String) throws {
        let type = try #require(examples.first { $0.name == name })
        let live = try #require(liveExamples.first { $0.name == name })
        let index = try #require(live.spellings.firstIndex(of: spelling))
        let source = try script(of: type.file, spelling)
        let script = Script(
            Array(source.utf8), on: View(name: "screen"), fileID: "script", adding: galleryFunctions)
        if let reason = Self.unreadable["\(name) \(spelling)"] {
            #expect(!script.problems.isEmpty, "\(reason)")
            return
        }
        #expect(script.problems.isEmpty, "\(script.problems.map { $0.description }.joined(separator: "\n"))\n\(source)")
        let stage = live.open(spelling: index)
        for screen in [script.screen, stage.screen] { screen.layoutDiagnosticHandler = { _ in } }
        #expect(frames(in: script.screen) == frames(in: stage.screen))
    }

    /// A script that consists of the properties of an example, the body of its initializer, and the body of one of its
    /// spellings.
    private func script(of file: String, _ spelling: String) throws -> String {
        // The file of the repository, whatever copy of it was compiled.
        let name = String(file.split(separator: "/GalleryExamples/").last ?? "")
        let url = URL(filePath: #filePath).appending(path: "../../../Sources/Tools/GalleryExamples").appending(
            path: name)
        let lines = try String(contentsOf: url.standardizedFileURL, encoding: .utf8).components(separatedBy: "\n")
        var properties: [String] = []
        var isInProperty = false
        for line in lines.prefix(while: { $0 != "}" }) {
            let words = line.dropFirst(4).replacing("package ", with: "").replacing("private ", with: "")
            let begins = line.hasPrefix("    ") && (words.hasPrefix("let ") || words.hasPrefix("var "))
            if begins { isInProperty = false }
            if begins, !words.hasSuffix("{"), !words.contains(": (String, String)") { isInProperty = true }
            if line.hasPrefix("    enum ") { properties.append(String(words)) }
            if !begins, line.hasPrefix("    "), line.dropFirst(4).first.map({ $0.isLetter }) ?? true {
                isInProperty = false
            }
            if isInProperty { properties.append(String(words)) }
        }
        return (properties + body("init() {", lines) + body("func \(spelling)() {", lines)).joined(separator: "\n")
            // A script cannot call the music cell's own function, so its statements are inserted.
            .replacing(
                #"show("Blue Train", "Blue Train", "10:43")"#,
                with: #"title.text = "Blue Train"; album.text = "Blue Train"; duration.text = "10:43""#)
    }

    private func body(_ head: String, _ lines: [String]) -> [String] {
        guard let start = lines.firstIndex(where: { $0.hasSuffix(head) }) else { return [] }
        let indent = String(lines[start].prefix { $0 == " " })
        return lines[(start + 1)...].prefix { $0 != indent + "}" }.map { String($0.dropFirst(indent.count + 4)) }
    }
}
