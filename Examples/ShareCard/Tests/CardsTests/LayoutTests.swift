import AutoLayout
import Cards
import Testing

@Suite("A card")
struct LayoutTests {
    @Test("without a role has the author's name level with the portrait, and without an author no portrait")
    func incomplete() throws {
        let press = try CardPress()
        let card = try press.layOut(CardData(title: "Hello", author: "Ada", role: "", statistics: []))
        let (portrait, name) = (card.subviews[1], card.subviews[2])
        #expect(abs(portrait.frame.midY - name.frame.midY) <= 0.5 && !portrait.isHidden)
        let nameless = try press.layOut(CardData(title: "Hello", author: "", role: "", statistics: []))
        #expect(nameless.subviews[1].isHidden)
    }
}
