internal import AutoLayout
internal import LayoutScript
internal import QuickAnchors

extension PlaygroundSession {
    /// Writes the dimension lines of all constraints, or only of those that mention a given view. If a limit is given,
    /// all lines are written unless there are more constraints than the limit; then, only those of the view are
    /// written, or none without a view.
    func writeLines(
        _ request: Request, _ screen: OpenScreen, _ writer: inout JSONWriter
    ) throws(PlaygroundError) {
        var subject: View?
        if request.has("view") {
            let number = try request.index("view")
            guard let view = screen.view(number) else { throw .noView(number) }
            subject = view
        }
        screen.findConstraints()
        let isSelective = try request.has("limit") ? screen.listedCount > request.index("limit") : subject != nil
        writer.object { writer in
            writer.key("lines")
            writer.array { writer in
                for (number, constraint) in screen.constraints.enumerated() {
                    guard let constraint, !isSelective || constraint.mentions(subject) else { continue }
                    guard let line = DimensionLine(constraint, on: screen) else { continue }
                    writer.line(line, number: number, of: constraint)
                }
            }
        }
    }

    /// Writes the problems of the layout, and constraints that would resolve its ambiguities.
    func writeReport(of screen: OpenScreen, _ writer: inout JSONWriter) {
        writer.object { writer in
            for (key, diagnostics) in [
                ("conflicts", screen.screen.layoutConflicts), ("undecided", screen.screen.layoutAmbiguities),
            ] {
                writer.key(key)
                writer.array { writer in for diagnostic in diagnostics { writer.diagnostic(diagnostic) } }
            }
            // The constraints as source code: the name of each item, followed by the anchor on it.
            var advice: [String] = []
            for constraint in screen.screen.suggestedConstraints() {
                guard let item = constraint.firstItem, let anchor = QuickAnchor(constraint) else { continue }
                advice += [item.layoutNode.displayName, anchor.description]
            }
            writer.member("advice", strings: advice)
        }
    }

    /// Writes the explanations of a view's leading, top, width and height.
    func writeExplanations(
        _ request: Request, _ screen: OpenScreen, _ writer: inout JSONWriter
    ) throws(PlaygroundError) {
        let number = try request.index("view")
        guard let view = screen.view(number) else { throw .noView(number) }
        writer.object { writer in
            writer.key("explanations")
            writer.array { writer in
                for explanation in explain(view) { writer.explanation(explanation) }
            }
        }
    }
}

extension PlaygroundSession {
    /// Writes a script's layout on a temporary screen, for puzzles.
    func writeFrames(_ request: Request, _ writer: inout JSONWriter) throws(PlaygroundError) {
        let source = try request.string("source")
        let screen = OpenScreen(source, measuring: measurer, try settings(request))
        screen.change(isAnimated: false) {}
        let changes = screen.takeChanges()
        writer.object { writer in
            writer.member("troubles", screen.screen.layoutConflicts.count + screen.screen.layoutAmbiguities.count)
            screen.write(changes, &writer)
            screen.writeScript(&writer)
        }
    }
}

extension PlaygroundSession {
    /// Writes the completions at the position between two parts of a script.
    func writeCompletions(_ request: Request, _ writer: inout JSONWriter) throws(PlaygroundError) {
        let (before, after) = (try request.string("before"), try request.string("after"))
        let names = Completion.names(after: Array(before.utf8), before: Array(after.utf8))
        writer.object { $0.member("names", strings: names) }
    }
}

extension LayoutConstraint {
    fileprivate func mentions(_ view: View?) -> Bool { view != nil && (firstItem === view || secondItem === view) }
}

extension JSONWriter {
    fileprivate mutating func diagnostic(_ diagnostic: LayoutDiagnostic) {
        object { writer in
            if let name = diagnostic.viewName { writer.member("view", name) }
            writer.member("message", diagnostic.message)
        }
    }

    fileprivate mutating func explanation(_ explanation: LayoutExplanation) {
        object { writer in
            writer.member("subject", explanation.subject)
            writer.member("value", explanation.value)
            writer.key("steps")
            writer.array { writer in
                for step in explanation.steps {
                    writer.object { writer in
                        writer.member("says", strings: step.statements.map { $0.sentence })
                        writer.member("lines", numbers: step.statements.map { Double($0.location?.line ?? 0) })
                        // The sentence about a frame already contains the number.
                        if step.statements.count > 1 || step.statements.first?.number != nil {
                            writer.member("so", strings: step.results)
                        }
                    }
                }
            }
        }
    }
}
