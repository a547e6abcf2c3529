import AutoLayout
import Foundation
import Testing

@testable import Gallery
@testable import GalleryExamples

@Suite("The sources for the playground")
struct SourceBookTests {
    private struct Passage: Decodable {
        let title: String?
        let file: String
        let line: Int
        let code: String
    }

    private struct Sources: Decodable {
        let spellings: [String: Passage]
        let parts: [Passage]
    }

    private func book() throws -> [String: Sources] {
        try JSONDecoder().decode([String: Sources].self, from: Data(SourceBook(examples).json().utf8))
    }

    @Test("have every spelling of every example")
    func spellings() throws {
        let book = try book()
        #expect(book.count == liveExamples.count)
        for example in liveExamples {
            #expect(book[example.name].map { Set($0.spellings.keys) } == Set(example.spellings), "\(example.name)")
        }
    }

    @Test("have the files a screen is put together from")
    func parts() throws {
        let parts = try #require(book()["friends-list"]).parts
        #expect(parts.map(\.title) == FriendsList.parts)
        #expect(parts.allSatisfy { $0.line == 1 && $0.code.hasPrefix("import QuickAnchors") })
    }

    @Test("stand on the lines that diagnostics name")
    func lines() throws {
        let passage = try #require(book()["what-went-wrong"]?.spellings["quick"])
        let diagnostics = Report(WhatWentWrong.self, in: [Setting()]).lastRuns.first?.diagnostics
        let location = try #require(diagnostics?.first?.location)
        #expect(passage.file == location.fileID)
        let lines = passage.code.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[location.line - passage.line].contains("trailingToTrailing(-20)"))
    }
}
