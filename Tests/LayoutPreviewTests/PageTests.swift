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

    @Test("The page is XML, loads no other file, and has a picture with a title for each layout")
    func document() {
        let html = page.html()
        let markup = Markup(html)
        #expect(markup.fault == nil)
        let pictures = markup.elements.filter { $0.name == "svg" }
        // Each sample has one picture in the table of contents, and one in its section.
        #expect(pictures.count == 2 * Sample.allCases.count)
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
            #expect(html.contains("<span>About \(sample.rawValue)</span>"))
            #expect(
                html.contains("<a href=\"#\(sample.rawValue)\">")
                    && html.contains("<section id=\"\(sample.rawValue)\">"))
        }
        #expect(html.contains("<p>First <code>code</code>.</p>") && html.contains("<p>Then more.</p>"))
        #expect(html.contains("<dt>Constraints</dt>") && html.contains("<dd>12</dd>"))
        #expect(html.contains("<span class=\"string\">&quot;&lt;&amp;&gt;&quot;</span>"))
    }

    @Test("Text between backquotes is code, as often as there is some in a paragraph")
    func code() {
        let html = PreviewPage(
            title: "Code", introduction: "`a` and `b < c`,\nthen `d`\n \nplain `e", sections: []
        ).html()
        #expect(html.contains("<p><code>a</code> and <code>b &lt; c</code>,\nthen <code>d</code></p>"))
        #expect(html.contains("<p>plain <code>e</code></p>"))
    }

    @Test("Sources that are not Swift are not colored")
    func plain() {
        let output = PreviewPage.Listing(title: "output", code: "let it be 1", isSwift: false)
        let html = PreviewPage(
            title: "One", sections: [PreviewPage.Section(id: "one", title: "One", listings: [output])]
        ).html()
        #expect(html.contains("<span class=\"line\" style=\"--indent: 0ch\">let it be 1</span>"))
    }

    @Test("A line of source may wrap before a member and after a parenthesis, but not within a number")
    func breaks() {
        let source = PreviewPage.Listing(title: "source", code: "row.top(to: 1.5)")
        let html = PreviewPage(
            title: "One", sections: [PreviewPage.Section(id: "one", title: "One", listings: [source])]
        ).html()
        #expect(html.contains("row<wbr/>.top(<wbr/>to: <span class=\"number\">1.5</span>)"))
    }

    @Test("Each line of source keeps its indentation, even within a string or a comment")
    func lines() {
        let code = "if a {\n    /* one\n  two */ b()\n\n}\n"
        let html = PreviewPage(
            title: "One",
            sections: [
                PreviewPage.Section(
                    id: "one", title: "One", listings: [PreviewPage.Listing(title: "source", code: code)])
            ]
        ).html()
        let styles = Markup(html).elements.filter { $0.attributes["class"] == "line" }.map { $0.attributes["style"] }
        #expect(styles == [0, 4, 2, 0, 0].map { "--indent: \($0)ch" })
        #expect(html.contains("    <span class=\"comment\">/* one</span></span>"))
    }

    @Test("A choice has a button for each value and one for all, and hides the pictures of other values")
    func choices() {
        let snapshot = LayoutSnapshot(of: Sample.threeBoxes.root)
        let values = [["390", "ltr"], ["390", "rtl"], ["320", "ltr"], []]
        let page = PreviewPage(
            title: "One", choices: [.init("Width", first: "320"), .init("Reading")],
            sections: [
                PreviewPage.Section(
                    id: "one", title: "One",
                    pictures: values.map { PreviewPage.Picture(caption: "", snapshot: snapshot, values: $0) })
            ])
        let elements = Markup(page.html()).elements
        #expect(
            elements.filter { $0.name == "figure" }.map { $0.attributes["class"] } == [
                "choice-0-0 choice-1-0", "choice-0-0 choice-1-1", "choice-0-1 choice-1-0", nil,
            ])
        let buttons = elements.filter { $0.attributes["name"]?.hasPrefix("choose-") == true }
        #expect(
            buttons.map { $0.attributes["id"] } == [
                "choose-0-0", "choose-0-1", "choose-0-all", "choose-1-0", "choose-1-1", "choose-1-all",
            ])
        #expect(
            buttons.filter { $0.attributes["checked"] != nil }.map { $0.attributes["id"] } == [
                "choose-0-1", "choose-1-all",
            ])
        #expect(page.html().contains("figure[class*=\"choice-0-\"]:not(.choice-0-1) { display: none; }"))
    }

    @Test("Empty space above and below is trimmed to 40 points around what is drawn")
    func windows() {
        func window(top: Double, height: Double) -> String {
            let root = View.screen(200, 400)
            let box = View(frame: Rect(x: 20, y: top, width: 50, height: height))
            root.addSubview(box)
            root.layoutIfNeeded()
            return PictureWindow(LayoutSnapshot(of: root)).tag.opening
        }
        // Like a margin in CSS, the space above is a percentage of the width.
        #expect(
            window(top: 140, height: 60)
                == "<div class=\"window cut-top cut-bottom\" style=\"width: 200px; aspect-ratio: 200 / 140; --whole: 200 / 400; --above: 50%\">"
        )
        #expect(
            window(top: 10, height: 280)
                == "<div class=\"window cut-bottom\" style=\"width: 200px; aspect-ratio: 200 / 330; --whole: 200 / 400; --above: 0%\">"
        )
        #expect(
            window(top: 10, height: 290)
                == "<div class=\"window\" style=\"width: 200px; aspect-ratio: 200 / 400; --whole: 200 / 400; --above: 0%\">"
        )
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

    @Test("Pictures with more than 30 numbers show names and constraints only after their section's switch is on")
    func crowded() {
        func html(boxes: Int) -> String {
            let root = View.screen(300, 200)
            for index in 0..<boxes {
                let box = View(name: "box \(index)")
                root.addSubview(box)
                box.widthAnchor.constraint(equalToConstant: 100).isActive = true
                box.heightAnchor.constraint(equalTo: root.heightAnchor).isActive = true
            }
            root.layoutDiagnosticHandler = { _ in }
            root.layoutIfNeeded()
            let picture = PreviewPage.Picture(caption: "", snapshot: LayoutSnapshot(of: root))
            return PreviewPage(
                title: "", sections: [PreviewPage.Section(id: "boxes", title: "Boxes", pictures: [picture])]
            ).html()
        }
        let (few, many) = (html(boxes: 15), html(boxes: 16))
        #expect(few.contains("<figure>") && !few.contains("boxes-reveal"))
        #expect(many.contains("<figure class=\"crowded\">") && many.contains("id=\"boxes-reveal\""))
        #expect(Markup(many).fault == nil)
    }

    @Test("A page with files beside it has the same figures without their pictures, which are in a script per section")
    func files() throws {
        let (html, pictures) = page.files()
        #expect(Markup(html).fault == nil)
        let embedded = Markup(page.html()).elements
        let elements = Markup(html).elements
        #expect(!elements.contains { $0.name == "svg" } && html.utf8.count < page.html().utf8.count / 2)
        for name in ["section", "figure", "figcaption"] {
            #expect(elements.count { $0.name == name } == embedded.count { $0.name == name })
        }
        func windows(_ elements: [(name: String, attributes: [String: String])]) -> [String?] {
            elements.filter { $0.attributes["class"]?.hasPrefix("window") == true }.map { $0.attributes["style"] }
        }
        #expect(windows(elements) == windows(embedded) && windows(elements).count == Sample.allCases.count)
        // A picture in the table of contents, and the same one in the section, for browsers without scripts.
        let stills = elements.compactMap { $0.attributes["src"] }
        #expect(
            stills.sorted()
                == Sample.allCases.flatMap { ["pictures/\($0.rawValue).svg", "pictures/\($0.rawValue).svg"] }.sorted())
        #expect(
            pictures.map(\.path)
                == Sample.allCases.flatMap { ["pictures/\($0.rawValue).svg", "pictures/\($0.rawValue).js"] })
        for (path, text) in pictures where path.hasSuffix(".svg") { #expect(Markup(text).fault == nil, "\(path)") }
        let script = try #require(pictures.first { $0.path.hasSuffix(".js") }).text
        #expect(
            script.hasPrefix("draw(`\(Sample.allCases[0].rawValue)`, [\n`<svg ") && script.hasSuffix("</svg>\n`]);\n"))
    }

    @Test("What has a meaning in a template literal is escaped")
    func template() {
        #expect(#"a\b `${c}` $"#.asTemplate == #"`a\\b \`\${c}\` \$`"#)
    }

    @Test("The first screen has its text, the first listing, the picture with its constraints, and the other listings")
    func opening() {
        var page = page
        page.opening = PreviewPage.Opening(
            text: "What it is.", listings: [.init(title: "code", code: "a"), .init(title: "installation", code: "b")],
            snapshot: LayoutSnapshot(of: Sample.threeBoxes.root))
        for html in [page.html(), page.files().html] {
            let markup = Markup(html)
            #expect(markup.fault == nil && html.contains("<p>What it is.</p>"))
            let parts = [
                "<h3>code</h3>", "<title>The result</title>", "<g class=\"constraints\"", "<h3>installation</h3>",
                "<nav ",
            ]
            let places = parts.map { part in html.firstRange(of: part)?.lowerBound }
            #expect(!places.contains(nil) && places.compactMap(\.self) == places.compactMap(\.self).sorted())
        }
    }

    @Test("An empty page and a section with nothing in it are drawn")
    func empty() {
        #expect(Markup(PreviewPage(title: "").html()).fault == nil)
        let section = PreviewPage.Section(id: "nothing", title: "Nothing")
        let html = PreviewPage(title: "One", sections: [section]).html()
        #expect(html.contains("<h2>Nothing</h2>") && !html.contains("<dl>") && !html.contains("listings\">"))
    }
}
