import LayoutWords
import Testing

@testable import LayoutReports

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

    @Test(
        "Items of one class are told apart by the ends of their addresses, of three digits or more",
        arguments: [
            ("0x600001a2e870", "0x600001b2e870", "0x…a2e870", "0x…b2e870"),
            ("0x600001a2e870", "0x600001a2e871", "0x…870", "0x…871"), ("0x5870", "0x6870", "0x5870", "0x6870"),
            ("0x4870", "0x4871", "0x…870", "0x…871"), ("0x15870", "0x16870", "0x…5870", "0x…6870"),
            ("0x870", "0x871", "0x870", "0x871"), ("0x1", "0x21", "0x1", "0x21"),
            ("0x3870", "0x870", "0x3870", "0x870"),
        ])
    func addresses(_ one: String, _ other: String, _ first: String, _ second: String) throws {
        let line = "<NSLayoutConstraint:0x1 UIView:\(one).width == UIView:\(other).height>"
        let report = try #require(ConflictReport.all(in: Sample.report([line], broken: line)).first)
        let equation = try #require(report.constraints[0].equation)
        let names = ItemNames(report.constraints)
        #expect(equation.items.map { names[$0] } == ["UIView \(first)", "UIView \(second)"])
    }
}
