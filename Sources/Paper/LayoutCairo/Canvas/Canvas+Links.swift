#if Cairo
    internal import AutoLayout
    internal import CPangoCairo
    internal import LayoutPreview
    internal import LayoutWords

    extension Canvas {
        /// An area of the page that links to an address.
        struct Link {
            let address: String
            let area: Rect
        }

        /// The link of text drawn with the current transform and clip; nil if no part of the text is visible.
        func link(to address: String, of run: Drawing.TextRun, _ family: String) -> Link? {
            let metrics = texts.metrics(of: run.font, family)
            let line = Rect(
                x: run.start.x, y: run.start.y - metrics.ascent, width: run.width,
                height: metrics.ascent + metrics.descent)
            var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
            unsafe cairo_clip_extents(pointer, &left, &top, &right, &bottom)
            let seen = line.intersection(Rect(x: left, y: top, width: right - left, height: bottom - top))
            return seen.isNull ? nil : Link(address: address, area: onPage(seen))
        }

        /// A rectangle's bounding box in page coordinates.
        private func onPage(_ rect: Rect) -> Rect {
            var bounds = Rect.null
            for (cornerX, cornerY) in [
                (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
            ] {
                var (x, y) = (cornerX, cornerY)
                unsafe cairo_user_to_device(pointer, &x, &y)
                bounds = bounds.union(Rect(x: x, y: y, width: 0, height: 0))
            }
            return bounds
        }

        /// The tag that contains the links of a page; without it, Cairo writes invalid files.
        private static let paragraphTag = "P"

        /// Adds links to a page that has been drawn. Their tags do not enclose the text, because a tag inside a group
        /// makes Cairo 1.16 dereference a null pointer.
        func add(_ links: [Link]) {
            guard !links.isEmpty else { return }
            unsafe cairo_tag_begin(pointer, Canvas.paragraphTag, nil)
            for link in links {
                let (area, address) = (link.area, link.address.quotedURI)
                let rect = [area.minX, area.minY, area.width, area.height].map { $0.plain }.joined(separator: " ")
                unsafe cairo_tag_begin(pointer, CAIRO_TAG_LINK, "rect=[\(rect)] uri='\(address)'")
                unsafe cairo_tag_end(pointer, CAIRO_TAG_LINK)
            }
            unsafe cairo_tag_end(pointer, Canvas.paragraphTag)
        }
    }

    extension String {
        /// The address as a URI in the attributes of a tag. Characters that a URI may not contain (RFC 3986) are
        /// percent-encoded, as are parentheses, which Cairo 1.16 does not escape although they enclose the address in
        /// the file.
        fileprivate var quotedURI: String {
            let bytes = utf8.map { Unicode.Scalar($0) }
            return bytes.indices.map { index in
                let byte = bytes[index]
                switch byte {
                case "'": return "\\'"
                case "%" where bytes[(index + 1)...].prefix(2).count(where: \.properties.isASCIIHexDigit) == 2:
                    return "%"
                case "a"..."z", "A"..."Z", "0"..."9": return String(byte)
                case _ where "-._~:/?#[]@!$&*+,;=".unicodeScalars.contains(byte): return String(byte)
                default: return (byte.value < 16 ? "%0" : "%") + String(byte.value, radix: 16, uppercase: true)
                }
            }.joined()
        }
    }
#endif
