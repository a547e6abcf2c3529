import Cards
import Foundation
import LayoutCairo
import Testing

@Suite("Cards in files")
final class PictureTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "card-\(UUID())").path

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func store(_ bytes: some Sequence<UInt8>, as name: String) throws {
        try Data(bytes).write(to: URL(filePath: "\(folder)/\(name)"))
    }

    private func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
    }

    /// Makes a card from the sample data, with an avatar if one is given.
    private func make(_ name: String, avatar: String? = nil) throws -> Run {
        var data = CardData.sample
        data.avatar = avatar
        try store(data.json.utf8, as: "data.json")
        return try Run(["\(folder)/data.json", "\(folder)/\(name)"])
    }

    @Test("A card has the format that the extension of its file name says")
    func kinds() throws {
        for (name, start) in [("card.png", "\u{89}PNG"), ("card.pdf", "%PDF"), ("card.svg", "<svg")] {
            let run = try make(name)
            #expect(run.status == 0 && run.output == "\(folder)/\(name)\n")
            #expect(try bytes(name).starts(with: start.unicodeScalars.map { UInt8($0.value) }))
        }
    }

    @Test("An avatar that cannot be read leaves the old picture and says why")
    func avatars() throws {
        #expect(try make("avatar.png").status == 0)
        let whole = try bytes("avatar.png")
        try store("old".utf8, as: "card.png")
        try store(whole.dropLast(1), as: "short.png")
        // The header gives a size of 20,000 by 20,000 pixels.
        var huge = whole
        huge.replaceSubrange(16..<24, with: [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20])
        try store(huge, as: "huge.png")
        try store("hello".utf8, as: "text.png")
        for (name, reason) in [
            ("short.png", "it is cut short"), ("text.png", "it is no PNG, JPEG, GIF, WebP or AVIF file"),
            ("huge.png", "20000 × 20000 pixels are more than 50000000"),
            ("/etc/passwd", "it is not a path inside the folder of images"),
            ("../avatar.png", "it is not a path inside the folder of images"),
        ] {
            for card in ["card.png", "card.pdf", "card.svg"] {
                let run = try make(card, avatar: name)
                #expect(run.status == 65 && run.error == "share-card: The avatar \(name) was not read: \(reason).\n")
            }
        }
        #expect(try bytes("card.png") == Array("old".utf8))
        #expect(try make("card.png", avatar: "avatar.png").status == 0)
        #expect(try bytes("card.png") != Array("old".utf8))
    }

    @Test(
        "A title of a megabyte, or with 20,000 marks on a letter, gives the same card as its beginning",
        arguments: [
            (String(repeating: "word, ", count: 170_000), String(repeating: "word, ", count: 150)),
            ("e" + String(repeating: "\u{301}", count: 20_000), "e" + String(repeating: "\u{301}", count: 999)),
        ])
    func longTitles(title: String, beginning: String) throws {
        var data = CardData.sample
        data.title = title
        let press = try CardPress()
        let picture = try press.picture(of: data, as: .png)
        data.title = beginning
        #expect(try picture == press.picture(of: data, as: .png))
    }
}
