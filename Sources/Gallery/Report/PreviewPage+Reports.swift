import AutoLayout
import LayoutPreview

extension PreviewPage {
    /// The page of the gallery, a section for each example.
    init(_ reports: [Report]) {
        self.init(
            title: "QuickAnchors: worked examples",
            introduction: """
                Each example is written with anchors and, where that makes sense, with quick anchors; below its title \
                stands how many characters each takes, without whitespace. The sources are read from the files that \
                ran. All spellings of an example give the same frames to 1e-9 points, at each width and in both \
                reading directions.
                """,
            choices: [Choice("Width", first: Setting().widthInWords), Choice("Reading")],
            sections: reports.map(Section.init))
    }
}

extension PreviewPage.Section {
    fileprivate init(_ report: Report) {
        let shown = report.lastRuns.first
        self.init(
            id: report.name, title: report.title, note: report.lengths, text: report.text,
            facts: [
                ("spellings agree", report.agrees ? "yes" : "no"),
                ("build", report.buildTime.words), ("first layout", report.layoutTime.words),
            ] + (shown?.facts ?? []),
            listings: report.spellingListings + report.parts.map { PreviewPage.Listing($0) } + report.complaints,
            pictures: report.scenes.compactMap { scene in
                scene.runs.last.map {
                    PreviewPage.Picture(
                        caption: scene.caption, snapshot: $0.snapshot,
                        values: [scene.setting.widthInWords, scene.setting.directionInWords])
                }
            }, movingPicture: report.movingPicture)
    }
}

extension Report {
    /// How long its spellings are.
    fileprivate var lengths: String {
        let counts = ["verbose", "quick"].compactMap { characterCount(of: $0).map(String.init) }
        return counts.isEmpty ? "" : counts.joined(separator: " → ") + " characters"
    }

    fileprivate var spellingListings: [PreviewPage.Listing] {
        listings.map { listing in
            let run = scenes.first?.runs.first { $0.spelling == listing.name }
            return PreviewPage.Listing(listing, run.map { ", \($0.constraintCount) constraints" } ?? "")
        }
    }

    /// The diagnostics of the layout in one listing, if there are any.
    fileprivate var complaints: [PreviewPage.Listing] {
        guard let diagnostics = lastRuns.first?.diagnostics, !diagnostics.isEmpty else { return [] }
        let words = diagnostics.map(\.description).joined(separator: "\n\n")
        return [PreviewPage.Listing(title: "diagnostics", code: words, isSwift: false)]
    }
}

extension PreviewPage.Listing {
    fileprivate init(_ listing: Listing, _ count: String = "") {
        self.init(
            title: listing.name, code: listing.lines.joined(separator: "\n"),
            note: "\(listing.characterCount) characters\(count)")
    }
}
