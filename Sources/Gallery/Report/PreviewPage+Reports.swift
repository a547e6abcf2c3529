import AutoLayout
import LayoutPreview

extension PreviewPage {
    /// The page of the gallery, a section for each example.
    init(_ reports: [Report]) {
        self.init(
            title: "QuickAnchors: worked examples",
            introduction: """
                Each example is written with anchors and, where that makes sense, with quick anchors. The sources are \
                read from the files that ran; characters are counted without whitespace. All spellings of an example \
                give the same frames to 1e-9 points, at each width and in both reading directions.
                """,
            sections: reports.map(Section.init))
    }
}

extension PreviewPage.Section {
    fileprivate init(_ report: Report) {
        let facts = [
            ("constraints", "\(report.constraintCount)"),
            ("spellings agree", report.agrees ? "yes" : "no"),
            ("build", report.buildTime.words), ("first layout", report.layoutTime.words),
        ]
        let shown = report.lastRuns.first
        let diagnostics = shown?.diagnostics.map { "\($0)" } ?? []
        let words =
            diagnostics.isEmpty
            ? []
            : [
                PreviewPage.Listing(title: "diagnostics", code: diagnostics.joined(separator: "\n\n"))
            ]
        self.init(
            id: report.name, title: report.title, text: report.text, facts: facts + (shown?.facts ?? []),
            listings: report.listings.map(PreviewPage.Listing.init) + words,
            pictures: report.scenes.compactMap { scene in
                scene.runs.last.map { PreviewPage.Picture(caption: scene.caption, snapshot: $0.snapshot) }
            })
    }
}

extension PreviewPage.Listing {
    fileprivate init(_ listing: Listing) {
        self.init(
            title: listing.name, code: listing.lines.joined(separator: "\n"),
            note: "\(listing.characterCount) characters")
    }
}
