package import QuickAnchors

/// A settings form. Its views may be replaced before they are laid out: `gtk-gallery` replaces them with GTK widgets.
package struct SettingsForm: Example {
    package static let name = "settings"
    package static let title = "Settings"
    package static let text = """
        Panels of rows, each as low as its contents let it be. Notes wrap beside their controls, the fields are equally \
        wide whatever is in them, and so are the two buttons.
        """
    package static let file = #filePath
    package static let parts = ["SettingsRow.swift", "LabeledBox.swift"]
    package static var spellings: [Step<Self>] { [Step("quick") { $0.quick() }] }

    package var screen = View.screen(height: 560)
    package var title: View = Label("Settings", fontSize: 24, weight: .bold, name: "title")
    package var panels = [View.box("account", .white), View.box("comfort", .white)]
    package var fields = [
        SettingsRow("Name", "Shown to others in chats", View.field("Ada", name: "name")),
        SettingsRow("Language", "Needs a restart", View.field("English", name: "language")),
        SettingsRow("Font size", "In points, for all texts of the interface", View.field("11", name: "size")),
    ]
    package var switches = [
        SettingsRow(
            "Notifications", "Sounds and banners while the window is hidden", View.toggle(isOn: true, name: "notices")),
        SettingsRow("Dark colors", "Easier on the eyes at night", View.toggle(isOn: false, name: "dark")),
    ]
    package var cancel: View = LabeledBox("Cancel", Color(white: 0.88), textColor: .black, name: "cancel")
    package var save: View = LabeledBox("Save changes", .blue, textColor: .white, name: "save")

    package init() {
        for panel in panels { panel.cornerRadius = 14 }
    }

    package func quick() {
        for (panel, rows) in zip(panels, [fields, switches]) {
            for row in rows { row.quick() }
            panel.quickAdd(VStack { rows.map { $0.view } }, 0)
        }
        screen.quickAdd(title, [24, 24, nil, -24])
        screen.quickAdd(panels[0], [topToBottom(title, 16), leadingToLeading(24), trailingToTrailing(-24)])
        screen.quickAdd(panels[1], [topToBottom(panels[0], 16), leadingToLeading(24), trailingToTrailing(-24)])
        screen.quickAdd(save, [topToBottom(panels[1], atLeast: 24), trailingToTrailing(-24), bottomToBottom(-24)])
        screen.quickAdd(
            cancel,
            [centerY(save), trailingToLeading(save, -12), widthToRelatedView(save), leadingToLeading(atLeast: 24)])
        for field in fields.dropFirst() {
            field.control.activateQuickAnchors([widthToRelatedView(fields[0].control)])
        }
    }
}
