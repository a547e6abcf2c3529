internal import QuickAnchors

/// Records the objects that a run makes, with their source.
final class Recorder {
    private(set) var constraints: [WrittenConstraint] = []
    private var positions: [ObjectIdentifier: Int] = [:]
    private(set) var views: [WrittenView] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private(set) var states: [WrittenStates] = []

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

    /// Notes that a constant is set by another literal from now on.
    func set(_ literal: ScriptRange?, of constraint: LayoutConstraint) {
        guard let position = positions[ObjectIdentifier(constraint)] else { return }
        constraints[position].literal = literal
        constraints[position].isNegated = false
    }

    func add(_ view: View, _ range: ScriptRange) {
        places[ObjectIdentifier(view)] = views.count
        views.append(WrittenView(view: view, range: range, text: nil))
    }

    /// Makes states of a layout, and notes them.
    func makeStates() -> LayoutStates<String> {
        let made = LayoutStates<String>()
        states.append(WrittenStates(states: made))
        return made
    }

    /// Notes the name of a state that is set.
    func add(_ name: String, to owner: LayoutStates<String>) {
        for index in states.indices where states[index].states === owner && !states[index].names.contains(name) {
            states[index].names.append(name)
        }
    }

    /// Notes the literal that the text of a label is.
    func setText(_ literal: ScriptRange?, of view: View) {
        guard let place = places[ObjectIdentifier(view)] else { return }
        views[place].text = literal
    }
}
