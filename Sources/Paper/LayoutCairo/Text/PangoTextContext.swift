#if Cairo
    internal import AutoLayout
    internal import CPangoCairo

    /// Pango's fonts and settings: unhinted, so that the width of text does not depend on the scale.
    @safe
    final class PangoTextContext {
        let pointer: OpaquePointer
        private let fonts: UnsafeMutablePointer<PangoFontMap>

        /// Creates a context with its own fonts, or with those of the current thread.
        init(ownFonts: Bool) {
            let map = unsafe ownFonts ? pango_cairo_font_map_new() : pango_cairo_font_map_get_default()
            guard let map = unsafe map, let context = unsafe pango_font_map_create_context(map) else {
                preconditionFailure("Pango could not create a font map for Cairo.")
            }
            unsafe fonts = map
            unsafe pointer = context
            if !ownFonts { unsafe g_object_ref(UnsafeMutableRawPointer(map)) }
            let options = unsafe cairo_font_options_create()
            unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
            unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
            unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
            unsafe pango_cairo_context_set_font_options(context, options)
            unsafe cairo_font_options_destroy(options)
            unsafe pango_context_set_round_glyph_positions(context, 0)
        }

        deinit {
            unsafe g_object_unref(UnsafeMutableRawPointer(pointer))
            unsafe g_object_unref(UnsafeMutableRawPointer(fonts))
        }

        /// Whether one of the given font families is installed or is a generic family.
        func knows(_ families: String) -> Bool {
            var wanted = families.split(separator: ",").map { name in
                var name = name
                while let first = name.first, first == " " || first == "'" { name.removeFirst() }
                while let last = name.last, last == " " || last == "'" { name.removeLast() }
                return name.lowercased()
            }
            wanted.removeAll { $0.isEmpty }
            if !Set(["sans-serif", "sans", "serif", "monospace", "system-ui"]).isDisjoint(with: wanted) { return true }
            var (list, count) = unsafe (UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?.none, Int32(0))
            unsafe pango_font_map_list_families(fonts, &list, &count)
            defer { unsafe g_free(list) }
            for index in 0..<Int(count) {
                guard let family = unsafe list?[index], let name = unsafe pango_font_family_get_name(family) else {
                    continue
                }
                if unsafe wanted.contains(String(cString: name).lowercased()) { return true }
            }
            return false
        }

        /// The vertical metrics of a line in a font, in points.
        func metrics(of font: Font, _ family: String) -> FontMetrics {
            let description = unsafe font.description(family)
            defer { unsafe pango_font_description_free(description) }
            let metrics = unsafe pango_context_get_metrics(pointer, description, nil)
            defer { unsafe pango_font_metrics_unref(metrics) }
            return unsafe FontMetrics(
                ascent: pango_font_metrics_get_ascent(metrics).points,
                descent: pango_font_metrics_get_descent(metrics).points)
        }
    }

    extension Font {
        /// Pango's description of the font, to be freed by the caller.
        func description(_ family: String) -> OpaquePointer? {
            let description = unsafe pango_font_description_new()
            unsafe pango_font_description_set_family(description, family.filter { $0 != "'" && $0 != "\"" })
            let size = self.size.isFinite ? max(0.01, min(self.size, 100_000)) : 1
            unsafe pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
            unsafe pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight.rawValue)))
            return unsafe description
        }
    }

    extension Int32 {
        /// The length in points of this number of Pango's units.
        var points: Double { Double(self) / Double(PANGO_SCALE) }
    }
#endif
