public import AutoLayout
internal import LayoutScript

/// A session of screens laid out by scripts, for a page that sends commands and receives answers in JSON.
///
/// A command is an object whose member `do` is its name; <doc:Playground> lists them all. The answer contains what was
/// asked for, or what has changed. If a command cannot be executed, nothing changes, and the answer is `{"error": …}`
/// with the reason.
public final class PlaygroundSession {
    /// The maximum number of open screens.
    static let screenLimit = 8

    let measurer: any TextMeasuring
    private var screens = [OpenScreen?](repeating: nil, count: PlaygroundSession.screenLimit)

    /// A session without open screens, whose text is measured by the given measurer.
    public init(measuring measurer: any TextMeasuring = HelveticaMeasurer.shared) {
        self.measurer = measurer
    }

    /// Executes a command in JSON, and returns the answer in JSON.
    public func perform(_ command: String) -> String {
        String(decoding: perform(Array(command.utf8)), as: UTF8.self)
    }

    /// Executes a command in JSON, and returns the answer in JSON; both are UTF-8.
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
        let number = try request.screen
        if request.verb == "open" { return try open(number, request, &writer) }
        if request.verb == "frames" { return try writeFrames(request, &writer) }
        if request.verb == "conflicts" { return try writeReports(request, &writer) }
        if request.verb == "complete" { return try writeCompletions(request, &writer) }
        guard let screen = screens[number] else { throw .nothingOpen }
        switch request.verb {
        case "clock": try setClock(request, screen, &writer)
        case "constraints": writer.object { screen.writeConstraints(&$0) }
        case "lines": try writeLines(request, screen, &writer)
        case "report": writeReport(of: screen, &writer)
        case "explain": try writeExplanations(request, screen, &writer)
        default:
            let change = try change(request, on: screen)
            apply(change, to: screen, isAnimated: request.isAnimated, &writer)
        }
    }

    /// Opens a fresh screen with a script's layout.
    private func open(_ number: Int, _ request: Request, _ writer: inout JSONWriter) throws(PlaygroundError) {
        let source = try request.string("source")
        let settings = try settings(request)
        let screen = OpenScreen(source, measuring: measurer, settings)
        screens[number] = screen
        screen.structureChanged()
        apply({}, to: screen, isAnimated: false, &writer)
    }

    /// The settings of a screen in a command: size, direction and scales.
    func settings(_ request: Request) throws(PlaygroundError) -> (View) -> Void {
        var changes: [(View) -> Void] = []
        if request.has("width") { changes.append(try resizing(request)) }
        if request.has("direction") { changes.append(try turning(request)) }
        if request.has("scale") { changes.append(try scaling(request)) }
        if request.has("text") { changes.append(try magnifying(request)) }
        return { view in for change in changes { change(view) } }
    }

    /// Applies a change, and writes its effects.
    private func apply(
        _ change: () -> Void, to screen: OpenScreen, isAnimated: Bool, _ writer: inout JSONWriter
    ) {
        let before = screen.screen.layoutStatistics
        screen.change(isAnimated: isAnimated, change)
        write(screen, since: before, &writer)
    }

    private func setClock(
        _ request: Request, _ screen: OpenScreen, _ writer: inout JSONWriter
    ) throws(PlaygroundError) {
        let time = try request.number("time", in: 0...1)
        let curve = try request.has("curve") ? Request.curve(named: request.string("curve")) : .linear
        let before = screen.screen.layoutStatistics
        screen.setClock(to: time, curve)
        write(screen, since: before, &writer)
    }

    private func write(_ screen: OpenScreen, since before: LayoutStatistics, _ writer: inout JSONWriter) {
        let changes = screen.takeChanges()
        let after = screen.screen.layoutStatistics
        writer.object { writer in
            let size = screen.screen.bounds.size
            writer.member("size", numbers: [size.width, size.height])
            writer.member("version", screen.version)
            writer.member("moving", screen.transition != nil)
            // The numbers of values recomputed, values whose determining constraint was chosen again, constraint rows
            // read, and pivots.
            writer.member(
                "work",
                numbers: [
                    after.valuesReplayed - before.valuesReplayed, after.valuesRedecided - before.valuesRedecided,
                    after.rowsTouched - before.rowsTouched, after.pivots - before.pivots,
                ].map(Double.init))
            screen.write(changes, &writer)
            screen.writeScript(&writer)
        }
    }
}

extension Request {
    /// The number of the screen to which a command refers; 0 by default.
    fileprivate var screen: Int {
        get throws(PlaygroundError) {
            guard has("screen") else { return 0 }
            return Int(try number("screen", in: 0...Double(PlaygroundSession.screenLimit - 1)))
        }
    }

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
