import LayoutGTK
import QuickAnchors
import WorkedExamples

extension GalleryScreen {
    /// A form: panels of rows, titles beside their controls, fields of equal width, and two buttons of equal width.
    static var settings: GalleryScreen {
        let host = WidgetHost()
        var form = SettingsForm()
        form.screen = host.content
        form.title = Widgets.text("Settings", "headline")
        form.fields = [
            row("Name", "Shown to others in chats", Widgets.entry("Ada")),
            row("Language", "Needs a restart", Widgets.choice(["English", "العربية", "日本語"], "language")),
            row("Font size", "In points, for all texts of the interface", Widgets.number(11, "size")),
        ]
        let note = Widgets.note("Sounds and banners while the window is hidden")
        form.switches = [
            SettingsRow(Widgets.text("Notifications"), note, Widgets.toggle(true, "notices")),
            row("Dark colors", "Easier on the eyes at night", Widgets.toggle(false, "dark")),
        ]
        form.panels = form.panels.map { _ in
            let panel = View(name: "panel")
            panel.quickAdd(Widgets.area("panel"), 0)
            return panel
        }
        form.cancel = Widgets.button("Cancel")
        form.save = Widgets.button("Save changes", "suggested-action")
        form.quick()
        return GalleryScreen(
            name: "settings", host: host,
            changes: [(note, "A subtitle that has become so long that it takes two lines or more")])
    }

    private static func row(_ title: String, _ note: String, _ control: View) -> SettingsRow {
        SettingsRow(Widgets.text(title), Widgets.note(note), control)
    }
}
