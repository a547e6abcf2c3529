internal import AutoLayout

extension LayoutFault {
    /// Merges equal faults on several screens into the first one, which then lists all of their screens and has the
    /// numbers of the worst.
    static func merged(_ faults: [LayoutFault]) -> [LayoutFault] {
        var merged: [LayoutFault] = []
        /// The indices in `merged` by cause; several if a screen has the same fault more than once.
        var places: [Cause: [Int]] = [:]
        for fault in faults {
            let known = places[fault.cause] ?? []
            if let place = known.first(where: { !merged[$0].screens.contains(fault.screens[0]) }) {
                merged[place].screens += fault.screens
                guard fault.problem.measure > merged[place].problem.measure else { continue }
                merged[place].problem = fault.problem
                merged[place].worstScreen = fault.worstScreen
            } else {
                places[fault.cause] = known + [merged.count]
                merged.append(fault)
            }
        }
        return merged
    }

    /// The identity of a fault across screens, on which its numbers may differ.
    private struct Cause: Hashable {
        let path: String
        let kind: String
        let details: [String]
    }

    private var cause: Cause {
        func cause(_ kind: String, _ details: [String?] = []) -> Cause {
            Cause(path: path, kind: kind, details: details.map { $0 ?? "" })
        }
        return switch problem {
        case .conflict(let found):
            // A conflict is identified by its dropped constraint.
            cause("conflict", [found.viewName, found.constraint, found.location?.description])
        case .tie(let found): cause("tie", [found.viewName, found.location?.description])
        case .ambiguity(let attributes): cause("ambiguity", attributes.map { "\($0)" })
        case .overlap(let sibling, _): cause("overlap", [sibling])
        case .outside(let excess):
            cause("outside", [excess.top, excess.left, excess.bottom, excess.right].map { $0 > 0 ? "out" : "in" })
        case .truncatedText: cause("truncated")
        case .cutText: cause("cut")
        case .smallTarget: cause("target")
        }
    }
}

extension LayoutFault.Problem {
    /// The severity in points, for comparison with the same problem on another screen; 0 for problems without a
    /// measure.
    fileprivate var measure: Double {
        switch self {
        case .conflict, .ambiguity, .tie: 0
        case .overlap(_, let area): min(area.width, area.height)
        case .outside(let excess): max(excess.top, excess.left, excess.bottom, excess.right)
        case .truncatedText(_, _, let needed, let given): needed - given
        case .cutText(let needed, let given): max(needed.width - given.width, needed.height - given.height)
        case .smallTarget(let size): -min(size.width, size.height)
        }
    }
}
