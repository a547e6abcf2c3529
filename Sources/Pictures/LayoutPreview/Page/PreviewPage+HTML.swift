extension PreviewPage {
    /// The page as one HTML document that needs neither a network nor other files, unless its pictures contain
    /// referenced images.
    ///
    /// On the page, readers can switch overlays on and off, and choose pictures and light or dark colors. In the
    /// introduction and descriptions, text between backquotes is formatted as code.
    /// - Complexity: that of `LayoutSnapshot.svg` for each picture and of highlighting each source.
    package func html() -> String { document(.embedded) }

    /// The page as an HTML document that loads its pictures from files beside it as readers reach them, and these files,
    /// with their paths relative to the page.
    ///
    /// The page needs no server. Without scripts, it shows the first picture of each section, without overlays. In files
    /// from different folders, relative references to images differ, so pictures should contain their images.
    /// - Complexity: that of `html()`.
    package func files() -> (html: String, pictures: [(path: String, text: String)]) {
        (document(.beside), sections.flatMap { $0.files })
    }

    private func document(_ place: PicturePlace) -> String {
        let choices = ChoiceSwitch.all(of: self)
        var writer = XMLWriter()
        writer.add(XMLTag("html").with("lang", "en")) { writer in
            writer.add(XMLTag("head")) { writeHead(choices, place, &$0) }
            writer.add(XMLTag("body")) { writer in
                writer.add(XMLTag("header")) { writer in
                    writer.add(XMLTag("h1"), title)
                    if let opening { writer.addParagraphs(opening.text) }
                }
                opening?.write(&writer)
                writer.add(XMLTag("div").with("class", "contents")) { writeContents(place, &$0) }
                writer.add(XMLTag("div").with("class", "toolbar")) { writer in
                    writer.add(XMLTag("div")) { writeToolbar(choices, &$0) }
                }
                writer.add(XMLTag("main")) { writer in
                    for section in sections { section.write(choices, place, &writer) }
                }
                if place == .beside { writer.add(XMLTag("script"), markup: PicturePlace.script) }
            }
        }
        return "<!DOCTYPE html>\n" + writer.text
    }

    private func writeHead(_ choices: [ChoiceSwitch], _ place: PicturePlace, _ writer: inout XMLWriter) {
        writer.add(XMLTag("meta").with("charset", "utf-8"))
        writer.add(XMLTag("meta").with("name", "viewport").with("content", "width=device-width, initial-scale=1"))
        writer.add(XMLTag("title"), title)
        writer.add(XMLTag("link").with("rel", "icon").with("href", "data:,"))
        let rules = (Overlay.allCases.map { $0.rule } + choices.flatMap { $0.rules }).map { $0 + "\n" }.joined()
        writer.add(XMLTag("style"), markup: "\n" + Stylesheet.text + rules)
        if place == .beside {
            writer.add(XMLTag("noscript")) { $0.add(XMLTag("style"), markup: PicturePlace.rulesWithoutScripts) }
        }
    }

    private func writeContents(_ place: PicturePlace, _ writer: inout XMLWriter) {
        writer.addParagraphs(introduction)
        if !links.isEmpty {
            writer.add(XMLTag("p").with("class", "links")) { writer in
                for link in links { writer.add(XMLTag("a").with("href", link.address), link.title) }
            }
        }
        writer.add(XMLTag("nav").with("aria-label", "Sections")) { writer in
            writer.add(XMLTag("ol")) { writer in
                for section in sections { section.writeEntry(place, &writer) }
            }
        }
    }

    private func writeToolbar(_ choices: [ChoiceSwitch], _ writer: inout XMLWriter) {
        writer.add(XMLTag("fieldset")) { writer in
            writer.add(XMLTag("legend"), "Show")
            for overlay in Overlay.allCases.reversed() { writer.addSwitch(overlay.input, overlay.label) }
            writer.addSwitch(XMLTag("input").with("type", "checkbox").with("id", "whole"), "Whole screens")
        }
        for choice in choices {
            writer.addButtons(choice.title, choice.inputs)
        }
        writer.addButtons(
            "Colors",
            [("auto", "Auto"), ("light", "Light"), ("dark", "Dark")].map { name, label in
                (.radio(group: "scheme", id: "scheme-\(name)", isChosen: name == "auto"), label)
            })
    }
}

extension PreviewPage.Opening {
    /// Writes the first listing beside the picture, and the others below.
    fileprivate func write(_ writer: inout XMLWriter) {
        writer.add(XMLTag("div").with("class", "opening")) { writer in
            listings.first?.write(&writer)
            let picture = SVGPicture(snapshot, [.trimmed, .constraints, .names], idPrefix: "opening-")
            writer.append(picture.document(title: "The result"))
            for listing in listings.dropFirst() { listing.write(&writer) }
        }
    }
}
