internal import AutoLayout

extension SVGPicture {
    /// Draws the paper, unless the root's color covers it, each view with its content, from back to front, and the
    /// overlays.
    func drawSteps(_ writer: inout XMLWriter) {
        var definitions = DefinitionNames(prefix: idPrefix)
        writer.add(XMLTag("g").with("class", "views")) { writer in
            if snapshot.entries.first?.backgroundColor?.alpha != 1 {
                writer.add(.rect(snapshot.canvas).with("class", "paper").with("fill", palette.paper.hexadecimal))
            }
            for step in snapshot.drawing.steps { draw(step, &definitions, &writer) }
        }
        for step in OverlayDrawing(snapshot, options).steps { draw(step, &definitions, &writer) }
    }

    private var palette: Palette { options.contains(.dark) ? .dark : .light }

    private func draw(_ step: Drawing.Step, _ definitions: inout DefinitionNames, _ writer: inout XMLWriter) {
        switch step {
        case .beginGroup(let opacity, let clip):
            var group = XMLTag("g")
            if opacity < 1 { group = group.with("opacity", opacity) }
            if let clip { group = group.clipped(by: writer.define(clip: .shape(clip), &definitions)) }
            writer.open(group)
        case .beginTransform(let transform):
            let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            writer.open(XMLTag("g").with("transform", "matrix(\(numbers.map { $0.plain }.joined(separator: " ")))"))
        case .beginMask(let path):
            let outline = XMLTag.path(path)
            let mask = path.usesEvenOddFillRule ? outline.with("clip-rule", "evenodd") : outline
            writer.open(XMLTag("g").clipped(by: writer.define(clip: mask, &definitions)))
        case .beginOverlay(let option):
            let overlay = Overlay.allCases.first { $0.option == option }
            writer.open(overlay.map { XMLTag("g").with("class", $0.rawValue) } ?? XMLTag("g"))
        case .endGroup: writer.close(XMLTag("g"))
        case .shadow(let shadow, let shape): draw(shadow, of: shape, &definitions, &writer)
        case .fill(let shape, .color(let color)):
            writer.add(.shape(shape).filled(color))
        case .fill(let shape, .gradient(let gradient)):
            let name = writer.define(gradient, in: shape, &definitions)
            writer.add(.shape(shape).with("fill", "url(#\(name))"))
        case .fillPath(let path, let color):
            let tag = XMLTag.path(path)
            writer.add((path.usesEvenOddFillRule ? tag.with("fill-rule", "evenodd") : tag).filled(color))
        case .stroke(let shape, let width, let color, let dashes):
            writer.add(.outline(of: shape).outlined(color, width: width, dashes: dashes))
        case .line(let start, let end, let width, let color, let dashes):
            writer.add(.line(from: start, to: end).outlined(color, width: width, dashes: dashes))
        case .text(let run): draw(run, &writer)
        case .image(let image): draw(image, &definitions, &writer)
        case .placeholder(let shape, let isFilled): drawPlaceholder(shape, isFilled: isFilled, &writer)
        }
    }

    /// Draws text where the layout has placed it, stretched to the measured width even if another font is substituted.
    /// All characters of a run with a direction run in that direction, whatever their own directions.
    private func draw(_ run: Drawing.TextRun, _ writer: inout XMLWriter) {
        let (anchor, share) = run.alignment.anchor(in: run.direction)
        var tag = XMLTag.text(x: run.start.x + share * run.width, y: run.start.y, size: run.font.size)
        if let family = run.family { tag = tag.with("font-family", family) }
        if let direction = run.direction {
            tag = tag.with("direction", direction == .rightToLeft ? "rtl" : "ltr")
                .with("unicode-bidi", "bidi-override")
        }
        if run.font.weight != .regular { tag = tag.with("font-weight", "\(run.font.weight.rawValue)") }
        tag = tag.with("text-anchor", anchor)
            .with("textLength", max(0, run.width)).with("lengthAdjust", "spacingAndGlyphs")
        if run.letterSpacing != 0 { tag = tag.with("letter-spacing", run.letterSpacing) }
        if run.wordSpacing != 0 { tag = tag.with("word-spacing", run.wordSpacing) }
        func inked(_ tag: XMLTag) -> XMLTag {
            run.color.map { tag.filled($0) } ?? tag.with("fill", palette.ink.hexadecimal)
        }
        let link = run.link.map { XMLTag("a").with("href", $0) }
        if let link { writer.open(link) }
        writer.add(inked(tag), run.text)
        if let underline = run.underline { writer.add(inked(.rect(underline))) }
        if let link { writer.close(link) }
    }

