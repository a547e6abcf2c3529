/// The drawing of text that may not fit.
extension Label {
    /// The precision to which the scale of a fitting font is determined.
    private static let scaleStep = 1.0 / 1024

    /// The lines that are drawn, in the label's coordinates, and their font.
    package final var drawnText: (layout: TextLayout, font: Font) {
        let whole = wrappedTextLayout
        guard hasText, bounds.width > 0, bounds.height > 0 else {
            return (TextLayout(lines: [], size: .zero, isTruncated: hasText), scaledFont)
        }
        let isWhole = holds(whole)
        let font = isWhole ? scaledFont : fittingFont
        let layout = isWhole ? whole : shortened(font)
        return (layout.placed(in: bounds.size, textAlignment, effectiveLayoutDirection), font)
    }

    /// Whether a layout contains all of the text and fits into the label.
    private func holds(_ layout: TextLayout) -> Bool {
        !layout.isTruncated && hasRoom(for: layout)
    }

    /// Whether lines fit into the label, whose edges may be rounded to pixels.
    package final func hasRoom(for layout: TextLayout) -> Bool {
        layout.size.height <= bounds.height + pixel && layout.size.width <= bounds.width + pixel
    }

    /// The largest allowed font in which the text fits, or the smallest allowed one if it fits in none.
    private var fittingFont: Font {
        let least = min(max(0, minimumScaleFactor), 1)
        guard adjustsFontSizeToFitWidth, least > 0 else { return scaledFont }
        var (low, high) = (least, 1.0)
        guard holds(wrapped(scaled(low))) else { return scaled(low) }
        while high - low > Label.scaleStep {
            let middle = (low + high) / 2
            if holds(wrapped(scaled(middle))) { low = middle } else { high = middle }
        }
        return scaled(low)
    }

    private func scaled(_ factor: Double) -> Font { scaledFont.scaled(by: factor) }

    private func wrapped(_ font: Font) -> TextLayout {
        lay(width: givenWidth, font, lineLimit: max(0, numberOfLines))
    }

    /// The text with as many lines as fit the label's height, but at least one.
    private func shortened(_ font: Font) -> TextLayout {
        var layout = wrapped(font)
        let descent = measurer.metrics(of: font).descent
        while layout.size.height > bounds.height + pixel, layout.lines.count > 1 {
            let fitting = layout.lines.count { $0.baseline + ($0.descent ?? descent) <= bounds.height + pixel }
            layout = lay(width: givenWidth, font, lineLimit: max(1, min(fitting, layout.lines.count - 1)))
        }
        return layout
    }

    /// The amount by which a label may be smaller than its text, in points: a pixel, since the label's edges are
    /// rounded to pixels, or only the rounding error if there is no display scale.
    package final var pixel: Double {
        let scale = layoutNode.pixelGrid.scale
        return scale > 0 ? 1 / scale : Tolerance.points
    }
}
