/// Turns broken lines into lines of runs, with their positions.
extension Composer {
    /// A run under construction.
    private struct Item {
        var text: String
        let run: Int
        let level: UInt8
        /// The number of tabs before the item in the line.
        let segment: Int
        /// Whether each character is followed by additional room in a justified line.
        var isSpread = false
        var width = 0.0
        var x = 0.0
    }

    /// Stacks lines, each as tall as its fonts or the paragraph style requires.
    func stack(_ broken: [BrokenLine], _ width: Double, _ isCut: Bool) -> TextLayout {
        if isUniform, broken.allSatisfy({ $0.metrics == nil }) { return stackEvenly(broken, isCut) }
        var lines: [TextLayout.Line] = []
        var (bottom, size, wrappedWidth) = (0.0, Size.zero, 0.0)
        for line in broken {
            var (composed, metrics) = (uniformLine(line), line.metrics ?? measurer.metrics(of: font))
            if !isUniform {
                let (items, spacing) = place(items(of: line), of: line, width)
                metrics = self.metrics(of: items, line)
                composed = self.line(runs(items, spacing), of: line)
            }
            composed.baseline = bottom + metrics.ascent
            composed.descent =
                isUniform ? bottom + metrics.ascent + metrics.descent - composed.baseline : metrics.descent
            size.width = max(size.width, line.indent + composed.width, line.end)
            wrappedWidth = max(wrappedWidth, line.wrappedEnd ?? max(line.indent + composed.width, line.end))
            size.height = (bottom + metrics.ascent + metrics.descent).upToPixel(lineScale)
            bottom = size.height + metrics.leading + paragraphStyle.lineSpacing
            if line.endsParagraph { bottom += paragraphStyle.paragraphSpacing }
            lines.append(composed)
        }
        return TextLayout(lines: lines, size: size, wrappedWidth: wrappedWidth, isTruncated: isCut)
    }

    /// Stacks lines of the same height.
    private func stackEvenly(_ broken: [BrokenLine], _ isCut: Bool) -> TextLayout {
        let metrics = measurer.metrics(of: font)
        let pitch = (metrics.ascent + metrics.descent + metrics.leading).upToPixel(lineScale)
        var (lines, width, wrappedWidth) = ([TextLayout.Line](), 0.0, 0.0)
        lines.reserveCapacity(broken.count)
        for line in broken {
            var uniform = uniformLine(line)
            uniform.baseline = Double(lines.count) * pitch + metrics.ascent
            lines.append(uniform)
            width = max(width, line.end)
            wrappedWidth = max(wrappedWidth, line.wrappedEnd ?? line.end)
        }
        let size = Size(width: width, height: Double(lines.count) * pitch - metrics.leading)
        return TextLayout(lines: lines, size: size, wrappedWidth: wrappedWidth, isTruncated: isCut)
    }

    /// A line of uniform text, which has runs only if part of it runs from right to left.
    private func uniformLine(_ line: BrokenLine) -> TextLayout.Line {
        let text = measured.isPlain ? line.text : line.text.withoutSoftHyphens
        var uniform = TextLayout.Line(
            text: line.isDivided ? text + "-" : text.withoutSpaceAtEnd, width: line.end, baseline: 0,
            direction: line.direction)
        if line.levels?.contains(where: { !$0.isMultiple(of: 2) }) == true {
            uniform.runs = runs(place(items(of: line), of: line, .infinity).items, 0)
        }
        return uniform
    }

    /// The pieces of a line, each of one style and one level, without the tabs that advance to tab stops.
    private func items(of line: BrokenLine) -> [Item] {
        var items: [Item] = []
        var (index, segment) = (0, 0)
        func add(_ text: Substring.UnicodeScalarView, _ run: Int, _ level: UInt8) {
            // The text is changed in place; a copy of the item would prevent this, and so would appending to its scalars.
            if let last = items.indices.last, items[last].run == run, items[last].level == level,
                items[last].segment == segment
            {
                items[last].text += Substring(text)
            } else if !text.isEmpty {
                items.append(Item(text: String(text), run: run, level: level, segment: segment))
            }
        }
        let hasStops = !paragraphStyle.tabStops.isEmpty
        for fragment in fragments(of: line) {
            let scalars = fragment.text.unicodeScalars
            // A fragment that runs from left to right without tabs is one item.
            if line.levels == nil, !hasStops || !fragment.text.utf8.contains(9) {
                add(fragment.text.withoutSoftHyphens.unicodeScalars, fragment.run, 0)
                continue
            }
            for place in scalars.indices {
                let level = line.levels?[index] ?? 0
                index += 1
                if hasStops && scalars[place] == "\t" {
                    segment += 1
                } else if scalars[place] != .softHyphen && !scalars[place].controlsDirection {
                    add(scalars[place...place], fragment.run, level)
                }
            }
        }
        if line.isDivided, let last = items.last {
            add(Substring("-").unicodeScalars, last.run, last.level)
        } else if line.isDivided {
            add(
                Substring("-").unicodeScalars, runs.run(at: line.text.startIndex),
                line.direction == .rightToLeft ? 1 : 0)
        }
        for index in items.indices {
            items[index].width = width(of: items[index].text[...], runs.style(items[index].run))
        }
        return items
    }

