internal import ConstraintSolver
internal import LayoutWords

/// The remedies of a conflict, or the length that is missing if there are none.
struct ConflictAdvice {
    let remedies: [LayoutRemedy]
    private let members: [ConflictMember]
    /// Whether the numbers of the members are those of the last solve.
    private let isTried: Bool

    /// - Parameters:
    ///   - trial: The trial; nil if nothing can be tried.
    ///   - others: The other conflicts of the layout.
    init(_ report: ConflictReport, _ trial: AdviceTrial?, besides others: [RowConflict], in engine: LayoutEngine) {
        let sources = report.conflict.members
        let handles = sources.map { $0.row(in: engine)?.handle.index }
        members = sources.indices.map { index in
            ConflictMember(sources[index], handles[index] ?? -1 - index, change: report.changes?[index])
        }
        isTried = trial != nil
        guard let trial, !handles.contains(nil) else {
            remedies = []
            return
        }
        let own = Set(sources.filter { $0.isChangeable })
        let unrelated = others.filter { own.isDisjoint(with: $0.members) }
        let attempts = Attempts(
            trial: trial, members: Set(own.compactMap { $0.row(in: engine)?.handle.index }),
            unrelated: Set(unrelated.compactMap { $0.dropped.row(in: engine)?.handle.index }))
        let numbers = members.map { $0.id }
        var search = RemedySearch(
            members, dropped: report.conflict.dropped.row(in: engine)?.handle.index ?? -1, attempts
        ) { member in
            let index = numbers.firstIndex(of: member.id)
            return (index, index.map { "constraint \($0 + 1)" } ?? member.phrase)
        }
        remedies = search.remedies()
    }

    /// The sentences, and the numbers of the members that they mention, counted from 1.
    var sentences: [String] {
        guard let first = remedies.first else { return ["To fix it: \(missingRoom)"] }
        return ["To fix it: \(first.sentence)"] + remedies.dropFirst().map { "Or: \($0.sentence)" }
    }

    var numbers: [Int] { remedies.flatMap { $0.changes }.compactMap { $0.member.map { $0 + 1 } } }

    /// The length that is missing.
    private var missingRoom: String {
        let lengths = members.filter { $0.sentence.second == nil && $0.sentence.first.attribute.isExtent }
        guard isTried,
            let room = lengths.first(where: { $0.change ?? 0 > 0 && $0.origin != .written })
                ?? lengths.first(where: { $0.change ?? 0 > 0 }), let change = room.change
        else { return "make more room, or let one of them take less." }
        let (name, extent) = (room.sentence.first.item, room.sentence.first.attribute.name)
        return "make more room, or let one of them take less: \(name) needs a \(extent) of"
            + " \((room.sentence.constant + change).plain) and has \(room.sentence.constant.plain)."
    }
}

/// The attempts to resolve one conflict.
private struct Attempts: RemedyTrial {
    let trial: AdviceTrial
    let members: Set<Int>
    let unrelated: Set<Int>

    func attempt(_ edits: [RemedyEdit]) -> RemedyOutcome {
        trial.attempt(edits, members, unrelated: unrelated)
    }
}

extension ConflictMember {
    init(_ source: RowSource, _ id: Int, change: Double?) {
        let origin: Origin
        var (sentence, second): (ConstraintSentence, LayoutNode?)
        switch source {
        case .constraint(let constraint):
            (sentence, second) = (constraint.sentenceParts, constraint.secondNode)
            let isHiding = constraint.containerReason == .hiding
            origin = constraint.isWrittenByHand ? .written : isHiding ? .hiding : .system
        case .frame(let node, let component):
            sentence = ConstraintSentence(
                .init(node.displayName, component.attribute.sentenceWords), .equal, nil,
                constant: node.frame[component])
            second = nil
            origin = node.parent != nil ? .frame : component.isExtent ? .rootFrame : .system
        case .nonnegativity(let node, let axis):
            sentence = ConstraintSentence(
                .init(node.displayName, axis.extent.sentenceWords), .greaterThanOrEqual, nil,
                constant: max(
                    axis == .horizontal ? node.solved.width : node.solved.height,
                    node.engine?.items.content(of: node)?.content.extent(axis) ?? 0))
            second = nil
            origin = .nonnegativity
        case .content, .unknown:
            sentence = ConstraintSentence(
                .init(source.node?.displayName ?? "", LayoutConstraint.Attribute.notAnAttribute.sentenceWords), .equal,
                nil, constant: 0)
            second = nil
            origin = .system
        }
        func number(_ node: LayoutNode?) -> Int { node.map { Int($0.slot) } ?? -1 }
        self.init(
            id: id, sentence, items: (number(source.node), second.map(number)), origin, change: change,
            location: source.location)
    }
}

extension RowSource {
    /// Whether a remedy may change the row, so that another conflict with the same row is related. The frame of the root
    /// is in many conflicts.
    fileprivate var isChangeable: Bool {
        switch self {
        case .constraint: true
        case .frame(let node, _): node.parent != nil
        default: false
        }
    }

    /// The change to the constant as written that corresponds to a change to the row's constant.
    func signed(_ change: Double) -> Double { (constraint?.isMirrored == true ? -change : change).tidy }
}

extension LayoutConstraint {
    /// Whether the constraint was written by hand, and not made by a container or a safe area.
    var isWrittenByHand: Bool { containerReason == nil && location.isKnown }
}
