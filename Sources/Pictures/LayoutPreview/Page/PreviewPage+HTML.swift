extension PreviewPage {
    /// The page as one HTML document that needs neither a network nor other files, unless its pictures contain
    /// referenced images.
    ///
    /// On the page, readers can switch overlays on and off, and choose pictures and light or dark colors. In the
    /// introduction and descriptions, text between backquotes is formatted as code.
    /// - Complexity: that of `LayoutSnapshot.svg` for each picture and of highlighting each source.
    package func html() -> String {
        let choices = ChoiceSwitch.all(of: self)
        var writer = XMLWriter()
        writer.add(XMLTag("html").with("lang", "en")) { writer in
            writer.add(XMLTag("head")) { writeHead(choices, &$0) }
            writer.add(XMLTag("body")) { writer in
                writer.add(XMLTag("header"), content: writeHeader)
                writer.add(XMLTag("div").with("class", "toolbar")) { writer in
                    writer.add(XMLTag("div")) { writeToolbar(choices, &$0) }
                }
                writer.add(XMLTag("main")) { writer in
                    for section in sections { section.write(choices, &writer) }
                }
            }
        }
        return "<!DOCTYPE html>\n" + writer.text
    }

    private func writeHead(_ choices: [ChoiceSwitch], _ writer: inout XMLWriter) {
        writer.add(XMLTag("meta").with("charset", "utf-8"))
        writer.add(XMLTag("meta").with("name", "viewport").with("content", "width=device-width, initial-scale=1"))
        writer.add(XMLTag("title"), title)
        writer.add(XMLTag("link").with("rel", "icon").with("href", "data:,"))
        let rules = (Overlay.allCases.map { $0.rule } + choices.flatMap { $0.rules }).map { $0 + "\n" }.joined()
        writer.add(XMLTag("style"), markup: "\n" + Stylesheet.text + rules)
    }

    private func writeHeader(_ writer: inout XMLWriter) {
        writer.add(XMLTag("h1"), title)
        writer.addParagraphs(introduction)
        if !links.isEmpty {
            writer.add(XMLTag("p").with("class", "links")) { writer in
                for link in links { writer.add(XMLTag("a").with("href", link.address), link.title) }
            }
        }
        writer.add(XMLTag("nav").with("aria-label", "Sections")) { writer in
            writer.add(XMLTag("ol")) { writer in
                for section in sections { section.writeEntry(&writer) }
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