    /// The items of a line with ideographs in items of their own, except for one at the end of the line.
    private func separatingIdeographs(_ items: [Item]) -> [Item] {
        var parts: [Item] = []
        for (index, item) in items.enumerated() {
            let end = index + 1 == items.count ? item.text.index(before: item.text.endIndex) : item.text.endIndex
            for place in item.text.indices {
                let isSpread = place < end && item.text[place].unicodeScalars.contains { $0.isIdeographic }
                if let last = parts.last, place > item.text.startIndex, last.isSpread == isSpread {
                    parts[parts.count - 1].text.append(item.text[place])
                } else {
                    var part = item
                    (part.text, part.isSpread) = (String(item.text[place]), isSpread)
                    parts.append(part)
                }
            }
        }
        for index in parts.indices {
            parts[index].width = width(of: parts[index].text[...], runs.style(parts[index].run))
        }
        return parts
    }

    /// Positions the items, in points from the left end of the line, and distributes the room of a justified line over its
    /// spaces and ideographs.
    private func place(_ given: [Item], of line: BrokenLine, _ width: Double) -> (items: [Item], spacing: Double) {
        var (items, spacing) = (given, 0.0)
        // Without tabs, the items are simply in their order from the left.
        let isMirrored = !isUniform && line.direction == .rightToLeft
        let hasTabs = items.last.map { $0.segment > 0 } ?? false
        if alignment == .justified, !line.endsParagraph, !hasTabs {
            if items.contains(where: { $0.text.unicodeScalars.contains { $0.isIdeographic } }) {
                items = separatingIdeographs(items)
            }
            func gaps(_ item: Item) -> Int { item.isSpread ? item.text.count : item.text.spaceCount }
            let room = width - line.indent - items.reduce(0) { $0 + $1.width }
            let count = items.reduce(0) { $0 + gaps($1) }
            if room > 0, room.isUsable, count > 0 { spacing = room / Double(count) }
            for index in items.indices { items[index].width += spacing * Double(gaps(items[index])) }
        }
        var ruler = LineRuler(from: line.indent, paragraphStyle.tabStops)
        var (next, segment) = (0, 0)
        while next < items.count {
            while segment < items[next].segment {
                ruler.addTab(space: self.width(of: " ", runs.style(items[next].run)))
                segment += 1
            }
            let first = next
            while next < items.count, items[next].segment == segment {
                if ruler.awaitedSeparator == nil {
                    ruler.add(items[next].width)
                } else {
                    add(items[next].text[...], runs.style(items[next].run), to: &ruler)
                }
                next += 1
            }
            var x = ruler.start - line.indent
            // Items go from left to right within a segment; segments follow one another in the direction of the
            // paragraph.
            if isMirrored { x = -x - items[first..<next].reduce(0) { $0 + $1.width } }
            for position in BidiParagraph.visualOrder(items[first..<next].map { $0.level }) {
                items[first + position].x = x
                x += items[first + position].width
            }
        }
        if isMirrored { for index in items.indices { items[index].x += ruler.end - line.indent } }
        return (items, spacing)
    }

    private func fragments(of line: BrokenLine) -> [TextFragment] {
        line.truncated ?? runs.fragments(of: line.text[..<line.text.endOfShown])
    }

    private func runs(_ items: [Item], _ spacing: Double) -> [TextLayout.Run] {
        items.map { item in
            var style = runs.style(item.run)
            if item.isSpread { style.letterSpacing += spacing }
            return TextLayout.Run(
                text: item.text, direction: item.level.isMultiple(of: 2) ? .leftToRight : .rightToLeft, x: item.x,
                width: item.width, style: style == TextLayout.Style(font: font) ? nil : style,
                wordSpacing: spacing > 0 ? spacing : nil)
        }
    }

    private func line(_ runs: [TextLayout.Run], of line: BrokenLine) -> TextLayout.Line {
        let isPlain = runs.allSatisfy { run in
            run.style == nil && run.wordSpacing == nil && run.direction == .leftToRight && run.x == 0
        }
        let end = runs.reduce(0) { max($0, $1.x + $1.width) }
        let text = fragments(of: line).reduce(into: "") { $0 += $1.text.withoutSoftHyphens }
        return TextLayout.Line(
            text: line.isDivided ? text + "-" : text, width: end, x: line.indent, baseline: 0,
            direction: line.direction, runs: isPlain && runs.count < 2 ? nil : runs)
    }

    /// The metrics of a line: those of its tallest runs on their common baseline, adjusted to the line height of the
    /// paragraph style.
    private func metrics(of items: [Item], _ line: BrokenLine) -> FontMetrics {
        var tallest: FontMetrics?
        for item in items {
            let style = runs.style(item.run)
            // A measurer that breaks lines itself knows the metrics of fallback fonts.
            let own = measurer.lines(of: item.text[...], in: style.font, width: .infinity, mode: mode)
            var metrics = own?.first?.metrics ?? measurer.metrics(of: style.font)
            metrics.ascent += style.baselineOffset
            metrics.descent -= style.baselineOffset
            tallest = tallest.map { $0.joined(metrics) } ?? metrics
        }
        let natural = tallest ?? measurer.metrics(of: style(at: line.text.startIndex).font)
        let height = natural.ascent + natural.descent
        let wanted: Double
        switch paragraphStyle.lineHeight {
        case nil: return natural
        case .multiple(let multiple)?: wanted = multiple * (height + natural.leading)
        case .points(let points)?: wanted = points
        }
        let half = (wanted - height) / 2
        return FontMetrics(ascent: natural.ascent + half, descent: natural.descent + half)
    }
}

extension FontMetrics {
    /// The greater value of each metric.
    fileprivate func joined(_ other: FontMetrics) -> FontMetrics {
        FontMetrics(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
            leading: max(leading, other.leading))
    }
}

extension String {
    /// The number of spaces that become wider in a justified line.
    fileprivate var spaceCount: Int {
        unicodeScalars.reduce(0) { $1 == " " || $1 == "\t" || $1 == "\u{A0}" ? $0 + 1 : $0 }
    }
}
