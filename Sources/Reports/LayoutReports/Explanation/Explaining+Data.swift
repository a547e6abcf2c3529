internal import LayoutWords

/// Remedies as data.
extension Explaining {
    /// A remedy with the changes that a program can make: those of the app's constraints, and of views.
    func data(_ remedy: Remedy) -> LayoutRemedy {
        if knownCause != nil { return LayoutRemedy(remedy.cause, remedy.sentence, []) }
        var changes: [LayoutRemedy.Change] = []
        for index in remedy.dropped {
            let isOfSystem = report.constraints[index].isOfSystem
            if !isOfSystem {
                let isRemoved = remedy.cause == .duplicate
                changes += [change(index, isRemoved ? .isActive : .priority, isRemoved ? 1 : 1000, isRemoved ? 0 : 999)]
                    .compactMap { $0 }
            } else if report.constraints[index].role == .autoresizing,
                let mask = change(index, .translatesAutoresizingMaskIntoConstraints, 1, 0),
                !changes.contains(where: { $0.property == mask.property && $0.item == mask.item })
            {
                changes.append(mask)
            }
        }
        for step in remedy.changes {
            guard let equation = report.constraints[step.constraint].equation else { continue }
            let old = equation.constant.value
            let extent: LayoutRemedy.Change.Property =
                equation.first.attribute.words.name == "width" ? .width : .height
            let property: LayoutRemedy.Change.Property =
                switch report.constraints[step.constraint].role {
                case .autoresizing: extent
                case .stackSpacing: .spacing
                default: .constant
                }
            changes += [change(step.constraint, property, old, old + step.change)].compactMap { $0 }
        }
        return LayoutRemedy(remedy.cause, remedy.sentence, changes)
    }

    private func change(
        _ index: Int, _ property: LayoutRemedy.Change.Property, _ old: Double, _ new: Double
    ) -> LayoutRemedy.Change? {
        let constraint = report.constraints[index]
        guard let equation = constraint.equation else { return nil }
        let location = constraint.file.flatMap { file in
            constraint.line.map { SourceLocation(fileID: file, line: $0) }
        }
        return LayoutRemedy.Change(
            member: index, item: name(equation.first.item), constraint: sentences[index] ?? "", location: location,
            property: property, old: old, new: new)
    }
}
