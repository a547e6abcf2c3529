internal import AutoLayout

/// A tag of XML, written attribute by attribute.
struct XMLTag {
    private let name: String
    private var text: String

    init(_ name: String) {
        self.name = name
        text = "<\(name)"
    }

    /// The tag with one more attribute; its value may hold any characters.
    func with(_ attribute: String, _ value: String) -> XMLTag {
        var tag = self
        tag.text += " \(attribute)=\"\(value.escapedForXML)\""
        return tag
    }

    /// The tag with one more attribute, a number in points.
    func with(_ attribute: String, _ value: Double) -> XMLTag { with(attribute, value.plain) }

    /// The tag as an element without content.
    var alone: String { text + "/>" }

    /// The tag before its content.
    var opening: String { text + ">" }

    /// The tag after its content.
    var closing: String { "</\(name)>" }
}
