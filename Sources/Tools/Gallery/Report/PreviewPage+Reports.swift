import AutoLayout
import LayoutPreview

extension PreviewPage {
    /// The page of the gallery, with a section for each example. On the site, the folders of the playground and the
    /// documentation are siblings of the gallery's.
    init(_ reports: [Report], isInSite: Bool = false) {
        self.init(
            title: "QuickAnchors",
            opening: reports.first { $0.name == "three-boxes" }.flatMap { Opening($0) },
            introduction: """
                The worked examples below are screens and parts of screens, each laid out from the code beside it, at three widths and in both reading \
                directions.

                Where an example is written twice, with anchors and with quick anchors, both give the same frames to 1e-9 \
                points; the characters are counted without whitespace, in the files that ran.
                """ + (isInSite ? "" : "\n\n" + Self.others),
            links: isInSite
                ? [
                    Link("Edit the examples in the playground", to: "../playground/"),
                    Link("Documentation", to: "../documentation/"), Link("Index", to: "../"),
                ] : [],
            choices: [Choice("Width", first: Setting().widthInWords), Choice("Reading")],
            sections: reports.map(Section.init))
    }

    /// The instructions for making the other pages from the package.
    private static let others = """
        `Sources/Web/Playground/build` makes a page on which the examples can be edited, and `.ci/documentation` builds the \
        documentation.
        """
}

extension PreviewPage.Opening {
    /// The shortest notation of an example beside its picture, and how to get the package; nil if the source of the
    /// example is not available.
    fileprivate init?(_ report: Report) {
        guard let listing = report.listings.last, let run = report.lastRuns.first else { return nil }
        self.init(
            text: """
                Auto Layout in a few characters: `quickAdd` adds a view and activates its constraints, for `UIView` and \
                `NSView`, and wherever else Swift runs. There, an exact solver computes, tests, draws and explains the \
                same layouts.
                """,
            listings: [
                PreviewPage.Listing(listing, ", \(run.constraintCount) constraints"),
                PreviewPage.Listing(title: "Package.swift", code: PreviewPage.installation),
            ], snapshot: run.snapshot)
    }
}

extension PreviewPage {
    /// The lines that add the package to another one, as in the README.
    static let installation = """
        .package(url: "https://github.com/OWNER/QuickAnchors", from: "0.1.0"),
        .product(name: "QuickAnchorsUIKit", package: "QuickAnchors"),  // UIView and NSView: import QuickAnchorsUIKit
        .product(name: "QuickAnchors", package: "QuickAnchors"),  // this package's own views, anywhere: import QuickAnchors
        """
}

extension PreviewPage.Section {
    fileprivate init(_ report: Report) {
        let shown = report.lastRuns.first
        self.init(
            id: report.name, title: report.title, note: report.lengths, text: report.text,
            facts: (report.isCompared ? [("spellings agree", report.agrees ? "yes" : "no")] : [])
                + [("build", report.buildTime.words), ("first layout", report.layoutTime.words)] + (shown?.facts ?? []),
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
    /// The numbers of characters in the verbose and the quick notation.
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
