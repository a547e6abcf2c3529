#if Cairo
    internal import AutoLayout
    internal import CPangoCairo
    internal import LayoutPreview

    /// A Cairo surface to draw on.
    @safe
    final class Canvas {
        let pointer: OpaquePointer
        /// The number of pixels per point for content that has to be rasterized.
        let scale: Double
        let texts = PangoTextContext(ownFonts: false)
        /// The images that may be read.
        let images: ImageAccess
        /// A closure that is called for each image that cannot be read, which is replaced by a crossed box; without a
        /// closure, such an image is an error.
        let report: ((CairoError) -> Void)?
        /// The opacities of the open groups, the innermost one last.
        private var opacities: [Double] = []
        /// The links in the content drawn so far.
        private var links: [Link] = []

        /// Creates a canvas on a surface, which the caller still has to release.
        init(
            _ surface: OpaquePointer, scale: Double, images: ImageAccess = ImageAccess(),
            report: ((CairoError) -> Void)?
        ) {
            guard let context = unsafe cairo_create(surface) else { preconditionFailure("Cairo has no context.") }
            unsafe pointer = context
            self.scale = scale
            self.images = images
            self.report = report
        }

        deinit {
            unsafe cairo_destroy(pointer)
        }

        func scaleAll() { unsafe cairo_scale(pointer, scale, scale) }

        /// Draws a picture, step by step, and then adds its links.
        func draw(_ drawing: Drawing) throws(CairoError) {
            for step in drawing.steps { try draw(step) }
            add(links)
            links = []
        }

        private func draw(_ step: Drawing.Step) throws(CairoError) {
            switch step {
            case .beginGroup(let opacity, let clip): beginGroup(opacity, clip)
            case .beginTransform(let transform): beginTransform(transform)
            case .beginMask(let path): beginMask(path)
            case .endGroup: endGroup()
            case .shadow(let shadow, let shape): draw(shadow, of: shape)
            case .fill(let shape, let paint): fill(shape, with: paint)
            case .stroke(let shape, let width, let color): stroke(shape, width, color)
            case .text(let run): draw(run)
            case .image(let image): try draw(image)
            case .placeholder(let shape, let isFilled): drawPlaceholder(shape, isFilled: isFilled)
            }
        }

        private func beginGroup(_ opacity: Double, _ clip: Drawing.Shape?) {
            opacities.append(opacity)
            unsafe cairo_save(pointer)
            if let clip {
                trace(clip)
                unsafe cairo_clip(pointer)
            }
            if opacity < 1 { unsafe cairo_push_group(pointer) }
        }

        private func beginTransform(_ transform: View.Transform) {
            beginGroup(1, nil)
            var matrix = cairo_matrix_t(
                xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
            unsafe cairo_transform(pointer, &matrix)
        }

        private func beginMask(_ path: View.Path) {
            beginGroup(1, nil)
            trace(path)
            unsafe cairo_set_fill_rule(
                pointer, path.usesEvenOddFillRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            unsafe cairo_clip(pointer)
            unsafe cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
        }

        private func endGroup() {
            guard let opacity = opacities.popLast() else { return }
            if opacity < 1 {
                unsafe cairo_pop_group_to_source(pointer)
                unsafe cairo_paint_with_alpha(pointer, opacity)
            }
            unsafe cairo_restore(pointer)
        }

        private func fill(_ shape: Drawing.Shape, with paint: Drawing.Paint) {
            trace(shape)
            switch paint {
            case .color(let color):
                use(color)
                unsafe cairo_fill(pointer)
            case .gradient(let gradient):
                let (start, end) = (shape.point(at: gradient.start), shape.point(at: gradient.end))
                let pattern = unsafe cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
                for stop in gradient.stops {
                    let color = stop.color
                    unsafe cairo_pattern_add_color_stop_rgba(
                        pattern, stop.place, color.red, color.green, color.blue, color.alpha)
                }
                unsafe cairo_set_source(pointer, pattern)
                unsafe cairo_fill(pointer)
                unsafe cairo_pattern_destroy(pattern)
            }
        }

        private func stroke(_ shape: Drawing.Shape, _ width: Double, _ color: Color) {
            trace(shape)
            use(color)
            unsafe cairo_set_line_width(pointer, width)
            unsafe cairo_stroke(pointer)
        }

        func drawPlaceholder(_ shape: Drawing.Shape, isFilled: Bool) {
            if isFilled { fill(shape, with: .color(Drawing.placeholderFill)) }
            stroke(shape, 1, Drawing.placeholderLine)
            for (start, end) in shape.cross {
                unsafe cairo_move_to(pointer, start.x, start.y)
                unsafe cairo_line_to(pointer, end.x, end.y)
                unsafe cairo_stroke(pointer)
            }
        }

        /// Draws text at its position, stretched to the measured width if the text has no font family of its own or the
        /// surface is a PDF file.
        private func draw(_ run: Drawing.TextRun) {
            let family = run.family ?? "Helvetica,Arial,Liberation Sans,sans-serif"
            let text = PangoText(run.directedText[...], run.font, family, texts, direction: run.direction)
            // Text that was measured letter by letter is drawn letter by letter, as is all text in PDF files: if
            // "office" contained the ligature U+FB03, a search for the word would fail.
            let isPaper = unsafe cairo_surface_get_type(cairo_get_target(pointer)) == CAIRO_SURFACE_TYPE_PDF
            text.set(
                letterSpacing: run.letterSpacing, wordSpacing: run.wordSpacing,
                hasLigatures: run.family != nil && run.letterSpacing == 0 && !isPaper)
            use(run.color ?? .black)
            unsafe cairo_save(pointer)
            unsafe cairo_translate(pointer, run.start.x, run.start.y)
            if run.family == nil || isPaper, run.width > 0 {
                let width = text.width
                if width > 0 { unsafe cairo_scale(pointer, run.width / width, 1) }
            }
            unsafe cairo_move_to(pointer, 0, 0)
            text.show(on: self)
            unsafe cairo_restore(pointer)
            if let underline = run.underline {
                trace(Drawing.Shape(underline))
                unsafe cairo_fill(pointer)
            }
            if isPaper, let address = run.link, let link = link(to: address, of: run, family) { links.append(link) }
        }

        func use(_ color: Color) {
            unsafe cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
        }

        /// Makes the outline of a shape the current path.
        func trace(_ shape: Drawing.Shape) { trace(shape.with(shape.rect.clamped(to: farthest)).outline) }

        /// Makes an outline the current path.
        private func trace(_ path: View.Path) {
            unsafe cairo_new_path(pointer)
            for element in path.mapPoints({ $0.clamped(to: farthest) }).elements {
                switch element {
                case .move(let end): unsafe cairo_move_to(pointer, end.x, end.y)
                case .line(let end): unsafe cairo_line_to(pointer, end.x, end.y)
                case .curve(let end, let control1, let control2):
                    unsafe cairo_curve_to(pointer, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
                case .close: unsafe cairo_close_path(pointer)
                }
            }
        }

        /// The farthest usable coordinate: Cairo's fixed-point numbers have 24 integer bits, and no surface is half
        /// that large.
        private var farthest: Double { 0x1p22 / scale }
    }

    extension Point {
        /// The nearest point that is no farther from the origin than the given distance along each axis, in points.
        fileprivate func clamped(to farthest: Double) -> Point {
            Point(x: max(-farthest, min(x, farthest)), y: max(-farthest, min(y, farthest)))
        }
    }

    extension Rect {
        /// The rectangle with its edges moved to within the given distance of the origin, in points.
        fileprivate func clamped(to farthest: Double) -> Rect {
            let corner = origin.clamped(to: farthest)
            let end = Point(x: maxX, y: maxY).clamped(to: farthest)
            return Rect(origin: corner, size: Size(width: end.x - corner.x, height: end.y - corner.y))
        }
    }

    extension Drawing.TextRun {
        /// The text enclosed in control characters that make all of it run in the run's direction, if that is known.
        fileprivate var directedText: String {
            guard let direction else { return text }
            return (direction == .rightToLeft ? "\u{202E}" : "\u{202D}") + text + "\u{202C}"
        }
    }
#endif
