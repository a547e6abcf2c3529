import Foundation
import TestSupport
import Testing

@testable import Playground

/// The answers to each command about scripts with everything that a screen can show, compared with their recordings.
///
/// `RECORD_SNAPSHOTS=1 swift test --filter RecordedConversationTests` rewrites the files.
@Suite("A conversation is as recorded")
struct RecordedConversationTests {
    /// The answers without the engine's work, which other tests check, in lines.
    private func answers(_ commands: [String], _ conversation: Conversation = Conversation()) -> String {
        commands.map { command in
            let answer = conversation.say(command).text.replacing(/"work":\[[^\]]*\],?/, with: "")
            return command.prefix(120).replacing("\\n", with: " ") + "\n"
                + answer.replacing("},{", with: "},\n{").replacing("],[", with: "],\n[") + "\n"
        }.joined()
    }

    private func check(_ text: String, _ name: String) throws {
        let differences = try Recording("\(name).txt").differences(from: text)
        #expect(differences.isEmpty, "\(differences)")
    }

    private func literal(_ source: String) -> String {
        String(decoding: (try? JSONEncoder().encode(source)) ?? Data(), as: UTF8.self)
    }

    private func opening(_ source: String, _ more: String = "") -> String {
        #"{"do":"open","source":\#(literal(source))\#(more)}"#
    }

    private static let looks = """
        let card = View()
        card.backgroundColor = Color(red: 0.5, green: 0.25, blue: 2, alpha: 0.5)
        card.cornerRadius = 7.5
        card.borderWidth = 1.5
        card.borderColor = .orange
        let shade = View()
        shade.backgroundGradient = View.Gradient(from: .red, to: .blue, start: Point(x: 0.25, y: 0), end: Point(x: 1, y: 0.5))
        let text = Label("A text that takes two lines here", fontSize: 15, numberOfLines: 0)
        text.textColor = .darkGray
        let runs = Label(runs: ["plain ", .bold("bold"), .colored(" red", .red), StyledText.Run(" up").raised(4).underlined(), StyledText.Run(" wide").letterSpaced(2).sized(22)])
        let mixed = Label("abc \\u{5D0}\\u{5D1} 12", fontSize: 12)
        let photo = ImageView(naturalSize: Size(width: 40, height: 30))
        let scroll = ScrollView()
        let long = View(name: "long one")
        let hidden = View()
        hidden.isHidden = true
        screen.quickAdd(card, [20, 20, nil, -20], [heightToConstant(120)])
        card.quickAdd(shade, [8, 8, nil, nil], [widthToConstant(50), heightToConstant(40.25)])
        card.quickAdd(text, [8, .to(shade, 6), nil, nil], [widthToConstant(120)])
        screen.quickAdd(runs, [.to(card, 10), 20, nil, nil])
        screen.quickAdd(mixed, [.to(runs, 10), 20, nil, nil])
        screen.quickAdd(photo, [.to(mixed, 10), 20, nil, nil])
        screen.quickAdd(scroll, [.to(photo, 10), 20, nil, -20], [heightToConstant(90)])
        scroll.quickAdd(long, 0)
        long.activateQuickAnchors([heightToConstant(300), widthToRelatedView(scroll)])
        screen.quickAdd(hidden, [nil, 0, 0, 0], [heightToConstant(5)])
        let below = View()
        screen.quickAdd(below, [topToBottom(screen, 3), leadingToLeading(), widthToConstant(4), heightToConstant(4)])
        shade.zPosition = 1
        """

    private static let relations = """
        let a = View(), b = View(), c = View()
        let guide = LayoutGuide()
        guide.identifier = "middle"
        screen.addLayoutGuide(guide)
        guide.activateQuickAnchors([centerX(), topToTop(100), widthToConstant(60), heightToConstant(20)])
        screen.quickAdd(a, [30, 20, nil, nil], [widthToRelatedView(screen, 10, multiplier: 0.25), heightToConstant(atLeast: 40)])
        screen.quickAdd(b, [
            leadingToTrailing(a, atLeast: 8), trailingToTrailing(-16), topToTop(a), widthToConstant(90).priority(750),
            heightToWidth(multiplier: 0.5), centerX().priority(.defaultLow), bottomToBottom(atMost: -50),
        ])
        screen.quickAdd(c, [topToBottom(guide, 12), leadingToLeading(guide), widthToHeight(), heightToRelatedView(a, atMost: 0)])
        let title = Label("Title")
        screen.quickAdd(title, [firstBaselineToFirstBaseline(b, 20), leadingToLeading(a)])
        let states = LayoutStates<String>()
        states["near"] = [c.constraint(heightToConstant(30))]
        states["far"] = [c.constraint(heightToConstant(50)), c.constraint(trailingToTrailing(-4).priority(3))]
        states.activate("near")
        screen.when(.width(atLeast: 500)) { a.constraint(bottomToBottom(-300)) }
        """

    private static let troubles = """
        let red = View(), blue = View(), lost = View()
        screen.quickAdd(red, [40, 20, nil, -20], [heightToConstant(50), widthToConstant(100)])
        screen.quickAdd(blue, [leadingToLeading(), heightToConstant(60)])
        blue.quickAdd(Label("Too much text for that"), [2, 2, nil, nil], [widthToConstant(40)])
        blue.quickAdd(Label("None"), [20, 2, nil, nil], [widthToConstant(0)])
        screen.quickAdd(View(), [trailingToTrailing(5), topToTop(3), widthToConstant(4), heightToConstant(4)])
        let grid = Grid(columns: [.fitted, .fitted]) { Row { Label("a"); View() } }
        screen.quickAdd(grid, [topToBottom(red), leadingToLeading()])
        red.quickAdd(View(), [topToTop(0.5), widthToRelatedView(red, 0.5)])
        red.alpa = 3
        screen.quickAdd(nothing, 5
        """

    @Test("about what views show, at each setting of the screen")
    func looks() throws {
        try check(
            answers([
                opening(Self.looks, #","width":320,"height":480,"scale":2"#), #"{"do":"lines"}"#,
                #"{"do":"constraints"}"#, #"{"do":"resize","width":300,"height":430}"#,
                #"{"do":"direct","direction":"rtl"}"#, #"{"do":"magnify","text":1.5}"#, #"{"do":"scale","scale":3}"#,
                #"{"do":"scale","scale":0.0005}"#, #"{"do":"magnify","text":0.05}"#,
                #"{"do":"direct","direction":"ltr"}"#,
                #"{"do":"hide","view":1,"hidden":true}"#, #"{"do":"constraints"}"#,
                #"{"do":"hide","view":1,"hidden":false}"#,
                #"{"do":"text","view":3,"text":"Short"}"#, #"{"do":"text","view":3,"text":""}"#,
                #"{"do":"explain","view":2}"#, #"{"do":"report"}"#,
            ]), "looks")
    }

    @Test("about constraints, their lines and their changes, and about states")
    func relations() throws {
        let changes = [
            #""constant":-12.5"#, #""priority":300"#, #""active":false"#, #""active":true,"constant":4"#,
            #""active":false,"priority":1"#,
        ]
        var commands = [opening(Self.relations), #"{"do":"constraints"}"#, #"{"do":"lines"}"#]
        commands += [#""limit":5"#, #""view":2"#, #""view":2,"limit":5"#, #""view":2,"limit":500"#].map {
            #"{"do":"lines",\#($0)}"#
        }
        commands += [0, 3, 6, 9, 12].flatMap { number in
            changes.map { #"{"do":"constraint","constraint":\#(number),\#($0)}"# }
        }
        commands += [
            #"{"do":"constraints"}"#, #"{"do":"state","state":1}"#, #"{"do":"lines"}"#, #"{"do":"state","state":0}"#,
            #"{"do":"resize","width":600,"height":700}"#, #"{"do":"constraints"}"#,
            #"{"do":"direct","direction":"rtl"}"#,
            #"{"do":"lines"}"#, #"{"do":"explain","view":3}"#,
        ]
        try check(answers(commands), "relations")
    }

    @Test("about changes that are animated by each curve")
    func clock() throws {
        var commands = [opening(Self.relations), #"{"do":"state","state":1,"animated":true}"#]
        commands += ["linear", "ease", "easeIn", "easeOut", "easeInOut"].flatMap { curve in
            [0, 0.25, 0.5].map { #"{"do":"clock","time":\#($0),"curve":"\#(curve)"}"# }
        }
        commands += [
            #"{"do":"clock","time":0.999}"#, #"{"do":"clock","time":1}"#, #"{"do":"clock","time":0.5}"#,
            #"{"do":"resize","width":500,"height":700,"animated":true}"#, #"{"do":"clock","time":0.1}"#,
            #"{"do":"state","state":0}"#, #"{"do":"clock","time":0.2}"#,
            #"{"do":"hide","view":2,"hidden":true,"animated":true}"#, #"{"do":"clock","time":1}"#,
            #"{"do":"state","state":1,"animated":1}"#,
        ]
        try check(answers(commands), "clock")
    }

    @Test("about problems, hints, conflicts and ambiguities, on several screens")
    func troubles() throws {
        try check(
            answers([
                opening(Self.troubles, #","screen":7"#), opening("let a = View()\nscreen.quickAdd(a, 20)"),
                #"{"do":"report","screen":7}"#, #"{"do":"constraints","screen":7}"#, #"{"do":"lines","screen":7}"#,
                #"{"do":"explain","view":1,"screen":7}"#, #"{"do":"settle","screen":7}"#,
                #"{"do":"report","screen":7}"#,
                #"{"do":"report"}"#, #"{"do":"frames","source":\#(literal(Self.troubles)),"width":200,"height":300}"#,
                #"{"do":"frames","source":"let a = View()\nscreen.quickAdd(a, [1, 2, nil, nil])","text":2}"#,
                #"{"do":"complete","before":"screen.quickAdd(View(), [top","after":"])"}"#,
                #"{"do":"complete","before":"scr","after":""}"#, opening("let screen = View(frame: .zero)"),
                opening("let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 840))\nlet a = View()"),
            ]), "troubles")
    }

    @Test("about reports of conflicts, which are explained, and the first of which is drawn")
    func reports() throws {
        func report(_ constraints: [String], breaking broken: String) -> String {
            let lines = constraints.enumerated().map { index, words in
                "    \"<NSLayoutConstraint:0x600000a\(index)\(index) \(words)>\""
            }
            return """
                Unable to simultaneously satisfy constraints.
                (
                \(lines.joined(separator: ",\n"))
                )

                Will attempt to recover by breaking constraint
                <NSLayoutConstraint:0x600000a\(broken)>

                """
        }
        let first = report(
            [
                "UIView:0x1.width == 200   (active)", "UIView:0x1.leading == UIView:0x2.leading + 20   (active)",
                "UIView:0x1.trailing == UIView:0x2.trailing - 20   (active)", "UIView:0x2.width == 390   (active)",
                "V:|-(8)-[UIView:0x1]   (active, names: '|':UIView:0x2 )", "UIView:0x1.height == 44   (active)",
            ], breaking: "00 UIView:0x1.width == 200   (active)")
        let second = report(
            [
                "UILabel:0x3.height >= 50   (active)",
                "UILabel:0x3.height == 0.5*UIImageView:0x4.height + 4   (active)",
                "UIImageView:0x4.height == 60   (active)",
                "UILabel:0x3.firstBaseline == UIImageView:0x4.centerY   (active)",
            ], breaking: "00 UILabel:0x3.height >= 50   (active)")
        try check(
            answers(
                [first, second, first + second, "nothing", second + first].map {
                    #"{"do":"conflicts","text":\#(literal($0))}"#
                }),
            "reports")
    }
}
