internal import QuickAnchors

/// Records the objects that a script creates, with their source ranges.
final class Recorder {
    private(set) var constraints: [WrittenConstraint] = []
    private var positions: [ObjectIdentifier: Int] = [:]
    private(set) var views: [WrittenView] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private(set) var states: [WrittenStates] = []
    /// Hints about code that is valid but probably not intended.
    private(set) var hints: [ScriptProblem] = []
    private var hintedRanges: Set<ScriptRange> = []
    /// The constraints that were neither activated nor deliberately left inactive.
    private var idle: Set<ObjectIdentifier> = []
    /// The views that the script removes deliberately.
    private var dismissed: Set<ObjectIdentifier> = []
    /// The number of searches for the probable meaning of an unknown name.
    var searches = 0
    /// The position of the name being typed, if completions are requested, and the completions.
    private let place: Int?
    private(set) var names: [String]?

    init(completing place: Int? = nil) {
        self.place = place
    }

    func isCompleting(_ range: ScriptRange) -> Bool { range.end == place && names == nil }

    func offer(_ names: [String]) { self.names = names }

    /// Adds a hint about a part of the script, only once.
    func hint(_ range: ScriptRange, _ sentence: String) {
        if hintedRanges.insert(range).inserted { hints.append(ScriptProblem(range, sentence)) }
    }

    /// Records a constraint that takes effect only once it is activated.
    func addIdle(_ constraint: LayoutConstraint) { idle.insert(ObjectIdentifier(constraint)) }

    /// Records that the script determines whether these constraints are active.
    func settle(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { idle.remove(ObjectIdentifier(constraint)) }
    }

    /// Records that the script removes a view deliberately.
    func dismiss(_ view: View) { dismissed.insert(ObjectIdentifier(view)) }

    /// Adds hints about views that have no superview, except the screen and views that the script removed.
    func hintAtStrays(outside screen: View) {
        for written in views where written.view.superview == nil && written.view !== screen {
            guard !dismissed.contains(ObjectIdentifier(written.view)) else { continue }
            let name = written.view.name
            hint(
                written.range,
                "\(name ?? "This view") is not on the screen: write screen.quickAdd(\(name ?? "…"), 20).")
        }
    }

    /// Adds hints about constraints that have no effect.
    func hintAtIdle() {
        for written in constraints where idle.contains(ObjectIdentifier(written.constraint)) {
            hint(
                written.range,
                "This constraint has no effect: add .isActive = true, or list it in LayoutConstraint.activate([…]).")
        }
    }

    func add(_ constraint: LayoutConstraint, _ written: WrittenAnchor) {
        add(constraint, written.range, written.literal, isNegated: written.isNegated)
    }

    func add(
        _ constraint: LayoutConstraint, _ range: ScriptRange, _ literal: ScriptRange?, isNegated: Bool = false
    ) {
        positions[ObjectIdentifier(constraint)] = constraints.count
        constraints.append(
            WrittenConstraint(constraint: constraint, range: range, literal: literal, isNegated: isNegated))
    }

    /// Records the literal that now sets a constraint's constant.
    func set(_ literal: ScriptRange?, of constraint: LayoutConstraint) {
        guard let position = positions[ObjectIdentifier(constraint)] else { return }
        constraints[position].literal = literal
        constraints[position].isNegated = false
    }

    func add(_ view: View, _ range: ScriptRange) {
        places[ObjectIdentifier(view)] = views.count
        views.append(WrittenView(view: view, range: range, text: nil))
    }

    /// Creates a layout's states, and records them.
    func makeStates() -> LayoutStates<String> {
        let made = LayoutStates<String>()
        states.append(WrittenStates(states: made))
        return made
    }

    /// Records the name of a state that is set.
    func add(_ name: String, to owner: LayoutStates<String>) {
        for index in states.indices where states[index].states === owner && !states[index].names.contains(name) {
            states[index].names.append(name)
        }
    }

    /// Records the literal that a label's text comes from.
    func setText(_ literal: ScriptRange?, of view: View) {
        guard let place = places[ObjectIdentifier(view)] else { return }
        views[place].text = literal
    }
}
