internal import AutoLayout

extension LayoutSnapshot.Content {
    /// The text or image of a view; nil if there is none.
    init?(of view: View) {
        switch view {
        case let label as Label:
            guard let text = LayoutSnapshot.Text(of: label) else { return nil }
            self = .text(text)
        case let image as ImageView: self = .image(source: image.source)
        default: return nil
        }
    }
}

extension LayoutSnapshot.Content {
    /// The content, with text moved to fit a view that has not yet reached its final size in a transition.
    func moved(from size: Size, to shown: Size) -> LayoutSnapshot.Content {
        guard size != shown, case .text(let text) = self else { return self }
        return .text(text.moved(by: shown.width - size.width, shown.height - size.height))
    }
}

extension LayoutSnapshot.Text {
    /// The text for a view that is wider and taller by the given numbers of points, with the same line breaks.
    fileprivate func moved(by width: Double, _ height: Double) -> LayoutSnapshot.Text {
        let share =
            switch alignment {
            case .left: 0.0
            case .center: 0.5
            case .right: 1.0
            }
        let lines = lines.map { line in
            var line = line
            line.x += share * width
            line.baseline += height / 2
            return line
        }
        return LayoutSnapshot.Text(
            lines: lines, font: font, color: color, alignment: alignment, family: family, isClipped: isClipped)
    }

    /// The text of a label, or nil if none is visible.
    fileprivate init?(of label: Label) {
        let (layout, font) = label.drawnText
        let lines = layout.lines.filter { $0.x.isFinite && $0.baseline.isFinite && $0.width.isFinite }
            .map { $0.withUsableColors }
        guard !lines.isEmpty, font.size.isFinite, font.size > 0 else { return nil }
        let alignment: Alignment =
            switch label.textAlignment.share(in: label.effectiveLayoutDirection) {
            case 0: .left
            case 1: .right
            default: .center
            }
        self.init(
            lines: lines, font: font, color: label.textColor.clamped, alignment: alignment, family: label.fontFamily,
            isClipped: !label.hasRoom(for: layout))
    }
}

extension LayoutSnapshot.Image {
    /// The image of an image view; nil for other views, and for an image view without contents. A natural size that is
    /// not finite counts as unknown.
    init?(of view: View) {
        guard let view = view as? ImageView, let contents = view.contents else { return nil }
        let size = view.shownNaturalSize
        let isKnown = size.map { $0.width.isFinite && $0.height.isFinite } ?? false
        self.init(contents: contents, mode: view.contentMode, naturalSize: isKnown ? size : nil)
    }
}

extension LayoutSnapshot.Style {
    /// The style of a view, with its numbers clamped; nil for the default.
    init?(of view: View) {
        let border = view.borderWidth.isFinite ? max(0, view.borderWidth) : 0
        let alpha = view.alpha.asShare
        let indicators = (view as? ScrollView)?.scrollIndicators ?? []
        let corners = view.maskedCorners == .all ? nil : view.maskedCorners
        let (transform, mask) = (view.transform.usable, view.maskPath.flatMap { $0.usable })
        guard
            alpha < 1 || border > 0 || view.shadow != nil || view.backgroundGradient != nil || view.clipsToBounds
                || !indicators.isEmpty || corners != nil || transform != nil || mask != nil
        else {
            return nil
        }
        self.init(
            alpha: alpha, borderWidth: border, borderColor: view.borderColor.clamped,
            shadow: view.shadow.flatMap { $0.usable }, gradient: view.backgroundGradient.flatMap { $0.usable },
            clipsToBounds: view.clipsToBounds, scrollIndicators: indicators, maskedCorners: corners,
            transform: transform, mask: mask)
    }
}

extension View.Shadow {
    /// The shadow with its color and distances clamped; nil if its radius or offset is NaN or infinite.
    fileprivate var usable: View.Shadow? {
        guard radius.isFinite, offset.x.isFinite, offset.y.isFinite else { return nil }
        return View.Shadow(color: color.clamped, radius: max(0, radius.drawable), offset: offset.drawable)
    }
}

extension View.Transform {
    /// The transform with its numbers clamped; nil if it is the identity, or if one of the numbers is NaN or infinite.
    fileprivate var usable: View.Transform? {
        guard self != .identity, [a, b, c, d, tx, ty].allSatisfy({ $0.isFinite }) else { return nil }
        return View.Transform(
            a: a.drawable, b: b.drawable, c: c.drawable, d: d.drawable, tx: tx.drawable, ty: ty.drawable)
    }
}

extension View.Path {
    /// The outline with its points clamped to the drawable range; nil if a coordinate is NaN or infinite.
    fileprivate var usable: View.Path? {
        var isFinite = true
        let path = mapPoints { point in
            isFinite = isFinite && point.x.isFinite && point.y.isFinite
            return point.drawable
        }
        return isFinite ? path : nil
    }
}

extension View.Gradient {
    /// The gradient with its colors and ends clamped; nil if a coordinate of its ends is NaN or infinite.
    fileprivate var usable: View.Gradient? {
        guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return nil }
        return View.Gradient(
            stops: stops.map { Stop($0.color.clamped, at: $0.place.asShare) }, start: start.drawable, end: end.drawable)
    }
}

extension Double {
    /// The number clamped to ±1e6, which is more than any picture shows and small enough that no arithmetic overflows.
    fileprivate var drawable: Double { max(-1e6, min(self, 1e6)) }
}

extension Point {
    fileprivate var drawable: Point { Point(x: x.drawable, y: y.drawable) }
}

extension TextLayout.Line {
    /// The line with the colors of its runs clamped.
    fileprivate var withUsableColors: TextLayout.Line {
        guard let runs, runs.contains(where: { $0.style?.color != nil }) else { return self }
        var line = self
        for index in runs.indices { line.runs?[index].style?.color = runs[index].style?.color?.clamped }
        return line
    }
}
