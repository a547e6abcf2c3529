extension PreviewPage.Section {
    /// Writes a card for the table of contents: the first picture (small and without overlays), the title, and the note
    /// if there is one.
    func writeEntry(_ writer: inout XMLWriter) {
        writer.add(XMLTag("li")) { writer in
            writer.add(XMLTag("a").with("href", "#\(anchor)")) { writer in
                if let picture = pictures.first {
                    writer.add(XMLTag("div").with("aria-hidden", "true")) { writer in
                        writer.append(
                            SVGPicture(picture.snapshot, .trimmed, idPrefix: "\(anchor)-entry-").document(title: title))
                    }
                }
                writer.add(XMLTag("span"), title)
                if !note.isEmpty { writer.add(XMLTag("small"), note) }
            }
        }
    }

    /// Writes the title, text, facts, pictures and sources, in this order.
    func write(_ choices: [ChoiceSwitch], _ writer: inout XMLWriter) {
        writer.add(XMLTag("section").with("id", anchor)) { writer in
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
            if pictures.contains(where: { $0.isCrowded }) { writeReveal(&writer) }
            writer.add(XMLTag("div").with("class", "pictures")) { writer in
                for (index, picture) in pictures.enumerated() {
                    let title = picture.caption.isEmpty ? title : picture.caption
                    picture.write(title: title, idPrefix: "\(anchor)-\(index)-", choices, &writer)
                }
                if let movingPicture { write(movingPicture, &writer) }
            }
            writer.add(XMLTag("div").with("class", "listings")) { writer in
                for listing in listings { listing.write(&writer) }
            }
        }
    }

    /// Embeds the picture as a separate document, so that its animation begins when it is shown and its identifiers are
    /// not shared.
    private func write(_ movingPicture: String, _ writer: inout XMLWriter) {
        writer.add(XMLTag("figure")) { writer in
            let address = "data:image/svg+xml;base64,\(Array(movingPicture.utf8).base64)"
            writer.add(XMLTag("img").with("src", address).with("alt", "\(title), moving"))
            writer.add(XMLTag("figcaption"), "moving")
        }
    }

    /// Writes the switch for overlays that are hidden at first because they would cover the layout.
    private func writeReveal(_ writer: inout XMLWriter) {
        writer.add(XMLTag("p").with("class", "reveal")) { writer in
            writer.addSwitch(
                XMLTag("input").with("type", "checkbox").with("id", "\(anchor)-reveal"),
                "Names and constraints in these pictures, too, where there are many")
        }
    }
}

extension PreviewPage.Section {
    /// The `id` as a valid identifier in HTML.
    private var anchor: String { String(id.map { $0.isWhitespace ? "-" : $0 }) }
}

extension PreviewPage.Picture {
    /// The maximum number of captions that leave the layout visible.
    private static let mostNumbers = 30

    /// Whether the constraints have so many numbers that they would hide the layout.
    fileprivate var isCrowded: Bool {
        SVGPicture(snapshot, []).dimensions { !$0.isAlignment }.count > Self.mostNumbers
    }

    fileprivate func write(
        title: String, idPrefix: String, _ choices: [ChoiceSwitch], _ writer: inout XMLWriter
    ) {
        let classes = (isCrowded ? ["crowded"] : []) + choices.compactMap { $0.className(of: self) }
        let figure = XMLTag("figure")
        writer.add(classes.isEmpty ? figure : figure.with("class", classes.joined(separator: " "))) { writer in
            let picture = SVGPicture(snapshot, .allOverlays, idPrefix: idPrefix)
            writer.add(PictureWindow(picture).tag) { $0.append(picture.document(title: title)) }
            if !caption.isEmpty { writer.add(XMLTag("figcaption"), caption) }
        }
    }
}
