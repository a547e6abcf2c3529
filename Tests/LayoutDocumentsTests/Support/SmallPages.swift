import LayoutDocuments

/// A measurer for which every character is as wide and every line as tall as the font size, with the baseline at
/// four-fifths of the height.
final class SquareMeasurer: TextMeasuring {
    func width(of text: Substring, in font: Font) -> Double { Double(text.count) * font.size }
    func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 0.8 * font.size, descent: 0.2 * font.size) }
}

/// A document on pages of 100 × 100 with a content area of 80 × 80 by default, for eight lines of eight characters of
/// size 10.
func smallDocument(
    margins: PageMargins = .all(10), spacing: Double = 10, @DocumentBuilder _ content: () -> [DocumentBlock]
) -> Document {
    var document = Document(
        pageSize: PageSize(width: 100, height: 100), margins: margins, spacing: spacing, content: content)
    document.textMeasurer = SquareMeasurer()
    return document
}

/// An empty view of a given height.
func box(_ name: String, _ height: Double) -> View {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: height), name: name)
    view.backgroundColor = .gray
    return view
}

/// A label of size 10 in which each string fills a line: words of eight characters, or one short string.
func lines(_ texts: [String]) -> Label { Label(texts.joined(separator: " "), fontSize: 10, numberOfLines: 0) }

/// Words of eight characters that end with their numbers in digits, since words such as "line-one" would differ in
/// length.
func words(_ count: Int, _ prefix: String = "word") -> [String] {
    (0..<count).map { index in
        let digits = String(index)
        return prefix + String(repeating: "0", count: 8 - prefix.count - digits.count) + digits
    }
}

extension DocumentPage {
    /// The names of the named views on the page, in drawing order, except the page's own name.
    var names: [String] {
        snapshot.entries.dropFirst().filter { $0.name != "Label" && $0.name != "slice" }.map { $0.name }
    }

    /// The lines of text on the page.
    var texts: [String] {
        snapshot.entries.flatMap { entry -> [String] in
            if case .text(let text) = entry.content { text.lines.map { $0.text } } else { [] }
        }
    }

    /// The rectangles on the page of the views with a given name.
    func rects(_ name: String) -> [Rect] { snapshot.entries.filter { $0.name == name }.map { $0.rectInRoot } }
}
