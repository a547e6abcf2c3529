extension PreviewPage {
    /// The page as one self-contained HTML document that needs neither network nor other files.
    /// - Complexity: O(*n*) in the number of views in its pictures and the length of its sources.
    public func html() -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <title>\(title.escapedForXML)</title>
        </head>
        <body>
        <h1>\(title.escapedForXML)</h1>
        <p>\(introduction.escapedForXML)</p>
        \(sections.map(\.html).joined(separator: "\n"))
        </body>
        </html>

        """
    }
}

extension PreviewPage.Section {
    fileprivate var html: String {
        let rows = facts.map { "<dt>\($0.0.escapedForXML)</dt><dd>\($0.1.escapedForXML)</dd>" }
        let sources = listings.map { "<h3>\($0.title.escapedForXML)</h3><pre>\($0.code.escapedForXML)</pre>" }
        let drawn = pictures.map {
            "<figure>\($0.snapshot.svg())<figcaption>\($0.caption.escapedForXML)</figcaption></figure>"
        }
        return """
            <section id="\(id.escapedForXML)">
            <h2>\(title.escapedForXML)</h2>
            <p>\(text.escapedForXML)</p>
            <dl>\(rows.joined())</dl>
            \(sources.joined(separator: "\n"))
            \(drawn.joined(separator: "\n"))
            </section>
            """
    }
}
