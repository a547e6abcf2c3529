internal import AutoLayout

extension OverlayDrawing {
    /// The area outside the safe area with a tint, and the margins as dashed lines.
    var insets: [Drawing.Step] {
        visible.flatMap { index in
            let entry = snapshot.entries[index]
            var steps: [Drawing.Step] = []
            if let safeArea = entry.safeArea, safeArea != entry.rectInRoot {
                let outlines = [entry.rectInRoot, safeArea].map { Drawing.Shape($0).outline }
                let outside = View.Path(outlines.flatMap { $0.elements }, usesEvenOddFillRule: true)
                steps.append(.fillPath(outside, palette.safeArea.opacity(0.16)))
                steps.append(.stroke(Drawing.Shape(safeArea), width: 1, palette.safeArea, dashes: [6, 3]))
            }
            if let margins = entry.margins, margins != entry.rectInRoot {
                steps.append(.stroke(Drawing.Shape(margins), width: 1, palette.margins, dashes: [3, 3]))
            }
            return steps
        }
    }
}
