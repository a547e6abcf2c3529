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
            try check()
        }

        /// Throws the error that Cairo has met, after which it draws nothing.
        func check() throws(CairoError) { try unsafe CairoError.check(cairo_status(pointer)) }

        /// Applies a matrix to everything that is drawn until the state is restored. Cairo refuses a matrix that has no
        /// inverse, and then draws nothing anymore, so such a matrix hides the contents instead.
        func apply(_ matrix: cairo_matrix_t) {
            var (own, current, product) = (matrix, cairo_matrix_t(), cairo_matrix_t())
            unsafe cairo_get_matrix(pointer, &current)
            unsafe cairo_matrix_multiply(&product, &own, &current)
            if own.isUsable, product.isUsable {
                unsafe cairo_transform(pointer, &own)
            } else {
                unsafe cairo_new_path(pointer)
                unsafe cairo_clip(pointer)
            }
        }

        private func draw(_ step: Drawing.Step) throws(CairoError) {
            switch step {
            case .beginGroup(let opacity, let clip): beginGroup(opacity, clip)
            case .beginTransform(let transform): beginTransform(transform)
            case .beginMask(let path): beginMask(path)
            case .beginOverlay: beginGroup(1, nil)
            case .endGroup: endGroup()
            case .shadow(let shadow, let shape): try draw(shadow, of: shape)
            case .fill(let shape, let paint): fill(shape, with: paint)
            case .fillPath(let path, let color): fill(path, color)
            case .stroke(let shape, let width, let color, let dashes): stroke(shape, width, color, dashes)
            case .line(let start, let end, let width, let color, let dashes):
                trace(View.Path([.move(to: start), .line(to: end)]))
                strokePath(width, color, dashes)
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
            apply(
                cairo_matrix_t(
                    xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
                    y0: transform.ty))
        }

        private func beginMask(_ path: View.Path) {
            beginGroup(1, nil)
            trace(path)
            withFillRule(of: path) { unsafe cairo_clip(pointer) }
        }

        private func withFillRule(of path: View.Path, _ body: () -> Void) {
            unsafe cairo_set_fill_rule(
                pointer, path.usesEvenOddFillRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            body()
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

        private func fill(_ path: View.Path, _ color: Color) {
            trace(path)
            use(color)
            withFillRule(of: path) { unsafe cairo_fill(pointer) }
        }

        private func stroke(_ shape: Drawing.Shape, _ width: Double, _ color: Color, _ dashes: [Double] = []) {
            // The outer edge of the line is that of a fill.
            let half = width / 2
            let inward = EdgeInsets(top: half, left: half, bottom: half, right: half)
            let outward = EdgeInsets(top: -half, left: -half, bottom: -half, right: -half)
            trace(shape.with(snapped(shape.with(shape.rect.inset(by: outward))).rect.inset(by: inward)).outline)
            strokePath(width, color, dashes)
        }

        /// Draws the current path as a line.
        private func strokePath(_ width: Double, _ color: Color, _ dashes: [Double] = []) {
            use(color)
            unsafe cairo_set_line_width(pointer, width)
            unsafe cairo_set_dash(pointer, dashes, Int32(dashes.count), 0)
            unsafe cairo_stroke(pointer)
        }

        func drawPlaceholder(_ shape: Drawing.Shape, isFilled: Bool) {
            if isFilled { fill(shape, with: .color(Drawing.placeholderFill)) }
            stroke(shape, 1, Drawing.placeholderLine)
            for (start, end) in shape.cross {
                trace(View.Path([.move(to: start), .line(to: end)]))
                strokePath(1, Drawing.placeholderLine)
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
            let isStretched = (run.family == nil || isPaper) && run.width > 0 && text.width > 0
            apply(
                cairo_matrix_t(
                    xx: isStretched ? run.width / text.width : 1, yx: 0, xy: 0, yy: 1, x0: run.start.x, y0: run.start.y)
            )
            unsafe cairo_move_to(pointer, 0, 0)
            text.show(on: self)
            unsafe cairo_restore(pointer)
            if let underline = run.underline {
                trace(Drawing.Shape(underline).outline)
                unsafe cairo_fill(pointer)
            }
            if isPaper, let address = run.link, let link = link(to: address, of: run, family) { links.append(link) }
        }

        func use(_ color: Color) {
            unsafe cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
        }

        /// Makes the outline of a shape the current path.
        func trace(_ shape: Drawing.Shape) { trace(snapped(shape).outline) }

        /// The shape with its edges on the nearest boundaries between pixels, so that nothing shows through between
        /// shapes that share an edge. On paper, in a picture that is turned by any other angle than a right one, and
        /// where a shape is thinner than a pixel, the edges stay where they are.
        func snapped(_ shape: Drawing.Shape) -> Drawing.Shape {
            let rect = shape.rect.clamped(to: farthest)
            var matrix = cairo_matrix_t()
            unsafe cairo_get_matrix(pointer, &matrix)
            let isUpright = matrix.xy == 0 && matrix.yx == 0 || matrix.xx == 0 && matrix.yy == 0
            guard isUpright, unsafe cairo_surface_get_type(cairo_get_target(pointer)) == CAIRO_SURFACE_TYPE_IMAGE else {
                return shape.with(rect)
            }
            let (start, end) = (onPixel(rect.origin), onPixel(Point(x: rect.maxX, y: rect.maxY)))
            let (isWide, isHigh) = (end.x > start.x, end.y > start.y)
            return shape.with(
                Rect(
                    x: isWide ? start.x : rect.minX, y: isHigh ? start.y : rect.minY,
                    width: isWide ? end.x - start.x : rect.width, height: isHigh ? end.y - start.y : rect.height))
        }

        /// The corner between pixels that is nearest to a point. The edges of neighbors differ by rounding errors, which
        /// matter most in the middle of a pixel, where many edges are; so the limit is slightly above the middle.
        private func onPixel(_ point: Point) -> Point {
            var (x, y) = (point.x, point.y)
            unsafe cairo_user_to_device(pointer, &x, &y)
            (x, y) = ((x + 0.499).rounded(.down), (y + 0.499).rounded(.down))
            unsafe cairo_device_to_user(pointer, &x, &y)
            return Point(x: x, y: y)
        }

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

    extension cairo_matrix_t {
        /// Whether Cairo accepts the matrix: it has an inverse, and all of its numbers are finite.
        fileprivate var isUsable: Bool {
            let determinant = xx * yy - yx * xy
            return determinant.isFinite && determinant != 0 && x0.isFinite && y0.isFinite
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
