internal import AutoLayout

extension OverlayDrawing {
    /// Views in a conflict in red, ambiguous views in amber with their ambiguous attributes, and ambiguous guides in
    /// amber.
    var culprits: [Drawing.Step] {
        visible.flatMap { index in
            let entry = snapshot.entries[index]
            var steps = entry.isInConflict ? mark(entry.rectInRoot, palette.conflict) : []
            if let question = question(about: entry) {
                steps += mark(entry.rectInRoot, palette.ambiguity, dashes: [5, 3])
                steps += draw(question.caption, in: question.box) { $0.ambiguity }
            }
            for guide in entry.guides where !guide.ambiguousAttributes.isEmpty {
                steps += mark(guide.rectInRoot, palette.ambiguity, dashes: [5, 3])
            }
            return steps
        }
    }

    /// An outline on a halo, so that it stands out from views of any color.
    private func mark(_ rect: Rect, _ color: Color, dashes: [Double] = []) -> [Drawing.Step] {
        let shape = Drawing.Shape(rect)
        return [.stroke(shape, width: 4, palette.halo.opacity(0.6)), .stroke(shape, width: 2, color, dashes: dashes)]
    }

    /// The list of a view's ambiguous attributes, at the top left, where there are no names; nil if it has none.
    func question(about entry: LayoutSnapshot.Entry) -> (caption: Caption, box: Rect)? {
        guard !entry.ambiguousAttributes.isEmpty else { return nil }
        let words = entry.ambiguousAttributes.map { $0 + "?" }.joined(separator: " ")
        let caption = Caption(words, size: PlacedDimension.fontSize)
        let center = Point(
            x: entry.rectInRoot.minX + 6 + caption.width / 2, y: entry.rectInRoot.minY + 6 + caption.size / 2)
        return (caption, caption.box(around: center).padded.pushed(into: canvas))
    }

    /// A caption on a halo that fills a rectangle.
    func draw(_ caption: Caption, in box: Rect, _ color: (Palette) -> Color) -> [Drawing.Step] {
        let center = Point(x: box.midX, y: box.midY)
        let palette = palette(at: center)
        let halo = Drawing.Step.fill(Drawing.Shape(box, cornerRadius: 3), .color(palette.halo.opacity(0.85)))
        return [halo, caption.step(around: center, color(palette))]
    }
}

extension Rect {
    /// The rectangle enlarged by the width of a halo.
    fileprivate var padded: Rect { inset(by: EdgeInsets(top: -1, left: -2, bottom: -1, right: -2)) }
}

extension Color {
    /// The color with another opacity.
    func opacity(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}
