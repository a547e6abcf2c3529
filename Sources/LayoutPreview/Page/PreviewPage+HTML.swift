extension PreviewPage {
    /// The page as one self-contained HTML document that needs neither network nor other files.
    ///
    /// The overlays of all pictures, and dark and light, can be switched on the page. In texts, what is between
    /// backquotes is set as code.
    /// - Complexity: O(*n*) in the number of views in its pictures and the length of its sources.
    public func html() -> String {
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
        let rules = (Overlay.allCases.map(\.rule) + choices.flatMap(\.rules)).map { $0 + "\n" }.joined()
        writer.add(XMLTag("style"), markup: "\n" + Stylesheet.text + rules)
    }

    private func writeHeader(_ writer: inout XMLWriter) {
        writer.add(XMLTag("h1"), title)
        writer.addParagraphs(introduction)
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
            "Colours",
            [("auto", "Auto"), ("light", "Light"), ("dark", "Dark")].map { name, label in
                (.radio(group: "scheme", id: "scheme-\(name)", isChosen: name == "auto"), label)
            })
    }
}

extension PreviewPage.Section {
    /// A card in the contents: the first picture, small and bare, the title and the note.
    fileprivate func writeEntry(_ writer: inout XMLWriter) {
        writer.add(XMLTag("li")) { writer in
            writer.add(XMLTag("a").with("href", "#\(id)")) { writer in
                if let picture = pictures.first {
                    writer.add(XMLTag("div").with("aria-hidden", "true")) { writer in
                        writer.append(SVGPicture(picture.snapshot, .trimmed).document(title: title))
                    }
                }
                writer.add(XMLTag("span"), title)
                if !note.isEmpty { writer.add(XMLTag("small"), note) }
            }
        }
    }

    fileprivate func write(_ choices: [ChoiceSwitch], _ writer: inout XMLWriter) {
        writer.add(XMLTag("section").with("id", id)) { writer in
            writer.add(XMLTag("h2"), title)
            writer.addParagraphs(text)
            writer.add(XMLTag("dl")) { writer in
                for (label, value) in facts {
                    writer.add(XMLTag("div")) { writer in
                        writer.add(XMLTag("dt"), label)
                        writer.add(XMLTag("dd"), value)
                    }
                }
            }
            writer.add(XMLTag("div").with("class", "pictures")) { writer in
                for picture in pictures {
                    picture.write(title: picture.caption.isEmpty ? title : picture.caption, choices, &writer)
                }
            }
            writer.add(XMLTag("div").with("class", "listings")) { writer in
                for listing in listings { listing.write(&writer) }
            }
        }
    }
}

extension PreviewPage.Listing {
    fileprivate func write(_ writer: inout XMLWriter) {
        writer.add(XMLTag("article").with("class", "listing")) { writer in
            writer.add(XMLTag("header")) { writer in
                writer.add(XMLTag("h3"), title)
                if !note.isEmpty { writer.add(XMLTag("span"), note) }
            }
            writer.add(XMLTag("pre"), markup: XMLTag("code").opening + markup + XMLTag("code").closing)
        }
    }

    /// The lines, each in an element that knows how far in it starts, so that what does not fit goes on further in.
    private var markup: String {
        let pieces = isSwift ? SwiftHighlighter.pieces(of: code) : [(.plain, code[...])]
        var lines = [(text: "", markup: "")]
        for (kind, text) in pieces {
            for (number, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if number > 0 { lines.append(("", "")) }
                lines[lines.count - 1].text += part
                lines[lines.count - 1].markup += kind.markup(of: part)
            }
        }
        if lines.count > 1, lines[lines.count - 1].text.isEmpty { lines.removeLast() }
        return lines.map { line in
            let indent = line.text.prefix { $0 == " " }.count
            let tag = XMLTag("span").with("class", "line").with("style", "--indent: \(indent)ch")
            return tag.opening + line.markup + tag.closing
        }.joined()
    }
}

extension SwiftHighlighter.Kind {
    /// A piece of source with its colour.
    fileprivate func markup(of text: Substring) -> String {
        guard self != .plain, !text.isEmpty else { return String(text).escapedForXML }
        let tag = XMLTag("span").with("class", rawValue)
        return tag.opening + String(text).escapedForXML + tag.closing
    }
}

extension PreviewPage.Picture {
    fileprivate func write(title: String, _ choices: [ChoiceSwitch], _ writer: inout XMLWriter) {
        let classes = choices.compactMap { $0.className(of: self) }
        let figure = XMLTag("figure")
        writer.add(classes.isEmpty ? figure : figure.with("class", classes.joined(separator: " "))) { writer in
            let picture = SVGPicture(snapshot, .allOverlays)
            writer.add(PictureWindow(picture).tag) { $0.append(picture.document(title: title)) }
            if !caption.isEmpty { writer.add(XMLTag("figcaption"), caption) }
        }
    }
}

extension XMLWriter {
    /// Adds paragraphs, which empty lines separate; what is between backquotes is code.
    fileprivate mutating func addParagraphs(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for paragraph in lines.split(whereSeparator: { $0.allSatisfy(\.isWhitespace) }) {
            let parts = paragraph.joined(separator: "\n").split(separator: "`", omittingEmptySubsequences: false)
            let markup = parts.enumerated().map { index, part in
                let escaped = String(part).escapedForXML
                return index % 2 == 1 ? "<code>\(escaped)</code>" : escaped
            }
            add(XMLTag("p"), markup: markup.joined())
        }
    }

    fileprivate mutating func addSwitch(_ input: XMLTag, _ label: String) {
        add(XMLTag("label"), markup: input.alone + label.escapedForXML)
    }

    /// Buttons of which one is chosen, with their labels.
    fileprivate mutating func addButtons(_ title: String, _ buttons: [(tag: XMLTag, label: String)]) {
        add(XMLTag("fieldset").with("class", "buttons")) { writer in
            writer.add(XMLTag("legend"), title)
            for button in buttons { writer.addSwitch(button.tag, button.label) }
        }
    }
}
