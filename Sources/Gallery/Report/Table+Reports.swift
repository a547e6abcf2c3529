extension Table {
    /// A table with a line for each example: the characters of its notations without spaces, whether these have the
    /// same frames, and the time and constraints that quick anchors take.
    init(_ reports: [Report]) {
        self.init(header: ["example", "verbose", "quick", "constraints", "agree", "build", "layout"])
        for report in reports {
            add(
                [report.name]
                    + ["verbose", "quick"].map { report.characterCount(of: $0).map(String.init) ?? "–" }
                    + ["\(report.constraintCount)", report.agrees ? report.isCompared ? "yes" : "–" : "NO"]
                    + [report.buildTime.words, report.layoutTime.words])
        }
    }
}
