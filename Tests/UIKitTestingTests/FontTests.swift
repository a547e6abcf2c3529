import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("An app's own fonts")
@MainActor
struct FontTests {
    private static let json = """
        [{
            "name": "Block-Regular", "ascender": 0.8, "descender": -0.2, "leading": 0.1, "capHeight": 0.7, "xHeight": 0.5,
            "advances": {"a": 0.5, "b": 0.75, " ": 0.25, "é": 0.5}
        }]
        """

    private func phone(_ json: String = FontTests.json) throws -> TestDevice {
        TestDevice(.phone, fonts: try TestFonts(json: json))
    }

    @Test("A font with a table is measured by it, at every size")
    func table() throws {
        let screen = TestScreen(try phone()) { UIViewController() }
        let label = UILabel()
        try screen.run {
            let font = try #require(UIFont(name: "Block-Regular", size: 20))
            #expect([font.fontName, font.familyName] == ["Block-Regular", "Block-Regular"])
            #expect([font.ascender, font.descender, font.leading, font.lineHeight] == [16, -4, 2, 22])
            #expect([font.capHeight, font.xHeight] == [14, 10])
            label.text = "ab é"
            label.font = font
            screen.controller.view.addSubview(label)
            // Two letters of half an em, one of 3/4 em and a space.
            #expect(label.intrinsicContentSize == CGSize(width: 40, height: 20))
            label.font = font.withSize(40)
            #expect(label.intrinsicContentSize == CGSize(width: 80, height: 40))
            #expect(label.font.fontName == "Block-Regular")
        }
    }

    @Test("A font without a table is measured as the system font, and keeps its name")
    func unknown() throws {
        let screen = TestScreen(try phone()) { UIViewController() }
        try screen.run {
            let font = try #require(UIFont(name: "Avenir-Heavy", size: 17))
            #expect(font.fontName == "Avenir-Heavy")
            let text = "Hello UIKit"
            let system = UIFont.systemFont(ofSize: 17)
            #expect(text.size(withAttributes: [.font: font]) == text.size(withAttributes: [.font: system]))
            #expect(font.lineHeight == system.lineHeight)
        }
        #expect(screen.unknownFonts == ["Avenir-Heavy"])
    }

    @Test("The tables that the article's code writes give fonts the widths and metrics of the installed ones")
    func export() throws {
        let source = TestScreen(try phone()) { UIViewController() }
        let json = try source.run { try FontTables.json(for: ["Block-Regular"]) }
        let screen = TestScreen(try phone(json)) { UIViewController() }
        let numbers = [source, screen].map { screen in
            screen.run {
                let font = UIFont(name: "Block-Regular", size: 30) ?? .systemFont(ofSize: 30)
                return ["ab é", "a", "xW"].map { $0.size(withAttributes: [.font: font]).width } + [font.lineHeight]
            }
        }
        #expect(zip(numbers[0], numbers[1]).allSatisfy { abs($0 - $1) < 0.001 })
        #expect(numbers[1][0] == 60)
    }

    @Test("The article shows the code that is tested here")
    func article() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let code = try String(contentsOf: folder.appending(path: "Support/FontTables.swift"), encoding: .utf8)
        let article = try String(
            contentsOf: folder.appending(
                path: "../../Sources/Checks/LayoutTesting/LayoutTesting.docc/TestingUIKitCode.md"), encoding: .utf8)
        #expect(article.contains("```\n" + code + "```\n"))
    }

    @Test("Tables in another form are refused")
    func malformed() {
        #expect(throws: DecodingError.self) { try TestFonts(json: "[{}]") }
    }
}
