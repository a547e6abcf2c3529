internal import AutoLayout

extension LayoutSnapshot {
    /// The drawing steps of a picture of the views, and of overlays on top of them.
    /// - Complexity: O(*n* + *c*) for *n* views and runs of text and *c* constraints, plus O(*n*) for each constraint and
    ///   each ambiguous view that is drawn.
    public func drawing(_ options: PreviewOptions) -> Drawing {
        Drawing(size: canvas.size, steps: drawing.steps + OverlayDrawing(self, options).steps)
    }

    /// The drawing steps of a picture of the views.
    /// - Complexity: O(*n*) in the number of views and runs of text.
    public var drawing: Drawing {
        let canvas = canvas
        let backdrops = backdrops
        var (steps, ends) = ([Drawing.Step](), [(depth: Int, steps: [Drawing.Step])]())
        /// The depth of the enclosing view with a transform, whose contents may be drawn anywhere, and the depth of the
        /// enclosing view whose transform is singular.
        var (transformed, vanished) = (Int.max, Int.max)
        for (index, entry) in entries.enumerated() {
            while let end = ends.last, end.depth >= entry.depth { steps += ends.removeLast().steps }
            if entry.depth <= transformed { transformed = entry.style?.transform == nil ? .max : entry.depth }
            if entry.depth > vanished { continue }
            vanished = entry.style?.transform?.isVisible == false ? entry.depth : .max
            if entry.depth == vanished { continue }
            let frame = entry.outerSteps
            steps += frame.before
            if transformed < .max || entry.rectInRoot.overlaps(canvas) { steps += entry.ownSteps(on: backdrops[index]) }
            steps += frame.inside
            if !frame.after.isEmpty { ends.append((entry.depth, frame.after)) }
        }
        for end in ends.reversed() { steps += end.steps }
        return Drawing(size: canvas.size, steps: steps)
    }

    /// The background behind the content of each view, including its own color; nil for the paper.
    var backdrops: [Color?] {
        inherited { _, entry, backdrop in
            let color = entry.style?.gradient?.stops.first?.color ?? entry.backgroundColor
            return color.flatMap { $0.alpha > 0.5 ? $0 : nil } ?? backdrop ?? nil
        }
    }
}

extension LayoutSnapshot.Entry {
    private var shape: Drawing.Shape {
        Drawing.Shape(rectInRoot, cornerRadius: cornerRadius, corners: style?.maskedCorners ?? .all)
    }

    /// The steps before the view, between the view and its subviews, and after the subviews: groups, scroll indicators,
    /// and the border on top.
    fileprivate var outerSteps: (before: [Drawing.Step], inside: [Drawing.Step], after: [Drawing.Step]) {
        guard let style else { return ([], [], []) }
        var (before, inside, after) = ([Drawing.Step](), [Drawing.Step](), [Drawing.Step]())
        for indicator in style.scrollIndicators {
            let rect = indicator.offsetBy(dx: rectInRoot.minX, dy: rectInRoot.minY)
            let shape = Drawing.Shape(rect, cornerRadius: max(rect.width, rect.height))
            after.append(.fill(shape, .color(Drawing.scrollIndicator)))
        }
        if style.clipsToBounds {
            inside.append(.beginGroup(opacity: 1, clip: shape))
            after.append(.endGroup)
        }
        if style.borderWidth > 0, style.borderColor.alpha > 0 {
            let half = style.borderWidth / 2
            let line = rectInRoot.inset(by: EdgeInsets(top: half, left: half, bottom: half, right: half))
            if line.width > 0, line.height > 0 {
                let shape = Drawing.Shape(line, cornerRadius: shape.cornerRadius - half, corners: shape.corners)
                after.append(.stroke(shape, width: style.borderWidth, style.borderColor))
            }
        }
        if let transform = style.transform {
            before.append(.beginTransform(transform.around(Point(x: rectInRoot.midX, y: rectInRoot.midY))))
        }
        if style.alpha < 1 { before.append(.beginGroup(opacity: style.alpha, clip: nil)) }
        if let mask = style.mask {
            let corner = rectInRoot.origin
            before.append(.beginMask(mask.mapPoints { Point(x: $0.x + corner.x, y: $0.y + corner.y) }))
        }
        after += before.map { _ in .endGroup }
        return (before, inside, after)
    }

    /// The steps that draw the view without its subviews.
    fileprivate func ownSteps(on backdrop: Color?) -> [Drawing.Step] {
        var steps: [Drawing.Step] = []
        if let shadow = style?.shadow, shadow.color.alpha > 0 { steps.append(.shadow(shadow, of: shape)) }
        if let color = backgroundColor, color.alpha > 0 { steps.append(.fill(shape, .color(color))) }
        if let gradient = style?.gradient, !gradient.stops.isEmpty { steps.append(.fill(shape, .gradient(gradient))) }
        switch content {
        case .text(let text):
            if text.isClipped { steps.append(.beginGroup(opacity: 1, clip: Drawing.Shape(rectInRoot))) }
            steps += text.steps(from: rectInRoot.origin, isOnPaper: backdrop == nil)
            if text.isClipped { steps.append(.endGroup) }
        case .image:
            if let image {
                steps.append(
                    .image(
                        Drawing.Image(
                            contents: image.contents, naturalSize: image.naturalSize, mode: image.mode, shape: shape)))
            } else {
                steps.append(.placeholder(shape, isFilled: backgroundColor == nil))
            }
        case nil: break
        }
        return steps
    }
}

extension LayoutSnapshot.Text {
    fileprivate func steps(from origin: Point, isOnPaper: Bool) -> [Drawing.Step] {
        lines.filter { !$0.text.isEmpty }.flatMap { line in
            line.drawnRuns.map { run in
                let style = run.style ?? TextLayout.Style(font: font)
                let ink = style.color ?? (color == .black && isOnPaper ? nil : color)
                return .text(
                    Drawing.TextRun(
                        text: run.text.withTabsAsSpaces,
                        start: Point(
                            x: origin.x + line.x + run.x, y: origin.y + line.baseline - style.baselineOffset),
                        width: run.width, direction: line.runs == nil ? nil : run.direction, font: style.font,
                        family: family, color: ink, alignment: alignment, letterSpacing: style.letterSpacing,
                        wordSpacing: run.wordSpacing ?? 0, isUnderlined: style.isUnderlined, link: style.link))
            }
        }
    }
}

extension String {
    /// The text as it was measured: a tab that advances to no tab stop is as wide as a space.
    fileprivate var withTabsAsSpaces: String {
        utf8.contains(9) ? String(map { $0 == "\t" ? " " : $0 }) : self
    }
}

extension View.Transform {
    /// Whether the transform is invertible; under a singular matrix, which the formats do not accept, nothing is
    /// visible.
    fileprivate var isVisible: Bool { abs(a * d - b * c) > 1e-12 }
}
