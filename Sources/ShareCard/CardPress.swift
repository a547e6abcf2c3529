import CommandSupport

#if Cairo
    import LayoutCairo
    import LayoutPreview
    import QuickAnchors
#endif

/// Makes cards one after the other, as a server would.
struct CardPress {
    #if Cairo
        private let measurer: PangoMeasurer
        private let images: ImageAccess

        /// A press for cards with avatars in a folder.
        init(folder: String? = nil) throws(CommandError) {
            images = ImageAccess(folder: folder)
            do throws(CairoError) {
                measurer = try PangoMeasurer(family: "DejaVu Sans, sans-serif")
            } catch {
                throw CommandError(kind: .unavailable, sentence: error.description)
            }
        }

        /// The card as a file of the kind that its name ends with.
        func picture(of data: CardData, for name: String) throws(CommandError) -> [UInt8] {
            let card = try laidOut(data)
            let isSVG = name.hasSuffix(".svg")
            // SVG takes the avatar as it is; drawing it tells whether it can be shown.
            let file = try checked(data) { () throws(CairoError) in
                try isSVG && data.avatar == nil ? [] : name.hasSuffix(".pdf") ? card.pdf() : card.png()
            }
            return isSVG ? Array(card.svg([]).utf8) : file
        }

        private func laidOut(_ data: CardData) throws(CommandError) -> Card {
            let avatar = try data.avatar.map { path throws(CommandError) in
                try checked(data) { () throws(CairoError) in try images.embedded(.referenced(path)) }
            }
            let card = Card(data, avatar)
            card.textMeasurer = measurer
            card.layoutIfNeeded()
            return card
        }

        /// The result of a step of making a card, on which the only image is the avatar.
        private func checked<Result>(
            _ data: CardData, _ draw: () throws(CairoError) -> Result
        ) throws(CommandError) -> Result {
            do throws(CairoError) {
                return try draw()
            } catch .imageNotRead(_, let reason) {
                throw CommandError(
                    kind: .invalidData, sentence: "The avatar \(data.avatar ?? "") was not read: \(reason).")
            } catch {
                throw CommandError(kind: .unavailable, sentence: error.description)
            }
        }

        /// Makes so many cards and says how long that took, and what of it was layout and drawing.
        func time(_ count: Int, _ data: CardData) throws(CommandError) -> String {
            let clock = ContinuousClock()
            var (layout, drawing, bytes) = (Duration.zero, Duration.zero, 0)
            for index in 0..<count {
                // Each says something else, so that nothing can be kept from the one before.
                var own = data
                own.title += " \(index)"
                let start = clock.now
                let card = try laidOut(own)
                let laidOut = clock.now
                bytes += try checked(own) { () throws(CairoError) in try card.png() }.count
                layout += laidOut - start
                drawing += clock.now - laidOut
            }
            let each = { (part: Duration) in (1000 * (part / .milliseconds(1)) / Double(count)).rounded() / 1000 }
            return """
                \(count) cards of \(bytes / count) bytes, \(each(layout + drawing)) ms each:
                layout \(each(layout)) ms, drawing and writing \(each(drawing)) ms
                layout is \((1000 * (layout / (layout + drawing))).rounded() / 10) % of it
                \(Int((Double(count) / ((layout + drawing) / .seconds(1))).rounded())) cards a second
                """
        }
    #else
        init(folder: String? = nil) throws(CommandError) {
            throw CommandError(
                kind: .unavailable,
                sentence: "This was built without pictures; `swift run --traits Cairo share-card` has them, where"
                    + " libpango1.0-dev, libgdk-pixbuf-2.0-dev and libpng-dev are installed.")
        }

        func picture(of data: CardData, for name: String) throws(CommandError) -> [UInt8] { [] }

        func time(_ count: Int, _ data: CardData) throws(CommandError) -> String { "" }
    #endif
}
