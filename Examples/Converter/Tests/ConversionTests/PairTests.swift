import Foundation
import Testing

@testable import Conversion

/// A source file and its recorded conversion. Both are compiled for FrameTests, except SnapKit's source, which is only
/// converted.
struct SourcePair: CustomTestStringConvertible, Sendable {
    let before: String
    let after: String
    /// The numbers of the lines that are not converted.
    var unreadLines: [Int] = []

    var testDescription: String { before }

    static let all =
        ["AddressForm", "Cards", "Chat", "Player", "Settings"].map { SourcePair(screen: $0) } + [
            SourcePair(screen: "Onboarding", unreadLines: [69, 78])
        ]
        + [
            "ThreeBoxes", "CenteredBox", "Paddings", "MusicCell", "ProfileCard", "SizedByContent", "DeclarativeStacks",
            "ChangedHeight", "NamedStates", "AdaptiveStory", "WhatWentWrong",
        ].map { SourcePair(example: $0) } + [SourcePair(example: "SelfSizingList", unreadLines: [24])]
        + [
            SourcePair(
                before: "Tests/ConversionTests/SnapKit/BoxesViewController.swift",
                after: "Tests/ConvertedSnapKit/BoxesViewController.swift")
        ]

    private init(screen: String, unreadLines: [Int] = []) {
        self.init(
            before: "Screens/\(screen)ViewController.swift",
            after: "Tests/ConvertedScreens/\(screen)ViewController.swift",
            unreadLines: unreadLines)
    }

    private init(example: String, unreadLines: [Int] = []) {
        self.init(
            before: "Library/Tools/GalleryExamples/\(example).swift", after: "Tests/ConvertedGallery/\(example).swift",
            unreadLines: unreadLines)
    }

    private init(before: String, after: String, unreadLines: [Int] = []) {
        (self.before, self.after, self.unreadLines) = (before, after, unreadLines)
    }

    /// The URL of a file in the package.
    static func file(_ path: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(path)").standardized
    }
}

@Suite("Sources that are compiled before and after conversion")
struct PairTests {
    @Test("are converted to what is compiled", arguments: SourcePair.all)
    func conversion(_ pair: SourcePair) throws {
        let conversion = try Conversion(of: String(contentsOf: SourcePair.file(pair.before), encoding: .utf8))
        let after = SourcePair.file(pair.after)
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try conversion.text.write(to: after, atomically: true, encoding: .utf8)
        }
        #expect(try conversion.text == String(contentsOf: after, encoding: .utf8))
        #expect(conversion.unread.map(\.line) == pair.unreadLines)
        #expect(conversion.charactersSaved > 0)
    }

    @Test("stay the same when they are converted again", arguments: SourcePair.all)
    func again(_ pair: SourcePair) throws {
        let text = try String(contentsOf: SourcePair.file(pair.after), encoding: .utf8)
        let conversion = try Conversion(of: text)
        #expect(conversion.isUnchanged && conversion.constraintCount == 0)
        #expect(conversion.unread.count == pair.unreadLines.count)
    }
}
