internal import AutoLayout

extension OverlayDrawing {
    /// Layout guides as dashed outlines, with their names where there is space.
    var guides: [Drawing.Step] {
        let guides = visible.flatMap { snapshot.entries[$0].guides }.filter { $0.rectInRoot.overlaps(canvas) }
        return guides.flatMap { guide in
            let rect = guide.rectInRoot
            let outline = Drawing.Step.stroke(Drawing.Shape(rect), width: 0.75, palette.guide, dashes: [2, 2])
            guard rect.height >= 9, let caption = Caption(guide.name, size: 8, least: 6, width: rect.width)
            else { return [outline] }
            return [outline, caption.step(around: Point(x: rect.midX, y: rect.minY + 6), palette.guide)]
        }
    }
}
