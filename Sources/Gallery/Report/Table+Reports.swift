extension Table {
    /// A line for each example: the sizes of its sources, and what laying it out with quick anchors takes.
    init(_ reports: [Report]) {
        self.init(header: ["example", "verbose", "quick", "constraints", "agree", "build", "layout"])
        for report in reports {
            add(
                [report.name]
                    + ["verbose", "quick"].map { report.characterCount(of: $0).map(String.init) ?? "–" }
                    + ["\(report.constraintCount)", report.agrees ? "yes" : "NO"]
                    + [report.buildTime.words, report.layoutTime.words])
        }
    }
}
