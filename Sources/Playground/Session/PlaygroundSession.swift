public import AutoLayout
internal import GalleryExamples

/// The examples of the gallery, one of them open at a time, for a page that sends commands in JSON and gets answers in
/// JSON.
///
/// A command is an object whose member `do` is its name; <doc:Playground> lists them all. The answer describes what has
/// changed. If a command cannot be carried out, nothing changes, and the answer is `{"error": …}` with the reason.
public final class PlaygroundSession {
    let measurer: any TextMeasuring
    let examples = liveExamples
    var open: OpenScreen?

    /// A session with nothing open, whose texts are measured as the page will draw them.
    public init(measuring measurer: any TextMeasuring = HelveticaMeasurer.shared) {
        self.measurer = measurer
    }

    /// Carries out a command in JSON, and answers in JSON.
    public func perform(_ command: String) -> String {
        String(decoding: perform(Array(command.utf8)), as: UTF8.self)
    }

    /// Carries out a command in JSON, and answers in JSON; both are UTF-8.
    public func perform(_ command: [UInt8]) -> [UInt8] {
        var writer = JSONWriter()
        do throws(PlaygroundError) {
            try answer(Request(command), &writer)
        } catch {
            writer = JSONWriter()
            writer.object { $0.member("error", error.sentence) }
        }
        return writer.bytes
    }

    private func answer(_ request: Request, _ writer: inout JSONWriter) throws(PlaygroundError) {
        switch request.verb {
        case "list": writeExamples(&writer)
        case "open": try openExample(request, &writer)
        case "clock": try setClock(request, &writer)
        case "constraints":
            let screen = try openScreen()
            writer.object { screen.writeConstraints(&$0) }
        case "lines": try writeLines(request, &writer)
        case "report": writeReport(of: try openScreen(), &writer)
        case "explain": try writeExplanations(request, &writer)
        default:
            let screen = try openScreen()
            let change = try change(request, on: screen)
            apply(change, to: screen, isAnimated: request.isAnimated, &writer)
        }
    }

    func openScreen() throws(PlaygroundError) -> OpenScreen {
        guard let open else { throw .nothingOpen }
        return open
    }

    private func writeExamples(_ writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("examples")
            writer.array { writer in
                for example in examples {
                    writer.object { writer in
                        writer.member("name", example.name)
                        writer.member("title", example.title)
                        writer.member("text", example.text)
                        writer.member("spellings", strings: example.spellings)
                        writer.member("states", strings: example.states)
                    }
                }
            }
        }
    }

    /// Opens an example in its last spelling, or the one that is named, on its own screen or one of another size.
    private func openExample(_ request: Request, _ writer: inout JSONWriter) throws(PlaygroundError) {
        let name = try request.string("example")
        guard let example = examples.first(where: { $0.name == name }) else { throw .noExample(name) }
        var spelling = example.spellings.count - 1
        if request.has("spelling") {
            let name = try request.string("spelling")
            guard let index = example.spellings.firstIndex(of: name) else { throw .noSpelling(name) }
            spelling = index
        }
        let screen = OpenScreen(example, spelling: spelling, measuring: measurer)
        var changes: [() -> Void] = []
        if request.has("width") { changes.append(try resizing(screen, request)) }
        if request.has("direction") { changes.append(try turning(screen, request)) }
        if request.has("scale") { changes.append(try scaling(screen, request)) }
        open = screen
        screen.structureChanged()
        apply({ for change in changes { change() } }, to: screen, isAnimated: false, &writer)
    }

    /// Changes something, and writes what that did.
    private func apply(
        _ change: () -> Void, to screen: OpenScreen, isAnimated: Bool, _ writer: inout JSONWriter
    ) {
        let before = screen.screen.layoutStatistics
        screen.change(isAnimated: isAnimated, change)
        write(screen, since: before, &writer)
    }

    private func setClock(_ request: Request, _ writer: inout JSONWriter) throws(PlaygroundError) {
        let screen = try openScreen()
        let time = try request.number("time", in: 0...1)
        let curve = try request.has("curve") ? Request.curve(named: request.string("curve")) : .linear
        let before = screen.screen.layoutStatistics
        screen.setClock(to: time, curve)
        write(screen, since: before, &writer)
    }

    private func write(_ screen: OpenScreen, since before: LayoutStatistics, _ writer: inout JSONWriter) {
        let news = screen.takeNews()
        let after = screen.screen.layoutStatistics
        writer.object { writer in
            let size = screen.screen.bounds.size
            writer.member("size", numbers: [size.width, size.height])
            writer.member("version", screen.version)
            writer.member("moving", screen.transition != nil)
            // Values replayed, values determined anew, rows read for that, and pivots.
            writer.member(
                "work",
                numbers: [
                    after.valuesReplayed - before.valuesReplayed, after.valuesRedecided - before.valuesRedecided,
                    after.rowsTouched - before.rowsTouched, after.pivots - before.pivots,
                ].map(Double.init))
            screen.write(news, &writer)
        }
    }
}

extension Request {
    fileprivate static func curve(named name: String) throws(PlaygroundError) -> TimingCurve {
        switch name {
        case "linear": .linear
        case "ease": .ease
        case "easeIn": .easeIn
        case "easeOut": .easeOut
        case "easeInOut": .easeInOut
        default: throw .needs("curve", "linear, ease, easeIn, easeOut or easeInOut")
        }
    }
}
