internal import AutoLayout
internal import LayoutScript

/// A screen laid out by a script, and the state that has been reported to the page.
///
/// Visible views are reported to the page in full at first, and after that only when they change. A view's number is
/// its index in the list of members, and its `tag` is that number plus 1.
final class OpenScreen {
    let script: Script
    let screen: View
    /// The size that the script gave to its own screen, before the page set another size; zero if the script declares
    /// no screen.
    let writtenSize: Size
    /// The start of each line of the script, in bytes.
    let lines: [Int]
    /// The length of the script, in bytes.
    let end: Int
    /// The index of each constraint among those that the script wrote.
    private(set) var places: [ObjectIdentifier: Int] = [:]
    private var hasWrittenScript = false
    var members: [Member] = []
    /// The constraints that the page may know, by their numbers; nil for one that no longer exists.
    var constraints: [LayoutConstraint?] = []
    var constraintNumbers: [ObjectIdentifier: Int] = [:]
    /// A number that changes with the sets of views, constraints, conflicts and ambiguities.
    private(set) var version = 0
    /// The version in which the constraints were last searched for.
    var searchedVersion: Int?
    /// The animated change in progress.
    private(set) var transition: LayoutTransition?
    /// The frames of views during a transition, by number.
    private(set) var framesOnTheWay: [Rect?] = []
    var walks = 0
    /// The numbers of all visible views from back to front, as last reported.
    var order: [Int] = []

    /// A view that has been reported to the page.
    struct Member {
        /// The view; nil once it has left the tree.
        var view: View?
        var shown: ShownView?
        /// The number of the last walk that found the view visible.
        var lastSeen = 0
    }

    /// A screen that a script lays out.
    convenience init(_ source: String, measuring measurer: any TextMeasuring, _ set: (View) -> Void) {
        let given = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "screen")
        given.backgroundColor = Color(white: 0.95)
        self.init(source, on: given, measuring: measurer, set)
    }

    /// A screen for a tree that was not made by a script.
    convenience init(showing root: View, measuring measurer: any TextMeasuring) {
        self.init("", on: root, measuring: measurer) { _ in }
    }

    private init(
        _ source: String, on given: View, measuring measurer: any TextMeasuring, _ set: (View) -> Void
    ) {
        given.layoutDiagnosticHandler = { _ in }
        given.textMeasurer = measurer
        let bytes = Array(source.utf8)
        end = bytes.count
        lines = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 }
        script = Script(source, on: given)
        screen = script.screen
        // If the script declares its own screen, that one is shown.
        writtenSize = screen === given ? .zero : screen.frame.size
        screen.layoutDiagnosticHandler = { _ in }
        screen.textMeasurer = measurer
        set(screen)
        for (place, written) in script.constraints.enumerated() {
            places[ObjectIdentifier(written.constraint)] = place
        }
    }

    /// The script's first states that have names; nil if there are none.
    var states: WrittenStates? { script.states.first { !$0.names.isEmpty } }

    /// Writes the findings about the script, once: states, problems, hints, and the source ranges of views and texts.
    func writeScript(_ writer: inout JSONWriter) {
        guard !hasWrittenScript else { return }
        hasWrittenScript = true
        writer.member("states", strings: states?.names ?? [])
        writer.member("problems", script.problems.map { Remark($0.range, $0.sentence) })
        writer.member("hints", hints)
        writer.key("written")
        writer.array { writer in
            for written in script.views where written.view.tag > 0 {
                writer.array { writer in
                    writer.number(written.view.tag - 1)
                    writer.numbers(of: written.range)
                    if let text = written.text { writer.numbers(of: text) }
                }
            }
        }
    }

    /// Applies a change and lays out the screen. If animated, the views keep their positions until the clock moves
    /// them.
    func change(isAnimated: Bool, _ change: () -> Void) {
        transition = nil
        framesOnTheWay = []
        let before = screen.layoutStatistics
        if isAnimated {
            transition = screen.layoutTransition(change)
            setClock(to: 0, .linear)
        } else {
            change()
            screen.layoutIfNeeded()
        }
        let after = screen.layoutStatistics
        // When a condition changes, some constraints go out of effect and others come into effect.
        if after.searches != before.searches || after.conditionsEvaluated != before.conditionsEvaluated {
            structureChanged()
        }
    }

    func structureChanged() { version += 1 }

    /// Moves the views to their positions at a time in the transition, in 0...1; the transition ends at 1.
    func setClock(to time: Double, _ curve: TimingCurve) {
        guard let transition, time < 1 else {
            self.transition = nil
            framesOnTheWay = []
            return
        }
        framesOnTheWay = Array(repeating: nil, count: members.count)
        let progress = curve.progress(at: time)
        for change in transition.changes where change.oldFrame != nil && change.newFrame != nil {
            let number = change.view.tag - 1
            if number >= 0 { framesOnTheWay[number] = change.frame(progress: progress) }
        }
    }

    /// The view with the given number; nil if there is none, or if it has left the tree.
    func view(_ number: Int) -> View? { members.indices.contains(number) ? members[number].view : nil }

    /// The frame of a view or guide on the screen; nil if no part of the view, or of the guide's view, is visible.
    func rect(of item: any LayoutItem) -> Rect? {
        if let guide = item as? LayoutGuide {
            guard let owner = guide.owningView, let rect = rect(of: owner) else { return nil }
            return guide.layoutFrame.offsetBy(dx: rect.minX, dy: rect.minY)
        }
        guard let view = item as? View, view.tag > 0 else { return nil }
        return members[view.tag - 1].shown?.rect
    }

    /// The visible views, in the order of their numbers.
    var shownViews: [View] { members.compactMap { $0.shown == nil ? nil : $0.view } }
}

extension JSONWriter {
    /// Writes the beginning and the end of a part of a script, in bytes.
    mutating func numbers(of range: ScriptRange) {
        number(range.start)
        number(range.end)
    }
}
