public import LayoutCairo
import LayoutPreview
import QuickAnchors

/// Makes cards, one at a time.
///
/// Each `CardPress` has its own fonts for measuring text, so use one per thread.
public struct CardPress {
    private let measurer: PangoMeasurer
    private let images: ImageAccess

    /// Creates a `CardPress` whose cards may use avatars from `images`.
    /// - Throws: `CardError.unavailable` if there is no font.
    public init(images: ImageAccess = ImageAccess()) throws(CardError) {
        self.images = images
        do throws(CairoError) {
            measurer = try PangoMeasurer(family: "DejaVu Sans, sans-serif")
        } catch {
            throw .unavailable(error.description)
        }
    }

    /// The card as a file.
    public func picture(of data: CardData, as format: CardFormat) throws(CardError) -> [UInt8] {
        try draw(layOut(data), data, as: format)
    }

    /// The card as a laid-out view.
    public func layOut(_ data: CardData) throws(CardError) -> Card {
        try data.check()
        let avatar = try data.avatar.map { path throws(CardError) in
            try checked(data) { () throws(CairoError) in try images.embedded(.referenced(path)) }
        }
        let card = Card(data, avatar)
        card.textMeasurer = measurer
        card.layoutIfNeeded()
        return card
    }

    /// A laid-out card as a file.
    public func draw(_ card: Card, _ data: CardData, as format: CardFormat) throws(CardError) -> [UInt8] {
        try checked(data) { () throws(CairoError) in
            switch format {
            case .png: return try card.png()
            case .pdf: return try card.pdf()
            case .svg:
                // SVG embeds the avatar unchanged; drawing the card shows whether the avatar can be displayed.
                if data.avatar != nil { _ = try card.pixels() }
                return Array(card.svg([]).utf8)
            }
        }
    }

    /// The result of one step of making a card. An image that cannot be read is the avatar, since a card has no other
    /// image.
    private func checked<Result>(
        _ data: CardData, _ step: () throws(CairoError) -> Result
    ) throws(CardError) -> Result {
        do throws(CairoError) {
            return try step()
        } catch .imageNotRead(_, let reason) {
            throw .avatarNotRead(data.avatar ?? "", reason: reason)
        } catch {
            throw .unavailable(error.description)
        }
    }
}
