import AutoLayout
import Testing

@Suite("Who is told of what")
struct JournalTests {
    @Test("Where nobody listens the first of each kind is printed to standard error, and all of them are kept")
    func printed() async throws {
        let result = try #require(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let root = View(name: "root")
                root.addSubview(root)
                root.addSubview(root)
                root.frame.origin.x = .nan
                #expect(root.layoutDiagnostics.map(\.kind) == [.hierarchyCycle, .hierarchyCycle, .notFinite])
            })
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        let lines = words.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        #expect(lines.filter { ["hierarchy cycle", "not finite"].contains($0) } == ["hierarchy cycle", "not finite"])
    }

    @Test("A view goes by its name, or by its type where it has none")
    func names() {
        let screen = makeScreen()
        let label = Label("text", name: "title")
        label.tag = 7
        for view in [label, View()] {
            screen.addSubview(view)
            view.frame.origin.x = .nan
        }
        #expect(screen.layoutDiagnostics.map(\.viewName) == ["title", "View"])
        #expect(screen.subviews.map(\.tag) == [7, 0])
    }

    @Test("The place of a conflict is that of the newest constraint that has one, even where content gave way")
    func place() throws {
        let screen = makeScreen()
        let text = Content(40, 20, name: "text")
        screen.addSubview(text)
        text.setContentCompressionResistancePriority(.required, for: .horizontal)
        let constraints = text.pin(0, 0, 30, 10, to: screen)
        screen.layoutIfNeeded()
        let conflict = try #require(screen.layoutDiagnostics.first)
        #expect(conflict.kind == .conflict && conflict.constraint == nil)
        #expect(conflict.location == constraints[2].location)
    }
}
