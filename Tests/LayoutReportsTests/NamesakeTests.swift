import LayoutWords
import Testing

@Suite("Names that tell items apart")
struct NamesakeTests {
    @Test("Positions are counted in words up to the tenth, and in figures from there on")
    func ordinals() {
        #expect([1, 2, 10].map { $0.ordinal } == ["first", "second", "tenth"])
        #expect(
            [11, 12, 13, 21, 22, 23, 24, 111, 101].map { $0.ordinal } == [
                "11th", "12th", "13th", "21st", "22nd", "23rd", "24th", "111th", "101st",
            ])
    }

    @Test("The attribute of an item that is named by its position comes first")
    func attributes() {
        #expect("box".possessing("top") == "box's top")
        #expect("the second View".possessing("top") == "the top of the second View")
    }
}
