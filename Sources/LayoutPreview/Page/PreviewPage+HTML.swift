extension PreviewPage {
    /// The page as one self-contained HTML document that needs neither network nor other files.
    ///
    /// The overlays of all pictures, and dark and light, can be switched on the page. In texts, what is between
    /// backquotes is set as code.
    /// - Complexity: O(*n*) in the number of views in its pictures and the length of its sources.
    public func html() -> String {
        var writer = XMLWriter()
        writer.add(XMLTag("html").with("lang", "en")) { writer in
            writer.add(XMLTag("head"), content: writeHead)
            writer.add(XMLTag("body")) { writer in
                writer.add(XMLTag("header"), content: writeHeader)
                writer.add(XMLTag("div").with("class", "toolbar")) { writer in
                    writer.add(XMLTag("div"), content: writeToolbar)
                }
                writer.add(XMLTag("main")) { writer in
                    for section in sections { section.write(&writer) }
                }
            }
        }
        return "<!DOCTYPE html>\n" + writer.text
    }

    private func writeHead(_ writer: inout XMLWriter) {
        writer.add(XMLTag("meta").with("charset", "utf-8"))
        writer.add(XMLTag("meta").with("name", "viewport").with("content", "width=device-width, initial-scale=1"))
        writer.add(XMLTag("title"), title)
        writer.add(XMLTag("link").with("rel", "icon").with("href", "data:,"))
        let rules = Overlay.allCases.map { $0.rule + "\n" }.joined()
        writer.add(XMLTag("style"), markup: "\n" + Stylesheet.text + rules)
    }

    private func writeHeader(_ writer: inout XMLWriter) {
        writer.add(XMLTag("h1"), title)
        writer.addParagraphs(introduction)
        writer.add(XMLTag("nav").with("aria-label", "Sections")) { writer in
            writer.add(XMLTag("ol")) { writer in
                for section in sections {
                    writer.add(XMLTag("li")) { writer in
                        writer.add(XMLTag("a").with("href", "#\(section.id)"), section.title)
                    }
                }
            }
        }
    }

    private func writeToolbar(_ writer: inout XMLWriter) {
        writer.add(XMLTag("fieldset")) { writer in
            writer.add(XMLTag("legend"), "Show")
            for overlay in Overlay.allCases.reversed() { writer.addSwitch(overlay.input, overlay.label) }
            writer.addSwitch(XMLTag("input").with("type", "checkbox").with("id", "full-size"), "Full size")
        }
        writer.add(XMLTag("fieldset")) { writer in
            writer.add(XMLTag("legend"), "Colours")
            for (name, label) in [("auto", "Auto"), ("light", "Light"), ("dark", "Dark")] {
                let input = XMLTag("input").with("type", "radio").with("name", "scheme").with("id", "scheme-\(name)")
                writer.addSwitch(name == "auto" ? input.with("checked", "checked") : input, label)
            }
        }
    }
}

extension PreviewPage.Section {
    fileprivate func write(_ writer: inout XMLWriter) {
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
            writer.add(XMLTag("div").with("class", "listings")) { writer in
                for listing in listings { listing.write(&writer) }
            }
            writer.add(XMLTag("div").with("class", "pictures")) { writer in
                for picture in pictures {
                    picture.write(&writer, title: picture.caption.isEmpty ? title : picture.caption)
                }
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
            let box = XMLTag("pre").with("tabindex", "0").with("role", "region").with("aria-label", title)
            writer.add(box, markup: XMLTag("code").opening + markup + XMLTag("code").closing)
        }
    }

    private var markup: String {
        guard isSwift else { return code.escapedForXML }
        return SwiftHighlighter.pieces(of: code).map { kind, text in
            let escaped = String(text).escapedForXML
            guard kind != .plain else { return escaped }
            let tag = XMLTag("span").with("class", kind.rawValue)
            return tag.opening + escaped + tag.closing
        }.joined()
    }
}

extension PreviewPage.Picture {
    fileprivate func write(_ writer: inout XMLWriter, title: String) {
        writer.add(XMLTag("figure")) { writer in
            writer.append(SVGPicture(snapshot, .allOverlays).document(title: title))
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
}
