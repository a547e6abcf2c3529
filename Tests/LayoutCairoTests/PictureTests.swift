#if Cairo
    import AutoLayout
    import Foundation
    import LayoutCairo
    import LayoutPreview
    import TestSupport
    import Testing

    @Suite("Pictures drawn by Cairo")
    struct PictureTests {
        private let blue = Color(red: 0, green: 0, blue: 1)

        private func screen(_ width: Double = 60, _ height: Double = 40) -> View {
            View(frame: Rect(x: 0, y: 0, width: width, height: height), name: "screen")
        }

        private func box(_ rect: Rect, in parent: View, _ color: Color? = nil) -> View {
            let box = View(frame: rect)
            box.backgroundColor = color
            parent.addSubview(box)
            return box
        }

        @Test(
            "Colors fill the views' frames, at any scale, and the rest is transparent", arguments: [1, 2, 1.5])
        func places(scale: Double) throws {
            let screen = screen()
            _ = box(Rect(x: 10, y: 10, width: 20, height: 20), in: screen, blue)
            let pixels = try screen.pixels(scale: scale)
            #expect(pixels.width == Int(60 * scale) && pixels.height == Int(40 * scale))
            func color(_ x: Double, _ y: Double) -> Color { pixels.color(x: Int(x * scale), y: Int(y * scale)) }
            #expect(color(12, 12) == blue && color(28, 28) == blue)
            #expect(color(8, 12) == .clear && color(32, 28) == .clear)
        }

        @Test("A PNG file has the size in its header and can be shown again")
        func png() throws {
            let inner = screen(8, 6)
            inner.backgroundColor = blue
            let file = ImageContents.embedded(try inner.png(scale: 2))
            #expect(file.format == .png && file.pixelSize == Size(width: 16, height: 12))
            let outer = screen()
            let image = ImageView(contents: file)
            #expect(image.intrinsicContentSize == Size(width: 16, height: 12))
            image.frame = Rect(x: 20, y: 10, width: 20, height: 20)
            image.contentMode = .scaleAspectFit
            outer.addSubview(image)
            let pixels = try outer.pixels()
            // The image is 20 wide and 15 high, in the middle.
            #expect(pixels.color(x: 30, y: 20) == blue && pixels.color(x: 30, y: 14) == blue)
            #expect(pixels.color(x: 30, y: 11) == .clear && pixels.color(x: 30, y: 29) == .clear)
        }

        @Test("A half-transparent image is drawn half transparent")
        func transparentImage() throws {
            let inner = screen(8, 6)
            inner.backgroundColor = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
            let outer = screen()
            let image = ImageView(contents: .embedded(try inner.png()))
            image.frame = Rect(x: 10, y: 10, width: 16, height: 12)
            outer.addSubview(image)
            let middle = try outer.pixels().color(x: 18, y: 16)
            #expect(abs(middle.alpha - 0.5) < 0.01 && middle.blue > 0.98 && middle.red < 0.02)
        }

        /// An image of 16 by 8 blue pixels, written by Pillow.
        private static let photograph = """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAx
            NDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy
            MjIyMjIyMjL/wAARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA
            FQEBAQAAAAAAAAAAAAAAAAAABQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCOALiMf//Z
            """

        @Test("A photograph in JPEG is shown as it is")
        func jpeg() throws {
            let file = try #require(Data(base64Encoded: Self.photograph, options: .ignoreUnknownCharacters))
            let contents = ImageContents.embedded([UInt8](file))
            #expect(contents.format == .jpeg && contents.pixelSize == Size(width: 16, height: 8))
            let screen = screen()
            let image = ImageView(contents: contents)
            image.frame = Rect(x: 10, y: 10, width: 32, height: 16)
            screen.addSubview(image)
            let pixels = try screen.pixels()
            let middle = pixels.color(x: 26, y: 18)
            #expect(middle.blue > 0.98 && middle.red < 0.02 && middle.green < 0.02 && middle.alpha == 1)
            #expect(pixels.color(x: 8, y: 18) == .clear && pixels.color(x: 44, y: 18) == .clear)
        }

        @Test("An image of each orientation is drawn upright", arguments: 1...8)
        func orientation(number: Int) throws {
            let image = ImageView(contents: .embedded(try TurnedImage.png(number)))
            let rows = TurnedImage.rows(number)
            image.frame = Rect(x: 10, y: 5, width: 10 * Double(rows[0].count), height: 10 * Double(rows.count))
            let screen = screen()
            screen.addSubview(image)
            let pixels = try screen.pixels()
            for (row, letters) in rows.enumerated() {
                for (column, letter) in letters.enumerated() {
                    let color = pixels.color(x: 15 + 10 * column, y: 10 + 10 * row)
                    let parts = [color.red, color.green, color.blue].map { UInt8(255 * $0) }
                    #expect(TurnedImage.letter(of: parts) == letter)
                }
            }
        }

        /// The error that drawing a screen with the image throws; nil if it throws none.
        private func fault(of contents: ImageContents, _ images: ImageAccess = ImageAccess()) -> String? {
            let screen = screen()
            let image = ImageView(contents: contents)
            image.frame = screen.bounds
            screen.addSubview(image)
            do {
                _ = try screen.png(images: images)
                return nil
            } catch {
                return "\(error)"
            }
        }

        @Test("A truncated image is an error, whether embedded or in a file")
        func cutShort() throws {
            let inner = screen(200, 200)
            inner.backgroundColor = blue
            let png = try inner.png()
            let jpeg = [UInt8](
                try #require(Data(base64Encoded: Self.photograph, options: .ignoreUnknownCharacters)))
            let file = FileManager.default.temporaryDirectory.appending(path: "cut-\(UUID()).png")
            defer { try? FileManager.default.removeItem(at: file) }
            try Data(png).write(to: file)
            let images = ImageAccess(folder: file.deletingLastPathComponent().path)
            #expect(fault(of: .referenced(file.lastPathComponent), images) == nil)
            try Data(png.prefix(png.count / 2)).write(to: file)
            #expect(fault(of: .referenced(file.lastPathComponent), images) != nil)
            for count in [1, png.count / 2] {
                let sentence = "The image of \(png.count - count) embedded bytes could not be read: it is cut short."
                #expect(fault(of: .embedded(png.dropLast(count))) == sentence)
            }
            #expect(fault(of: .embedded(jpeg)) == nil && fault(of: .embedded(jpeg.dropLast(20))) != nil)
        }

        @Test("An image over the limit of pixels or bytes is an error, whether embedded or in a file")
        func tooLarge() throws {
            // The size in the header becomes 8,000 by 6,251 pixels.
            var png = try screen().png()
            png.replaceSubrange(16..<24, with: [0, 0, 0x1F, 0x40, 0, 0, 0x18, 0x6B])
            let file = FileManager.default.temporaryDirectory.appending(path: "large-\(UUID()).png")
            defer { try? FileManager.default.removeItem(at: file) }
            try Data(png).write(to: file)
            let folder = file.deletingLastPathComponent().path
            for (limits, reason) in [
                (ImageAccess(folder: folder), "8000 × 6251 pixels are more than 50000000"),
                (ImageAccess(folder: folder, maximumPixels: 7), "8000 × 6251 pixels are more than 7"),
                (ImageAccess(folder: folder, maximumBytes: png.count - 1), "it has more than \(png.count - 1) bytes"),
            ] {
                for (contents, words) in [
                    (ImageContents.referenced(file.lastPathComponent), file.lastPathComponent),
                    (.embedded(png), "of \(png.count) embedded bytes"),
                ] {
                    #expect(fault(of: contents, limits) == "The image \(words) could not be read: \(reason).")
                }
            }
        }

        @Test("Round corners, a border and a gradient are drawn")
        func style() throws {
            let screen = screen()
            let box = box(Rect(x: 10, y: 0, width: 40, height: 40), in: screen)
            box.backgroundGradient = View.Gradient(from: .black, to: .white)
            box.cornerRadius = 20
            box.borderWidth = 4
            box.borderColor = blue
            let pixels = try screen.pixels()
            #expect(pixels.color(x: 11, y: 1) == .clear && pixels.color(x: 30, y: 1) == blue)
            let (upper, lower) = (pixels.color(x: 30, y: 10), pixels.color(x: 30, y: 30))
            #expect(abs(upper.red - 0.26) < 0.02 && abs(lower.red - 0.76) < 0.02)
        }

        @Test("Only the corners that are named are round, in fill, border and clip")
        func singleCorners() throws {
            let screen = screen()
            let box = box(Rect(x: 10, y: 0, width: 40, height: 40), in: screen, blue)
            box.cornerRadius = 20
            box.maskedCorners = [.topLeft, .bottomRight]
            box.borderWidth = 4
            box.borderColor = .black
            box.clipsToBounds = true
            let inner = self.box(box.bounds, in: box, .white)
            inner.alpha = 0.5
            let pixels = try screen.pixels()
            #expect(pixels.color(x: 11, y: 1) == .clear && pixels.color(x: 48, y: 38) == .clear)
            #expect(pixels.color(x: 48, y: 1) == .black && pixels.color(x: 11, y: 38) == .black)
            #expect(pixels.color(x: 30, y: 20).blue == 1 && abs(pixels.color(x: 30, y: 20).red - 0.5) < 0.01)
        }

        @Test("A transform moves, scales and rotates what is drawn, about the center")
        func transform() throws {
            let screen = screen()
            let box = box(Rect(x: 20, y: 15, width: 20, height: 10), in: screen, blue)
            box.transform = View.Transform(rotationAngle: .pi / 2)
            var pixels = try screen.pixels()
            #expect(pixels.color(x: 21, y: 20) == .clear && pixels.color(x: 30, y: 11) == blue)
            box.transform = View.Transform(scaleX: 2, y: 0.5).concatenating(View.Transform(translationX: 0, y: 10))
            pixels = try screen.pixels()
            #expect(pixels.color(x: 11, y: 30) == blue && pixels.color(x: 30, y: 20) == .clear)
            box.transform = View.Transform(scaleX: 1, y: 0)
            let other = self.box(Rect(x: 0, y: 0, width: 5, height: 5), in: screen, blue)
            pixels = try screen.pixels()
            #expect(pixels.color(x: 30, y: 20) == .clear && pixels.color(x: 2, y: 2) == blue && other.alpha == 1)
        }

        @Test("Nothing is drawn outside a mask, nor in its holes")
        func mask() throws {
            let screen = screen()
            let box = box(Rect(x: 10, y: 0, width: 40, height: 40), in: screen, blue)
            box.maskPath = View.Path(
                View.Path(ovalIn: box.bounds).elements
                    + View.Path(ovalIn: Rect(x: 10, y: 10, width: 20, height: 20)).elements, usesEvenOddFillRule: true)
            var pixels = try screen.pixels()
            #expect(pixels.color(x: 12, y: 2) == .clear && pixels.color(x: 30, y: 20) == .clear)
            #expect(pixels.color(x: 30, y: 5) == blue)
            box.maskPath?.usesEvenOddFillRule = false
            pixels = try screen.pixels()
            #expect(pixels.color(x: 30, y: 20) == blue)
        }

        @Test("Opacity applies once to a view and its subviews together")
        func alpha() throws {
            let screen = screen()
            let outer = box(Rect(x: 0, y: 0, width: 40, height: 40), in: screen, blue)
            _ = box(Rect(x: 10, y: 10, width: 20, height: 20), in: outer, blue)
            outer.alpha = 0.5
            let pixels = try screen.pixels()
            #expect(pixels.color(x: 5, y: 5) == pixels.color(x: 20, y: 20))
            #expect(abs(pixels.color(x: 20, y: 20).alpha - 0.5) < 0.01)
        }

        @Test("Only a view that clips hides what is outside its rounded rectangle")
        func clipping() throws {
            let screen = screen()
            let outer = box(Rect(x: 10, y: 10, width: 20, height: 20), in: screen)
            _ = box(Rect(x: 0, y: 0, width: 40, height: 20), in: outer, blue)
            #expect(try screen.pixels().color(x: 40, y: 20) == blue)
            outer.clipsToBounds = true
            outer.cornerRadius = 10
            let pixels = try screen.pixels()
            #expect(pixels.color(x: 40, y: 20) == .clear && pixels.color(x: 11, y: 11) == .clear)
            #expect(pixels.color(x: 20, y: 20) == blue)
        }

        @Test("A shadow is darkest under the view and fades outward")
        func shadow() throws {
            let screen = screen(100, 100)
            let box = box(Rect(x: 30, y: 30, width: 40, height: 40), in: screen)
            box.shadow = View.Shadow(color: .black, radius: 8, offset: Point(x: 0, y: 4))
            let pixels = try screen.pixels()
            #expect(pixels.color(x: 50, y: 54).alpha > 0.98)
            #expect(abs(pixels.color(x: 50, y: 74).alpha - 0.5) < 0.1)
            #expect(pixels.color(x: 50, y: 78).alpha < 0.3 && pixels.color(x: 50, y: 92) == .clear)
        }

        @Test("A large shadow is as blurred as its radius says, and one of a huge radius is too faint to be seen")
        func largeShadow() throws {
            let screen = screen(820, 820)
            let box = box(Rect(x: 170, y: 170, width: 480, height: 480), in: screen)
            box.shadow = View.Shadow(color: .black, radius: 160, offset: .zero)
            // The standard deviation is half the radius. The rows are 0, 1 and 2 deviations outside the edge, and 1
            // inside.
            let pixels = try screen.pixels()
            for (y, alpha) in [(170, 0.5), (170 - 80, 0.159), (170 - 160, 0.023), (170 + 80, 0.841)] {
                #expect(abs(pixels.color(x: 410, y: y).alpha - alpha) < 0.02)
            }
            for radius in [1e5, 1e308] {
                box.shadow = View.Shadow(color: .black, radius: radius, offset: Point(x: 0, y: 200))
                let pixels = try screen.pixels()
                #expect(pixels.color(x: 410, y: 700).alpha == 0 && pixels.color(x: 410, y: 410).alpha == 0)
            }
        }

        @Test("A view with a negative width or height is not drawn, nor are its subviews if it clips")
        func negativeFrame() throws {
            let screen = screen()
            let outer = box(Rect(x: 50, y: 10, width: -30, height: 20), in: screen, blue)
            _ = box(Rect(x: -10, y: 0, width: 5, height: 5), in: outer, blue)
            let pixels = try screen.pixels()
            #expect(pixels.color(x: 30, y: 20) == .clear && pixels.color(x: 42, y: 12) == blue)
            outer.clipsToBounds = true
            #expect(try screen.pixels().color(x: 42, y: 12) == .clear)
        }

        @Test("A view that reaches far beyond the picture covers it", arguments: [1e5, 1e7, 1e9, 1e100])
        func farEdges(distance: Double) throws {
            let screen = screen()
            _ = box(Rect(x: -distance, y: 10, width: 2 * distance, height: distance), in: screen, blue)
            let pixels = try screen.pixels()
            #expect(pixels.color(x: 5, y: 35) == blue && pixels.color(x: 55, y: 12) == blue)
            #expect(pixels.color(x: 30, y: 5) == .clear)
        }

        @Test("A shadow reaches as far to the left as to the right")
        func shadowSides() throws {
            let screen = screen(100, 100)
            box(Rect(x: 30, y: 30, width: 40, height: 40), in: screen).shadow = View.Shadow(color: .black, radius: 8)
            let pixels = try screen.pixels()
            for distance in [1, 4, 8] {
                let (left, right) = (pixels.color(x: 30 - distance, y: 50), pixels.color(x: 69 + distance, y: 50))
                #expect(left.alpha > 0 && abs(left.alpha - right.alpha) < 0.01)
            }
        }

        @Test("An image that cannot be read is an error that names it, or a crossed box with a handler")
        func missingImage() throws {
            let screen = screen()
            let image = ImageView()
            image.contents = .referenced("nowhere/cover.png")
            image.frame = screen.bounds
            screen.addSubview(image)
            let error = #expect(throws: CairoError.self) { try screen.png() }
            #expect(error?.description.contains("nowhere/cover.png") == true)
            var reports: [CairoError] = []
            let pixels = try screen.pixels { reports.append($0) }
            #expect(reports.count == 1 && pixels.color(x: 30, y: 5).alpha == 1)
            image.contents = .embedded([1, 2, 3])
            #expect(throws: CairoError.self) { try screen.png() }
        }

        @Test("An image without area is reported and left out, and everything after it is drawn")
        func imageWithoutArea() throws {
            for (size, mode) in [
                (Size(width: 20, height: 0), ImageContentMode.scaleToFill), (Size(width: 0, height: 20), .scaleToFill),
                (Size(width: 20, height: 0), .scaleAspectFit), (Size(width: 0, height: 0), .center),
            ] {
                let screen = screen()
                let image = ImageView(contents: .embedded(try self.screen(8, 6).png()))
                image.frame = Rect(origin: Point(x: 5, y: 5), size: size)
                image.contentMode = mode
                screen.addSubview(image)
                _ = box(Rect(x: 10, y: 10, width: 20, height: 20), in: screen, blue)
                var reports: [CairoError] = []
                #expect(try screen.pixels { reports.append($0) }.color(x: 20, y: 20) == blue)
                #expect(reports.count == 1 && reports[0].description.contains("its width or height is 0"))
                #expect(try screen.pixels().color(x: 20, y: 20) == blue)
            }
        }

        @Test("Contents whose transforms multiply to one without an inverse are left out, and the rest is drawn")
        func vanishingTransforms() throws {
            let screen = screen()
            var parent = screen
            for _ in 0..<90 {
                let child = box(Rect(x: 0, y: 0, width: 60, height: 40), in: parent, .white)
                child.transform = View.Transform(a: 1e-5, b: 0, c: 0, d: 1e-5, tx: 0, ty: 0)
                parent = child
            }
            _ = box(Rect(x: 10, y: 10, width: 20, height: 20), in: screen, blue)
            #expect(try screen.pixels().color(x: 12, y: 12) == blue)
        }

        @Test(
            "Nothing shows through between views that share an edge, at any scale", arguments: [1, 1.3, 1.5, 4.1667])
        func seams(scale: Double) throws {
            let screen = screen(60, 60)
            screen.backgroundColor = .white
            for index in 0..<29 * 29 {
                _ = box(
                    Rect(x: Double(index % 29) * 2.07, y: Double(index / 29) * 2.07, width: 2.07, height: 2.07),
                    in: screen, .black)
            }
            let pixels = try screen.pixels(scale: scale)
            let length = Int(29 * 2.07 * scale - 1)
            let light = (0..<length).flatMap { y in (0..<length).filter { pixels.color(x: $0, y: y) != .black } }
            #expect(light.isEmpty)
        }

        @Test("An empty picture, or one with too many pixels, is an error")
        func sizes() {
            #expect(throws: CairoError.self) { try screen(0, 10).png() }
            #expect(throws: CairoError.self) { try screen().png(scale: 0) }
            #expect(throws: CairoError.self) { try screen().png(scale: 1000) }
            #expect(throws: CairoError.self) { try screen(0, 0).pdf() }
        }
    }
#endif
