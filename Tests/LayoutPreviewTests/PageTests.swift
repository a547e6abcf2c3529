import AutoLayout
import Testing

@testable import LayoutPreview

@Suite("A page of layouts")
struct PageTests {
    private let page = PreviewPage(
        title: "Layouts", introduction: "First `code`.\n\nThen more.",
        sections: Sample.allCases.map { sample in
            PreviewPage.Section(
                id: sample.rawValue, title: "About \(sample.rawValue)", text: "What it is.",
                facts: [("Constraints", "12"), ("Characters", "300")],
                listings: [
                    PreviewPage.Listing(title: "verbose", code: "let a = 1 // one", note: "12 characters"),
                    PreviewPage.Listing(title: "quick", code: "view.quickAdd(red, \"<&>\")"),
                ],
                pictures: [PreviewPage.Picture(caption: "As it came out", snapshot: LayoutSnapshot(of: sample.root))])
        })

    @Test("The page is XML, asks for no other file, and has a picture with a title for each layout")
    func document() {
        let html = page.html()
        let markup = Markup(html)
        #expect(markup.fault == nil)
        let pictures = markup.elements.filter { $0.name == "svg" }
        #expect(pictures.count == Sample.allCases.count)
        #expect(pictures.allSatisfy { $0.attributes["role"] == "img" })
        #expect(markup.texts.count { $0 == "As it came out" } == 2 * Sample.allCases.count)
        let addresses = markup.elements.compactMap { $0.attributes["src"] ?? $0.attributes["href"] }
        #expect(addresses.allSatisfy { $0.hasPrefix("#") || $0 == "data:," })
        #expect(!html.contains("@import") && !html.contains("url(") && !html.contains("<script"))
    }

    @Test("Each section can be reached, and shows its texts, facts and sources")
    func sections() {
        let html = page.html()
        for sample in Sample.allCases {
            #expect(
                html.contains("<a href=\"#\(sample.rawValue)\">")
                    && html.contains("<section id=\"\(sample.rawValue)\">"))
        }
        #expect(html.contains("<p>First <code>code</code>.</p>") && html.contains("<p>Then more.</p>"))
        #expect(html.contains("<dt>Constraints</dt>") && html.contains("<dd>12</dd>"))
        #expect(html.contains("<span class=\"string\">&quot;&lt;&amp;&gt;&quot;</span>"))
    }

    @Test("What is no Swift is not coloured")
    func plain() {
        let output = PreviewPage.Listing(title: "output", code: "let it be 1", isSwift: false)
        let html = PreviewPage(
            title: "One", sections: [PreviewPage.Section(id: "one", title: "One", listings: [output])]
        ).html()
        #expect(html.contains("<code>let it be 1</code>"))
    }

    @Test("Each overlay has a switch, and a rule that hides its groups while the switch is off")
    func switches() {
        let html = page.html()
        let ids = Markup(html).elements.compactMap { $0.attributes["id"] }
        let classes = Set(Markup(html).groups)
        for overlay in Overlay.allCases {
            #expect(
                ids.contains("show-\(overlay.rawValue)") && html.contains("#show-\(overlay.rawValue):not(:checked)"))
            #expect(classes.contains(overlay.rawValue), "some picture shows \(overlay.rawValue)")
        }
        #expect(Set(ids).count == ids.count)
    }

    @Test("An empty page and a section with nothing in it are drawn")
    func empty() {
        #expect(Markup(PreviewPage(title: "").html()).fault == nil)
        let section = PreviewPage.Section(id: "nothing", title: "Nothing")
        let html = PreviewPage(title: "One", sections: [section]).html()
        #expect(html.contains("<h2>Nothing</h2>") && !html.contains("<dl>") && !html.contains("listings\">"))
    }
}
