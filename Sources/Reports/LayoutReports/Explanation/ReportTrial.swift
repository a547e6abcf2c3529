internal import LayoutWords

/// Tries remedies on the list of a report, apart from other conflicts in it.
struct ReportTrial: RemedyTrial {
    let explaining: Explaining
    /// The rows of the list, without those of other conflicts.
    let rows: [ReportRow]

    func attempt(_ edits: [RemedyEdit]) -> RemedyOutcome {
        let rows = rows.compactMap { row in edits.reduce(row) { row, edit in row.flatMap { edited($0, edit) } } }
        if RowSolver.canHold(rows, areSizes: explaining.system.areSizes) { return .resolved }
        return .conflict {
            var search = ConflictSearch(explaining.system, broken: nil)
            guard let rest = search.smallest(of: rows) else { return [] }
            return zip(rest.members, rest.amounts).compactMap { explaining.member($0, change: $1) }
        }
    }

    /// A row after an edit; nil if it is gone, or gives way.
    private func edited(_ row: ReportRow, _ edit: RemedyEdit) -> ReportRow? {
        let isOwn = row.constraint == edit.member.id
        switch edit.change {
        case .shift(let amount): return isOwn ? row.moved(by: amount) : row
        case .lowering, .removal: return isOwn ? nil : row
        case .unframing:
            let constraints = explaining.report.constraints
            let isFrame = constraints[row.constraint].role == .autoresizing
            let items = [row.constraint, edit.member.id].map { constraints[$0].equation?.first.item }
            return isFrame && items[0] == items[1] ? nil : row
        }
    }
}

extension Explaining {
    /// A constraint of the report as the search for remedies sees it; nil if its line was not understood.
    func member(_ index: Int, change: Double?) -> ConflictMember? {
        let constraint = report.constraints[index]
        guard let equation = constraint.equation else { return nil }
        let origin: ConflictMember.Origin =
            switch constraint.role {
            case nil: .written
            case .autoresizing: .ownFrame
            case .hiddenInStack: .hiding
            case .stackSpacing: .spacing
            default: .system
            }
        let location = constraint.file.flatMap { file in
            constraint.line.map { SourceLocation(fileID: file.visible, line: $0) }
        }
        return ConflictMember(
            id: index, equation.sentence(names),
            items: (names.number(of: equation.first.item), equation.second.map { names.number(of: $0.item) }), origin,
            change: change, location: location)
    }
}
