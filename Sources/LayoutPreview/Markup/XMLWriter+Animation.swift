internal import AutoLayout

/// The pictures of an animated document, and the times at which they are shown.
struct Pictures {
    /// The documents in order, all with the structure of the last.
    let documents: [XMLWriter]
    /// The times of the documents, as fractions of the duration in 0...1.
    let times: [Double]
    /// The duration of the animation, which repeats, in seconds.
    let duration: Double
}

extension XMLWriter {
    /// A document that shows several others, one after the other: the last one, in which SMIL animates each attribute
    /// that differs. A document whose elements differ from those of the last is left out.
    static func moving(_ pictures: Pictures) -> XMLWriter {
        guard let last = pictures.documents.last else { return XMLWriter() }
        let shown = pictures.documents.indices.filter { pictures.documents[$0].isLike(last) }
        let times = shown.enumerated().map { position, index in
            position == 0 ? 0 : index == pictures.documents.count - 1 ? 1 : pictures.times[index]
        }
        var writer = XMLWriter()
        for (place, line) in last.lines.enumerated() {
            let animations = line.tag.attributes.enumerated().compactMap { position, attribute -> String? in
                let values = shown.map { pictures.documents[$0].lines[place].tag.attributes[position].value }
                guard values.contains(where: { $0 != attribute.value }) else { return nil }
                return animation(of: attribute.name, values, times, pictures.duration).alone
            }
            writer.add(line, animations)
        }
        return writer
    }

    /// An animation of an attribute; left out if the attribute does not change.
    private static func animation(
        of attribute: String, _ values: [String], _ times: [Double], _ duration: Double
    ) -> XMLTag {
        let kept = values.indices.filter { index in
            index == 0 || index == values.count - 1 || values[index] != values[index - 1]
                || values[index] != values[index + 1]
        }
        return XMLTag("animate").with("attributeName", attribute)
            .with("values", kept.map { values[$0] }.joined(separator: ";"))
            .with("keyTimes", kept.map { times[$0].inThousandths }.joined(separator: ";"))
            .with("dur", "\(duration.inThousandths)s").with("repeatCount", "indefinite")
    }

    private mutating func add(_ line: Line, _ animations: [String]) {
        guard !animations.isEmpty else { return lines.append(line) }
        let markup = animations.joined()
        switch line.content {
        case .nothing: lines.append(Line(indent: line.indent, tag: line.tag, content: .markup(markup)))
        case .markup(let own): lines.append(Line(indent: line.indent, tag: line.tag, content: .markup(markup + own)))
        case .start, .end: lines.append(line)
        }
    }

    /// Whether another document differs at most in values of attributes.
    private func isLike(_ other: XMLWriter) -> Bool {
        lines.count == other.lines.count
            && zip(lines, other.lines).allSatisfy { line, otherLine in
                line.tag.name == otherLine.tag.name
                    && line.tag.attributes.map { $0.name } == otherLine.tag.attributes.map { $0.name }
            }
    }
}

extension Double {
    /// The number to three decimals.
    fileprivate var inThousandths: String { ((self * 1000).rounded() / 1000).plain }
}