    /// Draws the blurred shape at the offset of its shadow.
    private func draw(
        _ shadow: View.Shadow, of shape: Drawing.Shape, _ definitions: inout DefinitionNames,
        _ writer: inout XMLWriter
    ) {
        let rect = shape.rect.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y)
        let tag = XMLTag.shape(shape.with(rect)).filled(shadow.color)
        guard shadow.radius > 0 else { return writer.add(tag) }
        let name = definitions.next("shadow")
        let reach = 2 * shadow.radius
        let area = rect.inset(by: EdgeInsets(top: -reach, left: -reach, bottom: -reach, right: -reach))
        let filter = XMLTag("filter").with("id", name).with("filterUnits", "userSpaceOnUse")
            .with("x", area.minX).with("y", area.minY).with("width", area.width).with("height", area.height)
        writer.add(filter) { $0.add(XMLTag("feGaussianBlur").with("stdDeviation", shadow.radius / 2)) }
        writer.add(tag.with("filter", "url(#\(name))"))
    }

    private func draw(_ image: Drawing.Image, _ definitions: inout DefinitionNames, _ writer: inout XMLWriter) {
        guard let address = image.contents.address else {
            return drawPlaceholder(image.shape, isFilled: true, &writer)
        }
        var (rect, fit) = (image.shape.rect, "none")
        switch image.mode {
        case .scaleToFill: break
        case .scaleAspectFit: fit = "xMidYMid meet"
        case .scaleAspectFill: fit = "xMidYMid slice"
        case .center: rect = image.mode.rect(of: image.naturalSize ?? rect.size, in: rect)
        }
        let tag = XMLTag.image(in: rect, image.contents.orientation).with("preserveAspectRatio", fit)
            .with("href", address)
        let isInside = image.shape.cornerRadius == 0 && rect == image.shape.rect
        guard !isInside else { return writer.add(tag) }
        let group = XMLTag("g").clipped(by: writer.define(clip: .shape(image.shape), &definitions))
        writer.add(group) { $0.add(tag) }
    }

    /// Draws a crossed box whose diagonals end at the rounded corners.
    private func drawPlaceholder(_ shape: Drawing.Shape, isFilled: Bool, _ writer: inout XMLWriter) {
        let color = Drawing.placeholderLine
        let outline = XMLTag.shape(shape)
        writer.add(
            isFilled
                ? outline.with("fill", Drawing.placeholderFill.hexadecimal).with("stroke", color.hexadecimal)
                : outline.outlined(color))
        for (start, end) in shape.cross { writer.add(.line(from: start, to: end).with("stroke", color.hexadecimal)) }
    }
}

extension XMLTag {
    /// The tag of an image in a rectangle, with its orientation applied.
    fileprivate static func image(in rect: Rect, _ orientation: ImageOrientation) -> XMLTag {
        guard orientation != .up else {
            return XMLTag("image").with("x", rect.minX).with("y", rect.minY).with("width", rect.width)
                .with("height", rect.height)
        }
        let (isTransposed, isFlipped) = (orientation.isTransposed, orientation.isFlippedHorizontally)
        let isUpsideDown = orientation.isFlippedVertically
        let (across, down) = (isFlipped ? "-1" : "1", isUpsideDown ? "-1" : "1")
        let corner = "\((isFlipped ? rect.maxX : rect.minX).plain) \((isUpsideDown ? rect.maxY : rect.minY).plain)"
        let matrix = isTransposed ? "0 \(down) \(across) 0 \(corner)" : "\(across) 0 0 \(down) \(corner)"
        return XMLTag("image").with("width", isTransposed ? rect.height : rect.width)
            .with("height", isTransposed ? rect.width : rect.height).with("transform", "matrix(\(matrix))")
    }
}

extension LayoutSnapshot.Text.Alignment {
    /// The text anchor, which stays in place if a renderer's line is longer or shorter, and its position as a fraction
    /// of the width.
    fileprivate func anchor(in direction: LayoutDirection?) -> (name: String, share: Double) {
        let isMirrored = direction == .rightToLeft
        return switch self {
        case .left: (isMirrored ? "end" : "start", 0)
        case .center: ("middle", 0.5)
        case .right: (isMirrored ? "start" : "end", 1)
        }
    }
}
