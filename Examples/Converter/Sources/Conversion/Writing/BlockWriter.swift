import SwiftSyntax

/// Rewrites the statements of a block.
struct BlockWriter {
    let plan: BlockPlan
    let hierarchy: Hierarchy
    var writer: CallWriter

    /// Rewrites the block in the text, and returns the number of constraints written.
    func write(_ text: inout SourceText) -> Int {
        var changed = text
        var count = 0
        for index in plan.runs.indices {
            let run = plan.runs[index]
            let statement = plan.statements[run.start].syntax
            var writer = writer
            writer.indentation = text.indentation(of: statement)
            writer.isParent = { hierarchy.isParent($0, of: $1, at: statement) }
            guard let lines = try? self.lines(index, writer) else { continue }
            count += run.constraints.count
            let replacement = lines.joined(separator: "\n\(writer.indentation)")
            // The comments of several statements are among the lines.
            let isJoined = run.statements.count > 1
            changed.replace(isJoined ? statement.attachedComments.offsets : statement.trimmedOffsets, with: replacement)
            for other in run.statements.dropFirst() {
                changed.remove(plan.statements[other].syntax.attachedComments.offsets)
            }
        }
        for folded in plan.folded { changed.remove(plan.statements[folded].syntax.trimmedOffsets) }
        removeAdditions(&changed)
        text = changed
        return count
    }

    private func lines(_ index: Int, _ writer: CallWriter) throws(Unreadable) -> [String] {
        let run = plan.runs[index]
        var lines: [String] = []
        for call in plan.emission(of: index).calls {
            lines += call.comments
            if case .snapKit = run.activation, call.parent == nil, !isMaskCleared(call.item, before: run.start) {
                lines.append("\(call.item.receiver)translatesAutoresizingMaskIntoConstraints = false")
            }
            lines += relative(try writer.lines(call), to: writer.indentation)
        }
        if !run.rest.isEmpty, case .list(let callee) = run.activation {
            lines += run.rest.flatMap(\.comments)
            let rest = run.rest.map { $0.expression.trimmedDescription }
            lines += relative(writer.lines(callee, keeping: rest), to: writer.indentation)
        }
        return lines
    }

    /// The lines, with the given indentation removed from all but the first.
    private func relative(_ lines: [String], to indentation: String) -> [String] {
        lines.enumerated().map { $0.offset == 0 ? $0.element : String($0.element.dropFirst(indentation.count)) }
    }

    private func isMaskCleared(_ item: Item, before statement: Int) -> Bool {
        plan.statements[..<statement].contains { statement in
            switch statement.role {
            case .clearsMasks(let items), .clearsMasksAndAdds(_, let items): items.contains(item)
            default: false
            }
        }
    }

    /// The views that are added by `quickAdd`.
    var added: Set<Item> { Set(plan.additions.filter { $0.run != nil }.map(\.child)) }

    private func removeAdditions(_ text: inout SourceText) {
        let moved = Set(plan.additions.filter { $0.run != nil }.map(\.statement))
        for statement in moved { text.remove(plan.statements[statement].syntax.attachedComments.offsets) }
        for statement in plan.statements {
            guard case .clearsMasks(let items) = statement.role, added.isSuperset(of: items),
                statement.syntax.comments.isEmpty,
                items.count == 1 || statement.syntax.attachedComments.texts.isEmpty
            else { continue }
            text.remove(statement.syntax.attachedComments.offsets)
        }
    }
}
