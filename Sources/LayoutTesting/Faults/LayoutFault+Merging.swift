internal import AutoLayout

extension LayoutFault {
    /// Merges faults that occur on several screens; the first lists the screens of all.
    static func merged(_ faults: [LayoutFault]) -> [LayoutFault] {
        var merged: [LayoutFault] = []
        /// The indices in `merged` by cause: several if a screen has the same fault more than once.
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

    /// Identifies a fault across screens.
    private struct Cause: Hashable {
        let path: String
        let problem: Problem?
        /// For a conflict, the dropped constraint: the numbers in the message depend on the screen.
        let dropped: [String]
    }

    private var cause: Cause {
        guard case .conflict(let diagnostic) = problem else { return Cause(path: path, problem: problem, dropped: []) }
        let words = [diagnostic.viewName, diagnostic.constraint, diagnostic.location?.description].map { $0 ?? "" }
        return Cause(path: path, problem: nil, dropped: words)
    }
}
