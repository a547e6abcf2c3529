#if Cairo
    internal import AutoLayout
    internal import CPangoCairo

    /// A paragraph laid out by Pango.
    @safe
    final class PangoText {
        private let layout: OpaquePointer

        /// Creates a paragraph; by default, its direction is that of its first letter.
        init(
            _ text: Substring, _ font: Font, _ family: String, _ context: PangoTextContext,
            direction: LayoutDirection? = nil
        ) {
            // The context keeps the direction, and uses it for text without letters.
            unsafe pango_context_set_base_dir(
                context.pointer, direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
            guard let layout = unsafe pango_layout_new(context.pointer) else {
                preconditionFailure("Pango could not create a layout.")
            }
            unsafe self.layout = layout
            unsafe pango_layout_set_auto_dir(layout, direction == nil ? 1 : 0)
            let description = unsafe font.description(family)
            unsafe pango_layout_set_font_description(layout, description)
            unsafe pango_font_description_free(description)
            // C strings end at U+0000, so it is replaced by a control character of the same length.
            let bytes = text.utf8.map { CChar(bitPattern: $0 == 9 ? 0x20 : max($0, 1)) }
            unsafe pango_layout_set_text(layout, bytes + [0], -1)
        }

        deinit {
            unsafe g_object_unref(UnsafeMutableRawPointer(layout))
        }

        /// Adds spacing, in points, after each character, and extra spacing after spaces. Unless `hasLigatures` is
        /// true, ligatures are disabled, so that each letter is drawn and searchable on its own.
        func set(letterSpacing letters: Double, wordSpacing words: Double, hasLigatures: Bool) {
            guard letters != 0 || words != 0 || !hasLigatures else { return }
            let list = unsafe pango_attr_list_new()
            if !hasLigatures { unsafe pango_attr_list_insert(list, pango_attr_font_features_new("liga=0,clig=0")) }
            func add(_ points: Double, from start: UInt32, to end: UInt32) {
                let units = max(-1e6, min(points, 1e6)) * Double(PANGO_SCALE)
                guard let spacing = unsafe pango_attr_letter_spacing_new(Int32(units.rounded())) else { return }
                unsafe (spacing.pointee.start_index, spacing.pointee.end_index) = (start, end)
                unsafe pango_attr_list_change(list, spacing)
            }
            if letters != 0 { add(letters, from: 0, to: UInt32.max) }
            if words != 0, let bytes = unsafe pango_layout_get_text(layout) {
                var index = 0
                while unsafe bytes[index] != 0 {
                    if unsafe bytes[index] == 0x20 { add(letters + words, from: UInt32(index), to: UInt32(index + 1)) }
                    index += 1
                }
            }
            unsafe pango_layout_set_attributes(layout, list)
            unsafe pango_attr_list_unref(list)
        }

        /// The width of the longest line, in points.
        var width: Double {
            var (width, height) = (Int32(0), Int32(0))
            unsafe pango_layout_get_size(layout, &width, &height)
            return width.points
        }

        /// Breaks lines at a width in points: between any characters if `anywhere` is true, otherwise between words if
        /// possible.
        func wrap(at width: Double, anywhere: Bool) {
            let units = (width * Double(PANGO_SCALE)).rounded()
            unsafe pango_layout_set_width(layout, units < Double(Int32.max / 2) ? Int32(max(0, units)) : -1)
            unsafe pango_layout_set_wrap(layout, anywhere ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        }

        /// Breaks lines wherever they may break between words.
        func wrapAfterEachWord() {
            unsafe pango_layout_set_width(layout, 1)
            unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
        }

        /// The lines of the text, which is that of the given paragraph.
        func lines(of paragraph: Substring) -> [MeasuredLine] {
            let utf8 = paragraph.utf8
            var (end, offset) = (paragraph.startIndex, 0)
            let count = unsafe pango_layout_get_line_count(layout)
            return (0..<count).compactMap { index in
                guard let line = unsafe pango_layout_get_line_readonly(layout, index) else { return nil }
                let endOffset = Int(unsafe line.pointee.start_index + line.pointee.length)
                end = utf8.index(end, offsetBy: max(0, endOffset - offset), limitedBy: utf8.endIndex) ?? utf8.endIndex
                offset = max(offset, endOffset)
                var logical = PangoRectangle()
                unsafe pango_layout_line_get_extents(line, nil, &logical)
                let metrics = FontMetrics(
                    ascent: (-logical.y).points, descent: (logical.height + logical.y).points)
                let isMirrored = unsafe pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
                return MeasuredLine(
                    end: end, width: logical.width.points, metrics: metrics,
                    direction: isMirrored ? .rightToLeft : .leftToRight)
            }
        }

        /// Draws the first line at the current point of a canvas.
        func show(on canvas: Canvas) {
            let line = unsafe pango_layout_get_line_readonly(layout, 0)
            unsafe pango_cairo_show_layout_line(canvas.pointer, line)
        }
    }
#endif
