extension Table {
    /// A table with a line for each example: the characters of its notations without spaces, the constraints of the
    /// last notation, whether the notations agree, and the times that the last notation takes.
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
