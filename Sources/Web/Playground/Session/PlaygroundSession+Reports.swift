internal import AutoLayout
internal import ConflictScenes
internal import LayoutReports

extension PlaygroundSession {
    /// Writes an explanation for each conflict report printed by Apple's systems, and a picture of the first conflict
    /// that can be drawn: the views that it names, and a line for each of its constraints.
    func writeReports(_ request: Request, _ writer: inout JSONWriter) throws(PlaygroundError) {
        let reports = ConflictReport.all(in: try request.string("text"))
        var scene: ConflictScene?
        var texts: [String] = []
        for (index, report) in reports.enumerated() {
            let explanation = report.explanation
            var text = explanation.text(ofReport: index, among: reports.count)
            if scene == nil, let first = ConflictScene(report, explanation) {
                scene = first
                if reports.count > 1 { text += "\nThe picture shows this report." }
            }
            texts.append(text)
        }
        writer.object { writer in
            writer.member("explanations", strings: texts)
            if let scene { OpenScreen(showing: scene.root, measuring: measurer).write(scene, &writer) }
        }
    }
}

extension OpenScreen {
    /// Writes the views of a conflict, and a line for each of its constraints, labeled with the number that the
    /// explanation gives it.
    fileprivate func write(_ scene: ConflictScene, _ writer: inout JSONWriter) {
        let changes = takeChanges()
        writer.member("size", numbers: [screen.bounds.width, screen.bounds.height])
        write(changes, &writer)
        writer.key("lines")
        writer.array { writer in
            for member in scene.members {
                guard var line = DimensionLine(member.constraint, on: self) else { continue }
                line.words = "\(member.number): \(member.words)"
                writer.line(line, number: member.number, of: member.constraint)
            }
        }
    }
}
