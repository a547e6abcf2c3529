#if GTK
    import LayoutGTK
    import QuickAnchors

    extension GalleryScreen {
        /// A form: panels of rows, titles on baselines with their controls, controls equally wide, two equal buttons.
        static var settings: GalleryScreen {
            let host = WidgetHost()
            let content = host.content
            let title = Widgets.text("Settings", "headline")
            let name = row("Name", "Shown to others in chats", Widgets.entry("Ada"))
            let rows = [
                row("Language", "Needs a restart", Widgets.choice(["English", "العربية", "日本語"], "language")),
                row("Font size", "In points, for all texts of the interface", Widgets.number(11, "size")),
            ]
            let switches = [
                row("Notifications", "Sounds and banners while the window is hidden", Widgets.toggle(true, "notices")),
                row("Dark colours", "Easier on the eyes at night", Widgets.toggle(false, "dark")),
            ]
            let (first, second) = (panel([name] + rows), panel(switches))
            let (cancel, save) = (Widgets.button("Cancel"), Widgets.button("Save changes", "suggested-action"))
            content.quickAdd(title, [24, 24, nil, -24])
            content.quickAdd(first, [topToBottom(title, 16), leadingToLeading(24), trailingToTrailing(-24)])
            content.quickAdd(second, [topToBottom(first, 16), leadingToLeading(24), trailingToTrailing(-24)])
            content.quickAdd(save, [topToBottom(second, atLeast: 24), trailingToTrailing(-24), bottomToBottom(-24)])
            content.quickAdd(
                cancel,
                [centerY(save), trailingToLeading(save, -12), widthToRelatedView(save), leadingToLeading(atLeast: 24)])
            // Fields are equally wide, whatever is in them; switches keep their size.
            for other in rows {
                other.control.widthAnchor.constraint(equalTo: name.control.widthAnchor).isActive = true
            }
            return GalleryScreen(
                name: "settings", host: host,
                changes: [(switches[0].subtitle, "A subtitle that has become so long that it takes two lines or more")])
        }

        private typealias Row = (view: View, subtitle: WidgetView, control: WidgetView)

        private static func row(_ title: String, _ subtitle: String, _ control: WidgetView) -> Row {
            let view = View(name: title)
            let (title, subtitle) = (Widgets.text(title), Widgets.text(subtitle, "dim", "caption", wraps: true))
            view.quickAdd(title, [topToTop(10), leadingToLeading(16)])
            view.quickAdd(subtitle, [topToBottom(title, 2), leadingToLeading(title), bottomToBottom(atMost: -10)])
            view.quickAdd(
                control,
                [
                    centerY(), trailingToTrailing(-16), leadingToTrailing(title, atLeast: 16),
                    leadingToTrailing(subtitle, atLeast: 16), topToTop(atLeast: 8),
                ])
            // The row is as low as its contents let it be.
            view.heightAnchor.constraint(equalToConstant: 0).withPriority(LayoutPriority(60)).isActive = true
            control.hug(.horizontal)
            control.hug(.vertical)
            subtitle.setContentCompressionResistancePriority(LayoutPriority(400), for: .horizontal)
            return (view, subtitle, control)
        }

        /// Rows one below the other on a panel.
        private static func panel(_ rows: [Row]) -> View {
            let panel = View(name: "panel")
            panel.quickAdd(Widgets.area("panel"), 0)
            panel.quickAdd(VStack { rows.map(\.view) }, 0)
            return panel
        }
    }
#endif
