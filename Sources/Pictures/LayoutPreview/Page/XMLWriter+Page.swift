extension XMLWriter {
    /// Adds paragraphs, separated by empty lines; text between backquotes is code.
    mutating func addParagraphs(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for paragraph in lines.split(whereSeparator: { $0.allSatisfy({ $0.isWhitespace }) }) {
            let parts = paragraph.joined(separator: "\n").split(separator: "`", omittingEmptySubsequences: false)
            let markup = parts.enumerated().map { index, part in
                let escaped = String(part).escapedForXML
                return index % 2 == 1 ? "<code>\(escaped)</code>" : escaped
            }
            add(XMLTag("p"), markup: markup.joined())
        }
    }

    /// Adds a checkbox or a radio button with its label.
    mutating func addSwitch(_ input: XMLTag, _ label: String) {
        add(XMLTag("label"), markup: input.alone + label.escapedForXML)
    }

    /// Adds a titled group of radio buttons with their labels.
    mutating func addButtons(_ title: String, _ buttons: [(tag: XMLTag, label: String)]) {
        add(XMLTag("fieldset").with("class", "buttons")) { writer in
            writer.add(XMLTag("legend"), title)
            for button in buttons { writer.addSwitch(button.tag, button.label) }
        }
    }
}
