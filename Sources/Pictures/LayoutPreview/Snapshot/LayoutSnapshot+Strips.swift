package import AutoLayout

extension LayoutSnapshot {
    /// A horizontal strip of a picture, in points from its top.
    package struct Strip {
        package let from: Double
        package let to: Double
        /// Whether the strip contains the lines of text that cross its upper edge, in addition to those whose baselines
        /// are inside it.
        package let cutsAbove: Bool
        /// Whether the strip contains the lines of text that cross its lower edge, in addition to those whose baselines
        /// are inside it.
        package let cutsBelow: Bool

        package init(from: Double, to: Double, cutsAbove: Bool = false, cutsBelow: Bool = false) {
            (self.from, self.to, self.cutsAbove, self.cutsBelow) = (from, to, cutsAbove, cutsBelow)
        }
    }

    /// A snapshot without constraints; the first entry is the root.
    package init(size: Size, entries: [Entry]) {
        self.init(size: size, entries: entries, constraints: [])
    }

    /// The root's contents, divided into consecutive strips: for each strip, the parts of the entries in it, with
    /// positions relative to its top.
    /// - Complexity: O(*n* log *s* + *m*) for *n* entries, *s* strips, and *m* parts that are in them, where each part
    ///   of a label counts as many times as the label has lines.
    package func entries(in strips: [Strip]) -> [[Entry]] {
        var result = [[Entry]](repeating: [], count: strips.count)
        for entry in entries.dropFirst() {
            let rect = entry.rectInRoot
            var index = strips.firstIndex(endingAfter: rect.minY)
            while index < strips.count, strips[index].from <= rect.maxY {
                if strips[index].shows(rect) { result[index].append(entry.part(in: strips[index])) }
                index += 1
            }
        }
        return result
    }
}

extension LayoutSnapshot.Strip {
    /// Whether the strip contains more of the rectangle than rounding error; for a rectangle without height, whether it
    /// contains the top.
    fileprivate func shows(_ rect: Rect) -> Bool {
        let least = 1e-6
        if rect.height <= least { return rect.minY >= from && rect.minY < to }
        return min(rect.maxY, to) - max(rect.minY, from) > least
    }
}

extension [LayoutSnapshot.Strip] {
    /// The index of the first strip that ends below a position; the number of strips if there is none.
    fileprivate func firstIndex(endingAfter y: Double) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].to > y { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension LayoutSnapshot.Entry {
    /// An entry for a child of the root that has no content and clips its subviews.
    package init(clipping rect: Rect, name: String) {
        self.init(
            name: name, depth: 1, frame: rect, rectInRoot: rect, backgroundColor: nil, cornerRadius: 0, content: nil,
            image: nil,
            style: LayoutSnapshot.Style(
                alpha: 1, borderWidth: 0, borderColor: .clear, shadow: nil, gradient: nil, clipsToBounds: true,
                scrollIndicators: [], maskedCorners: nil, transform: nil, mask: nil),
            safeArea: nil, margins: nil, guides: [], ambiguousAttributes: [], isInConflict: false)
    }

    /// The entry moved by a distance in points, with a depth added to its own.
    package func moved(by distance: Point, depth: Int) -> LayoutSnapshot.Entry {
        shown(in: rectInRoot.offsetBy(dx: distance.x, dy: distance.y), content, depth: self.depth + depth)
    }

    /// The part of the entry in a strip. A plain background is cut, and text is divided into lines; images, borders and
    /// other styles are moved as a whole.
    fileprivate func part(in strip: LayoutSnapshot.Strip) -> LayoutSnapshot.Entry {
        let isPlain = image == nil && style == nil && cornerRadius == 0
        var rect = rectInRoot
        if isPlain {
            let (top, bottom) = (max(rect.minY, strip.from), min(rect.maxY, strip.to))
            rect = Rect(x: rect.minX, y: top, width: rect.width, height: max(0, bottom - top))
        }
        var content = content
        if case .text(let text) = content { content = text.part(in: strip, of: rectInRoot, shownIn: rect) }
        return shown(in: rect.offsetBy(dx: 0, dy: -strip.from), content)
    }

    private func shown(
        in rect: Rect, _ content: LayoutSnapshot.Content?, depth: Int? = nil
    ) -> LayoutSnapshot.Entry {
        LayoutSnapshot.Entry(
            name: name, depth: depth ?? self.depth, frame: frame, rectInRoot: rect, backgroundColor: backgroundColor,
            cornerRadius: cornerRadius, content: content, image: image, style: style, safeArea: nil, margins: nil,
            guides: [], ambiguousAttributes: ambiguousAttributes, isInConflict: isInConflict)
    }
}

extension LayoutSnapshot.Text {
    /// The lines that are in a strip of the root, with positions relative to the top of the rectangle in which the
    /// label is shown; nil if there are none.
    fileprivate func part(
        in strip: LayoutSnapshot.Strip, of rect: Rect, shownIn shown: Rect
    ) -> LayoutSnapshot.Content? {
        let lines = lines.compactMap { line -> TextLayout.Line? in
            let baseline = rect.minY + line.baseline
            let size = line.drawnRuns.reduce(0) { max($0, ($1.style?.font ?? font).size) }
            let (above, below) = (strip.cutsAbove ? 0.3 * size : 0, strip.cutsBelow ? size : 0)
            guard baseline + above >= strip.from, baseline - below < strip.to else { return nil }
            var moved = line
            moved.baseline = baseline - shown.minY
            return moved
        }
        guard !lines.isEmpty else { return nil }
        return .text(
            LayoutSnapshot.Text(
                lines: lines, font: font, color: color, alignment: alignment, family: family,
                isClipped: isClipped || strip.cutsAbove || strip.cutsBelow))
    }
}
