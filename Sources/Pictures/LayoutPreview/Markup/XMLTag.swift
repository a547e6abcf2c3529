internal import AutoLayout

/// An XML tag, built attribute by attribute.
struct XMLTag {
    let name: String
    /// The attributes in order, with their values escaped.
    private(set) var attributes: [(name: String, value: String)] = []

    init(_ name: String) {
        self.name = name
    }

    /// The tag with one more attribute; its value may contain any characters.
    func with(_ attribute: String, _ value: String) -> XMLTag {
        var tag = self
        tag.attributes.append((attribute, value.escapedForXML))
        return tag
    }

    /// The tag with one more attribute, whose value is a number.
    func with(_ attribute: String, _ value: Double) -> XMLTag { with(attribute, value.plain) }

    private var text: String { attributes.reduce("<\(name)") { "\($0) \($1.name)=\"\($1.value)\"" } }

    /// The tag as an element without content.
    var alone: String { text + "/>" }

    /// The start tag of an element with content.
    var opening: String { text + ">" }

    /// The end tag of an element with content.
    var closing: String { "</\(name)>" }
}
