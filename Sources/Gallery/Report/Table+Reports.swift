extension Table {
    /// A table with a line for each example: the numbers of characters in its notations, not counting whitespace, the
    /// number of constraints in the last notation, whether the notations agree, and the times that the last one takes.
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
