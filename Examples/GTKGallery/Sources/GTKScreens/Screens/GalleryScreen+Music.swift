import LayoutGTK
import QuickAnchors
import WorkedExamples

extension GalleryScreen {
    /// A music player: a cover at most half as tall as the screen, labels, sliders and buttons.
    static var music: GalleryScreen {
        let host = WidgetHost()
        let title = Widgets.text("The Four Seasons: Summer, Presto", "headline")
        var player = MusicPlayer()
        player.screen = host.content
        player.cover = Widgets.area("cover")
        player.title = title
        player.artist = Widgets.text("Antonio Vivaldi · Il cimento dell’armonia", "dim")
        player.like = Widgets.iconButton("starred-symbolic", "flat")
        player.progress = Widgets.slider(at: 36)
        player.passed = Widgets.text("1:04", "dim", "caption")
        player.left = Widgets.text("−1:52", "dim", "caption")
        player.buttons = [
            Widgets.iconButton("media-playlist-shuffle-symbolic", "flat"),
            Widgets.iconButton("media-skip-backward-symbolic", "flat"),
            Widgets.iconButton("media-playback-start-symbolic", "suggested-action", "play"),
            Widgets.iconButton("media-skip-forward-symbolic", "flat"),
            Widgets.iconButton("media-playlist-repeat-symbolic", "flat"),
        ]
        player.quiet = Widgets.icon("audio-volume-low-symbolic", size: 16)
        player.volume = Widgets.slider(at: 70)
        player.loud = Widgets.icon("audio-volume-high-symbolic", size: 16)
        player.quick()
        let note = Widgets.icon("audio-x-generic-symbolic", size: 72)
        host.content.quickAdd(note, [centerX(player.cover), centerY(player.cover)])
        return GalleryScreen(
            name: "music", host: host,
            changes: [(title, "A title that is so long that it cannot be shown in a window like this one")])
    }
}
