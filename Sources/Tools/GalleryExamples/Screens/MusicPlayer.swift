package import QuickAnchors

/// A music player. Its views may be replaced before they are laid out: `gtk-gallery` replaces them with GTK widgets.
package struct MusicPlayer: Example {
    package static let name = "music-player"
    package static let title = "Music player"
    package static let text = """
        The cover is as wide as the screen lets it be, and never higher than half of it. What is below it keeps its \
        size; the volume stays at the bottom.
        """
    package static let file = #filePath
    package static let parts = ["LabeledBox.swift", "ProgressBar.swift"]
    package static var spellings: [Step<Self>] { [Step("quick") { $0.quick() }] }

    package var screen = View.screen(height: 640)
    package var cover = View.box("cover", Color(red: 0.89, green: 0.34, blue: 0.18))
    package var title: View = Label("Summer, Presto", fontSize: 20, weight: .bold, name: "title")
    package var artist = View.quietLabel("Antonio Vivaldi · The Four Seasons", fontSize: 15, name: "artist")
    package var like: View = LabeledBox("+", Color(white: 0.88), textColor: .black, name: "like")
    package var progress: View = ProgressBar(at: 0.36, .blue, name: "progress")
    package var passed = View.quietLabel("1:04", fontSize: 13, name: "passed")
    package var left = View.quietLabel("−1:52", fontSize: 13, name: "left")
    package var buttons: [View] = [
        LabeledBox("«", Color(white: 0.88), textColor: .black, name: "back"),
        LabeledBox("Pause", .blue, textColor: .white, name: "pause"),
        LabeledBox("»", Color(white: 0.88), textColor: .black, name: "forward"),
    ]
    package var quiet = View.quietLabel("–", fontSize: 15, name: "quiet")
    package var volume: View = ProgressBar(at: 0.7, .gray, name: "volume")
    package var loud = View.quietLabel("+", fontSize: 15, name: "loud")

    package init() {
        cover.cornerRadius = 20
        cover.backgroundGradient = View.Gradient(
            stops: [
                .init(Color(red: 0.29, green: 0.16, blue: 0.53), at: 0),
                .init(Color(red: 0.89, green: 0.34, blue: 0.18), at: 0.7),
                .init(Color(red: 0.96, green: 0.72, blue: 0.25), at: 1),
            ], end: Point(x: 1, y: 1))
    }

    package func quick() {
        screen.quickAdd(
            cover,
            [
                topToTop(24), centerX(), leadingToLeading(atLeast: 24), aspectRatio(1),
                widthToRelatedView(screen).priority(600), heightToRelatedView(screen, atMost: 0, multiplier: 0.5),
            ])
        screen.quickAdd(title, [topToBottom(cover, 24), leadingToLeading(24)])
        screen.quickAdd(artist, [topToBottom(title, 4), leadingToLeading(title), trailingToTrailing(title)])
        screen.quickAdd(like, [leadingToTrailing(title, 12), trailingToTrailing(-24), topToTop(title)])
        screen.quickAdd(progress, [topToBottom(artist, 16), leadingToLeading(24), trailingToTrailing(-24)])
        screen.quickAdd(passed, [topToBottom(progress, 4), leadingToLeading(24)])
        screen.quickAdd(left, [firstBaselineToFirstBaseline(passed), trailingToTrailing(-24)])
        let row = HStack(spacing: 12, alignment: .center, name: "buttons") { buttons }
        screen.quickAdd(row, [topToBottom(passed, 12), centerX(), leadingToLeading(atLeast: 24)])
        screen.quickAdd(volume, [topToBottom(row, atLeast: 12), bottomToBottom(-20)])
        screen.quickAdd(quiet, [leadingToLeading(24), trailingToLeading(volume, -8), centerY(volume)])
        screen.quickAdd(loud, [trailingToTrailing(-24), leadingToTrailing(volume, 8), centerY(volume)])
        for view in [like, passed, left, quiet, loud] { view.hug(.horizontal) }
    }
}
