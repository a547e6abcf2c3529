internal import AutoLayout

extension LayoutFault {
    /// The faults without those that come again on another screen; the first of them lists the screens of all.
    static func merged(_ faults: [LayoutFault]) -> [LayoutFault] {
        var merged: [LayoutFault] = []
        /// Of each cause the faults in `merged`: more than one where it comes up more than once on a screen.
        var places: [Cause: [Int]] = [:]
        for fault in faults {
            let known = places[fault.cause] ?? []
            if let place = known.first(where: { !merged[$0].screens.contains(fault.screens[0]) }) {
                merged[place].screens += fault.screens
            } else {
                places[fault.cause] = known + [merged.count]
                merged.append(fault)
            }
        }
        return merged
    }

    /// What tells whether two faults are the same one on two screens.
    private struct Cause: Hashable {
        let path: String
        let problem: Problem?
        /// Of a conflict what was given up: the numbers in its words are those of the screen.
        let givenUp: [String]
    }

    private var cause: Cause {
        guard case .conflict(let diagnostic) = problem else { return Cause(path: path, problem: problem, givenUp: []) }
        let words = [diagnostic.viewName, diagnostic.constraint, diagnostic.location?.description].map { $0 ?? "" }
        return Cause(path: path, problem: nil, givenUp: words)
    }
}
