import AutoLayout
import TestSupport
import Testing

@testable import LayoutPreview

@Suite("A page is as recorded,")
struct RecordedPageTests {
    private var page: PreviewPage {
        let pictures = [("320", "ltr", Sample.card), ("320", "rtl", .rightToLeft), ("200", "ltr", .insets)].map {
            width, direction, sample in
            PreviewPage.Picture(
                caption: "\(width), \(direction)", snapshot: LayoutSnapshot(of: sample.root),
                values: [width, direction])
        }
        let code = """
            // A comment & more
            func f(_ a: Int) -> String { "x\\(a)" + #"raw "text""# }
                let b = [1.5, 0x1F, 1_000].map { $0.rounded() } /* two
              lines */
            @Test struct A<T: Sendable>: B { var self1 = Self.default }
            """
        let small = View.screen(100, 900)
        let box = small.addBox("far", .red)
        box.frame = Rect(x: 10, y: 400, width: 30, height: 60)
        return PreviewPage(
            title: "Page & <title>",
            opening: .init(
                text: "Opening with `code`.",
                listings: [
                    .init(title: "first", code: "a.b(c)", note: "6"),
                    .init(title: "second", code: "<d>", isSwift: false),
                ],
                snapshot: LayoutSnapshot(of: Sample.stack.root)),
            introduction: "First.\n\nSecond `x`.", links: [.init("There", to: "a/?b&c")],
            choices: [.init("Width", first: "320"), .init("Reading")],
            sections: [
                .init(
                    id: "one two", title: "One", note: "note", text: "Text `of` one.\n\nMore.",
                    facts: [("fact", "1"), ("other", "<2>")], listings: [.init(title: "code", code: code, note: "n")],
                    pictures: pictures,
                    movingPicture: .init(svg: "<svg/>", size: Size(width: 12.5, height: 30))),
                .init(
                    id: "two", title: "Two",
                    pictures: [
                        .init(caption: "far", snapshot: LayoutSnapshot(of: small)),
                        .init(caption: "relations", snapshot: LayoutSnapshot(of: Sample.relations.root)),
                    ]),
                .init(id: "three", title: "Three"),
            ])
    }

    @Test("with its pictures in it")
    func embedded() throws {
        try Recording("page.html").check(page.html().replacing(Stylesheet.text, with: ""))
    }

    @Test("with its pictures beside it")
    func beside() throws {
        let (html, files) = page.files()
        let text = html.replacing(Stylesheet.text, with: "").replacing(PicturePlace.script, with: "")
        try Recording("page-beside.html").check(
            text
                + files.map { "\($0.path), \($0.text.split(separator: "\n").count) lines: \($0.text.prefix(80))\n" }
                .joined())
    }
}
