import AutoLayout
import Foundation
import LayoutPreview
import Testing

@testable import Gallery
@testable import GalleryExamples

@Suite("Reports")
struct ReportTests {
    @Test("A table aligns its first column left and the others right, and has a line for each example")
    func table() {
        var table = Table(header: ["name", "count"])
        table.add(["a", "1"])
        table.add(["longer", "1000000"])
        #expect(
            "\(table)" == """
                name      count
                a             1
                longer  1000000
                """)
        let lines = "\(Table([Report(ThreeBoxes.self), Report(FriendsList.self)]))".split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[1].hasPrefix("three-boxes") && lines[1].contains("yes"))
        #expect(lines.allSatisfy { $0.count <= 100 })
    }

    @Test("The page has a section for each example, with each spelling and each picture")
    func page() {
        let page = PreviewPage([Report(MusicCell.self), Report(WhatWentWrong.self)])
        #expect(page.sections.map(\.id) == ["music-cell", "what-went-wrong"])
        #expect(page.sections.map(\.note) == ["1233 → 407 characters", "609 → 193 characters"])
        #expect(page.sections[0].listings.map(\.title) == ["verbose", "stacks", "quick"])
        #expect(page.sections[0].listings[2].note == "407 characters, 16 constraints")
        #expect(page.sections[0].pictures.count == 2 * Setting.all.count)
        #expect(page.choices.map(\.title) == ["Width", "Reading"] && page.choices[0].first == "390")
        #expect(page.sections[0].pictures[1].values == ["390", "right to left"])
        #expect(page.sections[1].listings.map(\.title) == ["verbose", "quick", "diagnostics"])
        #expect(page.html().contains("crowded"))
    }

    @Test("The page links to the playground and the documentation within the site, and names them elsewhere")
    func links() {
        let alone = PreviewPage([]).html()
        #expect(alone.contains("<code>Sources/Web/Playground/build</code>") && !alone.contains("../playground/"))
        let inSite = PreviewPage([], isInSite: true).html()
        for folder in ["playground/", "documentation/", ""] { #expect(inSite.contains(#"href="../\#(folder)""#)) }
        #expect(!inSite.contains("Sources/Web/Playground/build"))
    }

    @Test("The first screen has the shortest spelling beside its picture, and the README's lines for the package")
    func opening() throws {
        #expect(PreviewPage([Report(MusicCell.self)]).opening == nil)
        let opening = try #require(PreviewPage([Report(ThreeBoxes.self)]).opening)
        #expect(opening.listings.map(\.title) == ["quick", "Package.swift"])
        #expect(opening.listings[0].note == "304 characters, 12 constraints")
        #expect(opening.snapshot.size.width == 390)
        let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
        #expect(try String(contentsOf: readme, encoding: .utf8).contains(PreviewPage.installation))
    }

    @Test("A report gives the frames of each spelling in each state, and whether they agree")
    func description() {
        let text = "\(Report(NamedStates.self, in: [Setting(width: 320, direction: .rightToLeft)]))"
        for line in [
            "Named states (named-states)", "  compact, 320 wide, right to left", "  regular, 320 wide, right to left",
            "      image (20, 20, 280, 200)", "  agree: yes",
        ] {
            #expect(text.contains(line + "\n") || text.hasSuffix(line), "\(line)")
        }
    }

    @Test("A time is shown in milliseconds with two decimals")
    func durations() {
        #expect(Duration.microseconds(1234).words == "1.23 ms")
        #expect(Duration.microseconds(49).words == "0.05 ms")
        #expect(Duration.seconds(2).words == "2000.00 ms")
    }

    @Test("A function that is not in the file has no listing, and neither does a missing file")
    func noListing() {
        #expect(Listing(ofFunction: "missing", in: ThreeBoxes.file) == nil)
        #expect(Listing(ofFunction: "quick", in: "/missing.swift") == nil)
        #expect(Listing(ofPart: "Missing.swift", beside: ThreeBoxes.file) == nil)
    }
}
