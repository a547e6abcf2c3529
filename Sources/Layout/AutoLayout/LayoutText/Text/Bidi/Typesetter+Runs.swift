extension Typesetter {
    /// Sets the direction and the runs of a paragraph's lines, if part of the paragraph may run from right to left.
    /// - Complexity: O(*n*) in the length of the paragraph.
    func setRuns(of lines: inout ArraySlice<Stretch>, in paragraph: Substring) {
        guard let first = lines.first else { return }
        let direction = direction ?? first.direction
        guard direction == .rightToLeft || paragraph.mayRunRightToLeft else { return }
        let bidi = BidiParagraph(paragraph, direction: direction)
        var offset = 0
        for index in lines.indices {
            let count = lines[index].text.unicodeScalars.count
            lines[index].direction = bidi.baseLevel == 1 ? .rightToLeft : .leftToRight
            lines[index].runs = runs(of: lines[index], from: offset, bidi)
            offset += count
        }
    }

    /// The runs of a line that begins at an offset in its paragraph; nil if the whole line runs from left to right.
    private func runs(of line: Stretch, from offset: Int, _ bidi: BidiParagraph) -> [TextLayout.Run]? {
        let shown = line.text[..<line.text.endOfShown].unicodeScalars
        let levels = bidi.levels(ofLine: offset..<offset + shown.count)
        guard levels.contains(where: { !$0.isMultiple(of: 2) }) else { return nil }
        var pieces: [(level: UInt8, text: String)] = []
        for (scalar, level) in zip(shown, levels) where scalar != .softHyphen && !scalar.controlsDirection {
            if pieces.last?.level != level { pieces.append((level, "")) }
            pieces[pieces.count - 1].text.unicodeScalars.append(scalar)
        }
        if line.isDivided && !pieces.isEmpty { pieces[pieces.count - 1].text.append("-") }
        var runs = pieces.map { level, text in
            TextLayout.Run(
                text: text, direction: level.isMultiple(of: 2) ? .leftToRight : .rightToLeft, x: 0,
                width: measurer.width(of: text[...], in: font))
        }
        var x = 0.0
        for index in BidiParagraph.visualOrder(pieces.map { $0.level }) {
            runs[index].x = x
            x += runs[index].width
        }
        return runs
    }
}
