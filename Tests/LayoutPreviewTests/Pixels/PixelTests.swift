import AutoLayout
import LayoutPreview
import TestSupport
import Testing

@Suite("Pixels", .enabled(if: Rasterizer.tool != nil, "rsvg-convert is missing: install librsvg2-bin"))
struct PixelTests {
    @Test("Three boxes have their colors up to their edges, and the screen has its own beside them")
    func threeBoxes() throws {
        let bitmap = try Bitmap(png: Rasterizer.png(of: Sample.threeBoxes.root.svg([])))
        #expect((bitmap.width, bitmap.height) == (390, 240))
        // The expected colors are the components of `Color.red` and so on times 255; the corners are those of the
        // frames (20, 50, 165, 100), (205, 50, 165, 100) and (20, 170, 350, 50).
        let (red, blue, green): ([UInt8], [UInt8], [UInt8]) = ([255, 59, 48], [0, 122, 255], [51, 199, 89])
        let screen: [UInt8] = [242, 242, 242]
        for (x, y) in [(20, 50), (184, 50), (20, 149), (184, 149)] { #expect(bitmap[x, y] == red) }
        for (x, y) in [(205, 50), (369, 50), (205, 149), (369, 149)] { #expect(bitmap[x, y] == blue) }
        for (x, y) in [(20, 170), (369, 170), (20, 219), (369, 219)] { #expect(bitmap[x, y] == green) }
        for (x, y) in [(19, 50), (20, 49), (185, 100), (204, 100), (370, 149), (100, 150), (100, 169), (369, 220)] {
            #expect(bitmap[x, y] == screen)
        }
    }

    @Test("A corner is round, and an image is a crossed box")
    func details() throws {
        let root = View.screen(60, 60)
        let image = ImageView(name: "image")
        image.frame = Rect(x: 10, y: 10, width: 40, height: 40)
        image.cornerRadius = 20
        root.addSubview(image)
        let bitmap = try Bitmap(png: Rasterizer.png(of: root.svg([])))
        #expect(bitmap[11, 11] == [242, 242, 242], "outside of the circle")
        #expect(bitmap[30, 15] == [229, 229, 234], "inside, beside the cross")
        #expect(bitmap[20, 20] != [229, 229, 234], "on the cross")
    }

    @Test("An image of each orientation is drawn upright", arguments: 1...8)
    func orientation(number: Int) throws {
        let image = ImageView(contents: .embedded(try TurnedImage.png(number)))
        let rows = TurnedImage.rows(number)
        let size = Size(width: Double(rows[0].count), height: Double(rows.count))
        #expect(image.intrinsicContentSize == size)
        image.frame = Rect(x: 10, y: 20, width: 10 * size.width, height: 10 * size.height)
        let root = View.screen(60, 60)
        root.addSubview(image)
        let bitmap = try Bitmap(png: Rasterizer.png(of: root.svg([])))
        for (row, letters) in rows.enumerated() {
            for (column, letter) in letters.enumerated() {
                #expect(TurnedImage.letter(of: bitmap[15 + 10 * column, 25 + 10 * row]) == letter)
            }
        }
    }

    @Test("Bidirectional text is drawn in visual order")
    func directions() throws {
        func picture(_ text: String, _ direction: LayoutDirection? = nil) throws -> [Int] {
            let root = View.screen(120, 30)
            let label = Label(text, fontSize: 20)
            label.baseWritingDirection = direction
            label.frame = Rect(x: 10, y: 0, width: 100, height: 30)
            root.addSubview(label)
            let bitmap = try Bitmap(png: Rasterizer.png(of: root.svg([])))
            return (0..<30).flatMap { y in (0..<120).flatMap { x in bitmap[x, y].map { Int($0) } } }
        }
        // The widths of the separate strokes, from left to right. In any font, the stroke of a "!" is narrower
        // than a letter.
        func strokes(_ picture: [Int]) -> [Int] {
            let isInk = (0..<120).map { x in
                (0..<30).contains { y in picture[(y * 120 + x) * 3..<(y * 120 + x) * 3 + 3].contains { $0 < 150 } }
            }
            return isInk.split(separator: false).map(\.count)
        }
        #expect(try picture("\u{202E}abc(") == picture(")cba"))
        let (mixed, logical) = try (strokes(picture("abc!", .rightToLeft)), strokes(picture("abc!")))
        #expect(mixed.count > 1 && mixed.first == mixed.min() && mixed.last != mixed.min(), "\(mixed)")
        #expect(logical.count > 1 && logical.last == logical.min() && logical.first != logical.min(), "\(logical)")
    }
}
