#if GTK
    import LayoutGTK
    import QuickAnchors

    extension GalleryScreen {
        /// A music player: a cover as large as the window lets it be, a title, a slider, buttons.
        static var music: GalleryScreen {
            let host = WidgetHost()
            let content = host.content
            let cover = Widgets.area("cover")
            let note = Widgets.icon("audio-x-generic-symbolic", size: 72)
            let title = Widgets.text("The Four Seasons: Summer, Presto", "headline")
            let artist = Widgets.text("Antonio Vivaldi · Il cimento dell’armonia", "dim")
            let like = Widgets.iconButton("starred-symbolic", "flat")
            let slider = Widgets.slider(at: 36)
            let (passed, left) = (Widgets.text("1:04", "dim", "caption"), Widgets.text("−1:52", "dim", "caption"))
            let (quiet, loud) = (
                Widgets.icon("audio-volume-low-symbolic", size: 16),
                Widgets.icon("audio-volume-high-symbolic", size: 16)
            )
            let volume = Widgets.slider(at: 70)

            content.quickAdd(
                cover, [topToTop(24), centerX(), leadingToLeading(atLeast: 24), aspectRatio(multiplier: 1)])
            cover.widthAnchor.constraint(equalTo: content.widthAnchor).withPriority(LayoutPriority(600)).isActive = true
            cover.heightAnchor.constraint(lessThanOrEqualTo: content.heightAnchor, multiplier: 0.5).isActive = true
            content.quickAdd(note, [centerX(cover), centerY(cover)])
            content.quickAdd(title, [topToBottom(cover, 24), leadingToLeading(24)])
            content.quickAdd(artist, [topToBottom(title, 4), leadingToLeading(title), trailingToTrailing(title)])
            content.quickAdd(like, [leadingToTrailing(title, 12), trailingToTrailing(-24), topToTop(title)])
            content.quickAdd(slider, [topToBottom(artist, 16), leadingToLeading(12), trailingToTrailing(-12)])
            content.quickAdd(passed, [topToBottom(slider), leadingToLeading(24)])
            content.quickAdd(left, [firstBaselineToFirstBaseline(passed), trailingToTrailing(-24)])
            let buttons = playerButtons()
            content.quickAdd(buttons, [topToBottom(passed, 12), centerX(), leadingToLeading(atLeast: 24)])
            content.quickAdd(volume, [topToBottom(buttons, atLeast: 12), bottomToBottom(-20)])
            content.quickAdd(quiet, [leadingToLeading(24), trailingToLeading(volume, -8), centerY(volume)])
            content.quickAdd(loud, [trailingToTrailing(-24), leadingToTrailing(volume, 8), centerY(volume)])
            for view in [like, passed, left, quiet, loud] { view.hug(.horizontal) }
            return GalleryScreen(
                name: "music", host: host,
                changes: [(title, "A title that is so long that it cannot be shown in a window like this one")])
        }

        /// Buttons in a row, the one in the middle larger, all centred.
        private static func playerButtons() -> View {
            let play = Widgets.iconButton("media-playback-start-symbolic", "suggested-action", "play")
            let row = HStack(spacing: 12, alignment: .center) {
                Widgets.iconButton("media-playlist-shuffle-symbolic", "flat")
                Widgets.iconButton("media-skip-backward-symbolic", "flat")
                play
                Widgets.iconButton("media-skip-forward-symbolic", "flat")
                Widgets.iconButton("media-playlist-repeat-symbolic", "flat")
            }
            row.name = "buttons"
            return row
        }
    }
#endif
