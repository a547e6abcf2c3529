import AutoLayout
import TestSupport
import Testing

@testable import Playground

@Suite("A playground")
struct SessionTests {
    @Test(
        "lists the first constraint, although its view has no size yet",
        arguments: ["topToTop(50)", "heightToConstant(50)"])
    func firstConstraint(anchor: String) {
        let conversation = Conversation()
        conversation.open("let red = View()\nscreen.quickAdd(red, [\(anchor)])")
        #expect(conversation.constraints.compactMap { $0["of"] as? String } == ["red"])
    }

    @Test(
        "lays out every script of the page without a problem, in frames that can be shown",
        arguments: PageScript.examples)
    func opening(_ script: PageScript) {
        let conversation = Conversation()
        let answer = conversation.open(script.source)
        #expect(answer.error == nil)
        #expect(answer.problems == [])
        #expect(answer.views.count > 1)
        #expect(answer.numbers("order").count == answer.views.count)
        #expect(answer.rect(of: "screen")?[2] == 390)
        for view in answer.views { #expect((view["rect"] as? [Any])?.count == 4) }
        #expect(!conversation.constraints.isEmpty)
        for state in (answer.members["states"] as? [String] ?? []).indices {
            #expect(conversation.say(#"{"do":"state","state":\#(state)}"#).error == nil)
        }
    }

    @Test("opens on a screen of a given size, direction and scale")
    func settings() {
        let answer = Conversation().open(
            PageScript.named("three-boxes").source, #","width":331,"height":700,"direction":"rtl","scale":2"#)
        #expect(answer.numbers("size") == [331, 700])
        // (331 − 3 × 20) / 2 is 135.5, and reading starts on the right.
        #expect(answer.rect(of: "red") == [175.5, 50, 135.5, 100])
    }

    @Test("reports for a new width only what has moved, and how many values that took")
    func resizing() {
        let conversation = Conversation(opening: "three-boxes")
        let answer = conversation.say(#"{"do":"resize","width":410,"height":844}"#)
        #expect(answer.views.isEmpty)
        #expect(
            answer.moves == [
                0: [0, 0, 410, 844], 1: [20, 50, 175, 100], 2: [215, 50, 175, 100], 3: [20, 170, 370, 50],
            ])
        #expect(answer.work[0] > 0)
        let again = conversation.say(#"{"do":"resize","width":410,"height":844}"#)
        #expect(again.moves.isEmpty && again.work == [0, 0, 0, 0])
    }

    @Test("changes the constant of a constraint, and reports the effect")
    func constant() throws {
        let conversation = Conversation(opening: "three-boxes")
        let constraint = try #require(conversation.constraint("topToTop(50)", of: "red"))
        let id = try #require(constraint["id"] as? Int)
        #expect(constraint["verbose"] as? String == "red.topAnchor.constraint(equalTo: screen.topAnchor, constant: 50)")
        #expect(constraint["constant"] as? Double == 50)
        let answer = conversation.say(#"{"do":"constraint","constraint":\#(id),"constant":70.5}"#)
        #expect(answer.moves[1] == [20, 70.5, 165, 100])
        #expect(answer.moves[3] == [20, 190.5, 350, 50])
        #expect(conversation.constraint("topToTop(70.5)", of: "red")?["id"] as? Int == id)
    }

    @Test("switches a constraint off and on again, and changes its priority")
    func switching() throws {
        let conversation = Conversation(opening: "what-went-wrong")
        let id = try #require(conversation.constraint("widthToConstant(200)", of: "crowded")?["id"] as? Int)
        #expect(conversation.constraint("widthToConstant(200)", of: "crowded")?["conflict"] as? Bool == true)
        let before = conversation.say(#"{"do":"report"}"#)
        #expect(before.list("conflicts").count == 1)
        let off = conversation.say(#"{"do":"constraint","constraint":\#(id),"active":false}"#)
        #expect(off.rect(of: "crowded") == [20, 140, 350, 100])
        #expect(conversation.constraint("widthToConstant(200)", of: "crowded")?["active"] as? Bool == false)
        #expect(conversation.say(#"{"do":"report"}"#).list("conflicts").isEmpty)
        conversation.say(#"{"do":"constraint","constraint":\#(id),"active":true,"priority":750}"#)
        #expect(conversation.say(#"{"do":"report"}"#).list("conflicts").isEmpty)
        #expect(conversation.constraint("widthToConstant(200).priority(750)", of: "crowded") != nil)
    }

    @Test("reports an ambiguity and what would resolve it, and resolves it")
    func settling() {
        let conversation = Conversation(opening: "what-went-wrong")
        let undecided = conversation.say(#"{"do":"report"}"#).list("undecided")
        #expect(undecided.map { $0["view"] as? String } == ["adrift"])
        #expect((undecided.first?["message"] as? String)?.contains("topToBottom(crowded, 8)") == true)
        let answer = conversation.say(#"{"do":"settle"}"#)
        #expect(answer.rect(of: "adrift") == [20, 248, 350, 100])
        #expect(conversation.say(#"{"do":"report"}"#).list("undecided").isEmpty)
        #expect(conversation.constraint("topToBottom(crowded, 8)", of: "adrift") != nil)
    }

    @Test("lays out again what a changed text moves, and reports its lines")
    func text() throws {
        let conversation = Conversation()
        let id = try #require(conversation.number(of: "name", in: "declarative-stacks"))
        let answer = conversation.say(#"{"do":"text","view":\#(id),"text":"Ada"}"#)
        let view = try #require(answer.views.first { $0["id"] as? Int == id })
        let text = try #require(view["text"] as? [String: Any])
        #expect(text["value"] as? String == "Ada")
        #expect((text["lines"] as? [[Any]])?.first?.first as? String == "Ada")
        #expect(text["weight"] as? Int == 700)
    }

    @Test("reports bidirectional text as runs of one direction each, in their places")
    func directions() throws {
        let conversation = Conversation()
        let id = try #require(conversation.number(of: "name", in: "declarative-stacks"))
        let answer = conversation.say(#"{"do":"text","view":\#(id),"text":"Ada שלום"}"#)
        let view = try #require(answer.views.first { $0["id"] as? Int == id })
        let lines = try #require((view["text"] as? [String: Any])?["lines"] as? [[Any]])
        #expect(lines.map { $0.first as? String } == ["Ada ", "שלום"])
        #expect(lines.map { $0.last as? String } == ["ltr", "rtl"])
        #expect(lines.count == 2 && (lines[0][1] as? Double ?? 0) < (lines[1][1] as? Double ?? 0))
    }

    @Test("hides an arranged view, whose room the others take, and shows it again")
    func hiding() throws {
        let conversation = Conversation()
        let id = try #require(conversation.number(of: "age", in: "profile-card"))
        let hidden = conversation.say(#"{"do":"hide","view":\#(id),"hidden":true}"#)
        #expect(hidden.numbers("gone") == [Double(id)])
        // Three labels share the 82 points that four labels shared before.
        #expect(abs((hidden.rect(of: "occupation")?[3] ?? 0) - 82.0 / 3) < 1e-3)
        let shown = conversation.say(#"{"do":"hide","view":\#(id),"hidden":false}"#)
        #expect(shown.rect(of: "age")?[3] == 20.5)
        #expect(shown.numbers("order").contains(Double(id)))
    }

    @Test("switches the screen to the right-to-left direction")
    func turning() {
        let conversation = Conversation(opening: "three-boxes")
        let answer = conversation.say(#"{"do":"direct","direction":"rtl"}"#)
        #expect(answer.moves[1] == [205, 50, 165, 100])
        #expect(answer.moves[2] == [20, 50, 165, 100])
    }

    @Test("rounds frames to the pixels of a display scale")
    func scale() {
        let conversation = Conversation(opening: "three-boxes", #","width":391,"height":844"#)
        #expect(conversation.say(#"{"do":"scale","scale":1}"#).moves[1] == [20, 50, 166, 100])
        #expect(conversation.say(#"{"do":"scale","scale":2}"#).moves[1] == [20, 50, 165.5, 100])
    }

    @Test("goes to a state at once")
    func state() {
        let conversation = Conversation(opening: "named-states")
        let answer = conversation.say(#"{"do":"state","state":1}"#)
        #expect(answer.moves[1] == [20, 20, 165, 804])
        #expect(answer.members["moving"] as? Bool == false)
    }

    @Test("animates to a state by the clock, from the old frames to the new ones")
    func animation() {
        let conversation = Conversation(opening: "named-states")
        let start = conversation.say(#"{"do":"state","state":1,"animated":true}"#)
        #expect(start.moves.isEmpty && start.members["moving"] as? Bool == true)
        let middle = conversation.say(#"{"do":"clock","time":0.5}"#)
        // The image is halfway from (20, 20, 350, 200) to (20, 20, 165, 804).
        #expect(middle.moves[1] == [20, 20, 257.5, 502])
        let eased = conversation.say(#"{"do":"clock","time":0.25,"curve":"easeIn"}"#)
        #expect((eased.moves[1]?[2] ?? 0) > 350 - 185 * 0.25)
        let end = conversation.say(#"{"do":"clock","time":1}"#)
        #expect(end.moves[1] == [20, 20, 165, 804])
        #expect(end.members["moving"] as? Bool == false)
    }

    @Test("explains why a view is where it is")
    func explaining() throws {
        let conversation = Conversation(opening: "three-boxes")
        let explanations = conversation.say(#"{"do":"explain","view":3}"#).list("explanations")
        #expect(
            explanations.map { $0["subject"] as? String } == [
                "green's leading", "green's top", "green's width", "green's height",
            ])
        let top = try #require(explanations[1]["steps"] as? [[String: Any]])
        #expect(top.compactMap { ($0["says"] as? [String])?.first }.last == "green's top is 20 below red's bottom")
        #expect((top.last?["so"] as? [String]) == ["green's top is 170"])
    }

    @Test("draws the line of each constraint from its reference, with the direction in which it grows")
    func lines() throws {
        let conversation = Conversation(opening: "three-boxes")
        let id = try #require(conversation.constraint("topToTop(50)", of: "red")?["id"] as? Int)
        func line(_ more: String = "") -> [Any]? {
            let lines = conversation.say(#"{"do":"lines"\#(more)}"#).members["lines"] as? [[Any]]
            return lines?.first { $0.first as? Int == id }
        }
        let down = try #require(line())
        #expect(down[1...3].map { ($0 as? Double) ?? -1 } == [1, 0, 50])
        #expect(down[9] as? Double == 1)
        #expect(down[10] as? String == "50")
        #expect(line(#","view":1"#) != nil)
        #expect(line(#","view":2"#) == nil)
        let leading = try #require(conversation.constraint("leadingToLeading(20)", of: "red")?["id"] as? Int)
        conversation.say(#"{"do":"direct","direction":"rtl"}"#)
        let lines = conversation.say(#"{"do":"lines"}"#).members["lines"] as? [[Any]] ?? []
        let mirrored = try #require(lines.first { $0.first as? Int == leading })
        #expect(mirrored[2] as? Double == 390 && mirrored[3] as? Double == 370 && mirrored[9] as? Double == -1)
    }

    @Test("draws only one view's lines if there are more constraints than a limit, even before they are listed")
    func limitedLines() throws {
        let conversation = Conversation(opening: "three-boxes")
        func count(_ more: String, in conversation: Conversation) -> Int? {
            (conversation.say(#"{"do":"lines"\#(more)}"#).members["lines"] as? [[Any]])?.count
        }
        let all = try #require(count("", in: conversation))
        let ofRed = try #require(count(#","view":1"#, in: conversation))
        #expect(ofRed > 0 && ofRed < all)
        let limit = conversation.constraints.count
        #expect(count(#","view":1,"limit":\#(limit)"#, in: conversation) == all)
        #expect(count(#","limit":\#(limit - 1)"#, in: conversation) == 0)
        // On this screen, nothing has asked for the list of constraints yet.
        let unlisted = Conversation(opening: "three-boxes")
        #expect(count(#","view":1,"limit":\#(limit - 1)"#, in: unlisted) == ofRed)
    }

    @Test("draws the lines of constraints that come into effect after others were drawn")
    func newLines() {
        let conversation = Conversation(opening: "named-states")
        func captions() -> [String] {
            let lines = conversation.say(#"{"do":"lines"}"#).members["lines"] as? [[Any]] ?? []
            return lines.compactMap { $0[10] as? String }
        }
        #expect(!captions().contains("= image"))
        conversation.say(#"{"do":"state","state":1}"#)
        #expect(captions().contains("= image"))
    }

    @Test("has a new version when a view is hidden, and no longer lists its constraints")
    func versions() throws {
        let conversation = Conversation()
        let id = try #require(conversation.number(of: "box", in: "centered-box"))
        let before = conversation.say(#"{"do":"hide","view":\#(id),"hidden":false}"#).version
        #expect(conversation.constraints.count == 4)
        let after = conversation.say(#"{"do":"hide","view":\#(id),"hidden":true}"#)
        #expect(conversation.constraints.isEmpty)
        #expect(after.numbers("gone") == [Double(id)] && after.version != before)
    }

    @Test("reports the order of views when only their depth has changed")
    func depths() {
        let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let (red, blue) = (View(frame: root.bounds), View(frame: root.bounds))
        root.addSubview(red)
        root.addSubview(blue)
        let screen = OpenScreen(showing: root, measuring: HelveticaMeasurer.shared)
        #expect(screen.takeChanges().order == [0, 1, 2])
        #expect(screen.takeChanges().order == [])
        root.bringSubviewToFront(red)
        #expect(screen.takeChanges().order == [0, 2, 1])
    }

    @Test("reports rows that become visible at the bottom of a taller screen, and those that leave")
    func sight() {
        let conversation = Conversation(opening: "friends-list")
        let taller = conversation.say(#"{"do":"resize","width":390,"height":900}"#)
        #expect(!taller.views.isEmpty)
        #expect(taller.numbers("order").count > taller.views.count)
        let shorter = conversation.say(#"{"do":"resize","width":390,"height":400}"#)
        #expect(shorter.numbers("gone").count > taller.views.count)
        #expect(shorter.views.isEmpty)
    }

    @Test("forgets the constraints of a script when another is opened")
    func successors() {
        let conversation = Conversation(opening: "three-boxes")
        #expect(conversation.constraints.contains { $0["of"] as? String == "green" })
        conversation.open(PageScript.named("centered-box").source)
        #expect(conversation.constraints.map { $0["of"] as? String } == ["box", "box", "box", "box"])
    }

    @Test("draws the gradient of a view")
    func gradients() throws {
        let answer = Conversation().open(PageScript.named("music-player").source)
        let cover = try #require(answer.views.first { $0["name"] as? String == "cover" })
        let gradient = try #require(cover["gradient"] as? [String: Any])
        #expect(gradient["line"] as? [Double] == [0, 0, 1, 1])
        #expect((gradient["stops"] as? [Any])?.count == 4)
    }

    @Test("reports in a few bytes how a slightly narrower screen changes the friends list")
    func size() {
        let conversation = Conversation(opening: "friends-list")
        let answer = conversation.say(#"{"do":"resize","width":380,"height":844}"#)
        #expect(answer.views.isEmpty)
        #expect(answer.text.utf8.count < 3000)
    }
}
