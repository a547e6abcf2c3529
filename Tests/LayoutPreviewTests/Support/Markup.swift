import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The contents of a document as an XML parser reads them.
final class Markup: NSObject, XMLParserDelegate {
    private(set) var elements: [(name: String, attributes: [String: String])] = []
    /// The text of each innermost element that has any.
    private(set) var texts: [String] = []
    /// The reason why the document is not well-formed XML; nil if it is.
    private(set) var fault: String?
    private var text = ""

    init(_ document: String) {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        if !parser.parse() { fault = "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "unknown")" }
    }

    /// The classes of the groups, in document order.
    var groups: [String] { elements.filter { $0.name == "g" }.compactMap { $0.attributes["class"] } }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append((name, attributes))
        text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text += string
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        if !text.allSatisfy(\.isWhitespace) { texts.append(text) }
        text = ""
    }
}
