import Foundation

#if Cairo
    import LayoutCairo
    import LayoutPreview
    import QuickAnchors
#endif

/// Makes cards one after the other, as a server would.
struct CardPress {
    #if Cairo
        private let measurer: PangoMeasurer

        init() throws {
            measurer = try PangoMeasurer(family: "DejaVu Sans, sans-serif")
        }

        /// The card as a file of the kind that its name ends with.
        func picture(of data: CardData, for name: String) throws -> [UInt8] {
            let card = try laidOut(data)
            if name.hasSuffix(".pdf") { return try card.pdf() }
            if name.hasSuffix(".svg") { return Array(card.svg([]).utf8) }
            return try card.png()
        }

        private func laidOut(_ data: CardData) throws -> Card {
            let avatar = try data.avatar.map { path in
                guard let bytes = FileManager.default.contents(atPath: path) else {
                    throw CardError.notMade("There is no picture at \(path).")
                }
                return ImageContents.embedded(Array(bytes))
            }
            let card = Card(data, avatar)
            card.textMeasurer = measurer
            card.layoutIfNeeded()
            return card
        }

        /// Makes so many cards and prints how long that took, and what of it was layout and drawing.
        func time(_ count: Int, _ data: CardData) throws {
            let clock = ContinuousClock()
            let count = max(1, count)
            var (layout, drawing, bytes) = (Duration.zero, Duration.zero, 0)
            for index in 0..<count {
                // Each says something else, so that nothing can be kept from the one before.
                var own = data
                own.title += " \(index)"
                let start = clock.now
                let card = try laidOut(own)
                let laidOut = clock.now
                bytes += try card.png().count
                layout += laidOut - start
                drawing += clock.now - laidOut
            }
            let each = { (part: Duration) in (1000 * (part / .milliseconds(1)) / Double(count)).rounded() / 1000 }
            print("\(count) cards of \(bytes / count) bytes, \(each(layout + drawing)) ms each:")
            print("layout \(each(layout)) ms, drawing and writing \(each(drawing)) ms")
            print("layout is \((1000 * (layout / (layout + drawing))).rounded() / 10) % of it")
            print("\(Int((Double(count) / ((layout + drawing) / .seconds(1))).rounded())) cards a second")
        }
    #else
        init() throws { throw CardError.noPictures }

        func picture(of data: CardData, for name: String) throws -> [UInt8] { throw CardError.noPictures }

        func time(_ count: Int, _ data: CardData) throws { throw CardError.noPictures }
    #endif
}
