extension Table {
    /// A table with a line for each example: the numbers of characters in its notations (without whitespace), the number
    /// of constraints in the last notation, whether the notations agree, and how long the last notation takes to build
    /// and to lay out.
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
