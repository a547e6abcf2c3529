internal import AutoLayout

extension PreviewPage.Section {
    /// Writes a card for the table of contents: the first picture (small and without overlays), the title, and the note
    /// if there is one.
    func writeEntry(_ place: PicturePlace, _ writer: inout XMLWriter) {
        writer.add(XMLTag("li")) { writer in
            writer.add(XMLTag("a").with("href", "#\(anchor)")) { writer in
                if let picture = pictures.first {
                    writer.add(XMLTag("div").with("aria-hidden", "true")) { writer in
                        switch place {
                        case .embedded: writer.append(still(picture))
                        case .beside: writer.add(stillImage.with("alt", ""))
                        }
                    }
                }
                writer.add(XMLTag("span"), title)
                if !note.isEmpty { writer.add(XMLTag("small"), note) }
            }
        }
    }

    /// Writes the title, text, facts, pictures and sources, in this order.
    func write(_ choices: [ChoiceSwitch], _ place: PicturePlace, _ writer: inout XMLWriter) {
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
                    picture.write(choices, &writer) { writer in
                        switch place {
                        case .embedded: writer.append(drawing(index))
                        case .beside where index == 0:
                            writer.add(XMLTag("noscript"), markup: stillImage.with("alt", title).alone)
                        case .beside: break
                        }
                    }
                }
                if let movingPicture { write(movingPicture, place, &writer) }
            }
            writer.add(XMLTag("div").with("class", "listings")) { writer in
                for listing in listings { listing.write(&writer) }
            }
        }
    }

    /// Embeds the picture as a separate document, so that its animation begins when it is shown and its identifiers are
    /// not shared.
    private func write(_ movingPicture: PreviewPage.MovingPicture, _ place: PicturePlace, _ writer: inout XMLWriter) {
        let address =
            switch place {
            case .embedded: "data:image/svg+xml;base64,\(Array(movingPicture.svg.utf8).base64)"
            case .beside: movingPath
            }
        writer.add(XMLTag("figure")) { writer in
            writer.add(
                XMLTag("img").with("src", address).with("alt", "\(title), moving").with("loading", "lazy")
                    .with("width", movingPicture.size.width).with("height", movingPicture.size.height))
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

/// The files of the pictures.
extension PreviewPage.Section {
    private var stillPath: String { "pictures/\(anchor).svg" }
    private var movingPath: String { "pictures/\(anchor)-moving.svg" }

    /// The first picture as a file, without a description.
    private var stillImage: XMLTag { XMLTag("img").with("src", stillPath).with("loading", "lazy") }

    /// A picture without overlays.
    private func still(_ picture: PreviewPage.Picture) -> XMLWriter {
        SVGPicture(picture.snapshot, .trimmed, idPrefix: "\(anchor)-entry-").document(title: title)
    }

    /// The picture at an index, with all overlays.
    private func drawing(_ index: Int) -> XMLWriter {
        let picture = pictures[index]
        return SVGPicture(picture.snapshot, .allOverlays, idPrefix: "\(anchor)-\(index)-")
            .document(title: picture.caption.isEmpty ? title : picture.caption)
    }

    /// The first picture, a script that draws all pictures on the page, and the moving picture, if there are any.
    var files: [(path: String, text: String)] {
        let drawings = pictures.indices.map { drawing($0).text.asTemplate }.joined(separator: ",\n")
        return pictures.prefix(1).flatMap {
            [(stillPath, still($0).text), ("pictures/\(anchor).js", "draw(\(anchor.asTemplate), [\n\(drawings)]);\n")]
        } + (movingPicture.map { [(movingPath, $0.svg)] } ?? [])
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
        OverlayDrawing(snapshot, []).dimensions { !$0.isAlignment }.count > Self.mostNumbers
    }

    /// Writes the picture's figure; `content` writes what is in its window.
    fileprivate func write(
        _ choices: [ChoiceSwitch], _ writer: inout XMLWriter, content: (inout XMLWriter) -> Void
    ) {
        let classes = (isCrowded ? ["crowded"] : []) + choices.compactMap { $0.className(of: self) }
        let figure = XMLTag("figure")
        writer.add(classes.isEmpty ? figure : figure.with("class", classes.joined(separator: " "))) { writer in
            let window = PictureWindow(snapshot).tag
            var inner = XMLWriter()
            content(&inner)
            if inner.lines.isEmpty { writer.add(window, "") } else { writer.add(window) { $0.append(inner) } }
            if !caption.isEmpty { writer.add(XMLTag("figcaption"), caption) }
        }
    }
}
