internal import AutoLayout

/// The pictures of an animated document, and the times at which they are shown.
struct Pictures {
    /// The documents in order.
    let documents: [XMLWriter]
    /// The times of the documents, as fractions of the duration in 0...1.
    let times: [Double]
    /// The duration of one cycle of the repeating animation, in seconds.
    let duration: Double
}

extension XMLWriter {
    /// A document that shows several others in succession: the last one, in which SMIL animates each attribute that
    /// differs. A document whose elements or attribute names differ from those of the last one is left out.
    static func moving(_ pictures: Pictures) -> XMLWriter {
        guard let last = pictures.documents.last else { return XMLWriter() }
        let shown = pictures.documents.indices.filter { pictures.documents[$0].isLike(last) }
        let times = shown.enumerated().map { position, index in
            position == 0 ? 0 : index == pictures.documents.count - 1 ? 1 : pictures.times[index]
        }
        var writer = XMLWriter()
        for (place, line) in last.lines.enumerated() {
            let animations = line.tag.attributes.enumerated().compactMap { position, attribute -> XMLTag? in
                let values = shown.map { pictures.documents[$0].lines[place].tag.attributes[position].value }
                guard values.contains(where: { $0 != attribute.value }) else { return nil }
                guard attribute.name == "transform" else {
                    return XMLTag("animate").with("attributeName", attribute.name)
                        .animating(values, times, pictures.duration)
                }
                // SMIL cannot animate a matrix, but can add a translation to it.
                return shifts(from: attribute.value, to: values).map { shifts in
                    XMLTag("animateTransform").with("attributeName", attribute.name).with("type", "translate")
                        .with("additive", "sum").animating(shifts, times, pictures.duration)
                }
            }
            writer.add(line, animations)
        }
        return writer
    }

    /// The translations that, applied before a matrix, turn it into other matrices, which differ from it only in their
    /// last two numbers; nil if the matrix has no inverse and its contents are therefore invisible.
    private static func shifts(from matrix: String, to others: [String]) -> [String]? {
        let numbers = ([matrix] + others).map { matrix in
            matrix.split { "matrix( )".contains($0) }.compactMap { Double($0) }
        }
        guard numbers.allSatisfy({ $0.count == 6 }) else { return nil }
        let (a, b, c, d) = (numbers[0][0], numbers[0][1], numbers[0][2], numbers[0][3])
        let determinant = a * d - b * c
        guard determinant != 0 else { return nil }
        return numbers.dropFirst().map { other in
            let (x, y) = (other[4] - numbers[0][4], other[5] - numbers[0][5])
            return "\(((d * x - c * y) / determinant).plain) \(((a * y - b * x) / determinant).plain)"
        }
    }

    private mutating func add(_ line: Line, _ animations: [XMLTag]) {
        let markup = animations.map { $0.alone }.joined()
        switch line.content {
        case .nothing where !animations.isEmpty:
            lines.append(Line(indent: line.indent, tag: line.tag, content: .markup(markup)))
        case .markup(let own):
            lines.append(Line(indent: line.indent, tag: line.tag, content: .markup(markup + own)))
        case .start:
            lines.append(line)
            lines += animations.map { Line(indent: line.indent + "  ", tag: $0, content: .nothing) }
        case .nothing, .end: lines.append(line)
        }
    }

    /// Whether another document differs from this one at most in attribute values and text.
    private func isLike(_ other: XMLWriter) -> Bool {
        lines.count == other.lines.count
            && zip(lines, other.lines).allSatisfy { line, otherLine in
                line.tag.name == otherLine.tag.name
                    && line.tag.attributes.map { $0.name } == otherLine.tag.attributes.map { $0.name }
            }
    }
}

extension XMLTag {
    /// The animation with values at the given times, without a value that equals both of its neighbors.
    fileprivate func animating(_ values: [String], _ times: [Double], _ duration: Double) -> XMLTag {
        let kept = values.indices.filter { index in
            index == 0 || index == values.count - 1 || values[index] != values[index - 1]
                || values[index] != values[index + 1]
        }
        return with("values", kept.map { values[$0] }.joined(separator: ";"))
            .with("keyTimes", kept.map { times[$0].inThousandths }.joined(separator: ";"))
            .with("dur", "\(duration.inThousandths)s").with("repeatCount", "indefinite")
    }
}

extension Double {
    /// The number to three decimal places.
    fileprivate var inThousandths: String { ((self * 1000).rounded() / 1000).plain }
}
