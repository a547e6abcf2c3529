internal import AutoLayout

/// Generates names, unique in a document, for the definitions to which elements of a picture refer.
struct DefinitionNames {
    let prefix: String
    private var count = 0

    init(prefix: String) {
        self.prefix = prefix
    }

    mutating func next(_ kind: String) -> String {
        count += 1
        return "\(prefix)\(kind)-\(count)"
    }
}

extension XMLWriter {
    /// Writes the clip path of a group, and returns the name of the path.
    mutating func define(clip outline: XMLTag, _ names: inout DefinitionNames) -> String {
        let name = names.next("clip")
        add(XMLTag("clipPath").with("id", name)) { $0.add(outline) }
        return name
    }

    /// Writes the gradient of a shape, and returns the name of the gradient.
    mutating func define(_ gradient: View.Gradient, in shape: Drawing.Shape, _ names: inout DefinitionNames) -> String {
        let name = names.next("gradient")
        let (start, end) = (shape.point(at: gradient.start), shape.point(at: gradient.end))
        let tag = XMLTag("linearGradient").with("id", name).with("gradientUnits", "userSpaceOnUse")
            .with("x1", start.x).with("y1", start.y).with("x2", end.x).with("y2", end.y)
        add(tag) { writer in
            for stop in gradient.stops {
                let tag = XMLTag("stop").with("offset", stop.place).with("stop-color", stop.color.hexadecimal)
                writer.add(stop.color.alpha < 1 ? tag.with("stop-opacity", stop.color.alpha) : tag)
            }
        }
        return name
    }
}

extension XMLTag {
    /// The tag, clipped by the path that was defined under a name.
    func clipped(by name: String) -> XMLTag { with("clip-path", "url(#\(name))") }
}

extension ImageContents {
    /// The address of the image in an SVG document, which is a data URL for an embedded image; nil for bytes in an
    /// unknown format.
    ///
    /// Some renderers rotate images by their orientation and some do not, so the tag rotates the image and the bytes
    /// contain no orientation.
    var address: String? {
        switch withoutOrientation {
        case .referenced(let source): source
        case .embedded(let bytes): format.map { "data:image/\($0.rawValue);base64,\(bytes.base64)" }
        }
    }
}

extension [UInt8] {
    /// The bytes in Base64 (RFC 4648).
    var base64: String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        for start in stride(from: 0, to: count, by: 3) {
            let group = self[start..<Swift.min(start + 3, count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                text.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
