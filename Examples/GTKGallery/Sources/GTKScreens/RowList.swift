import CGTK4
import LayoutGTK
import QuickAnchors
import WorkedExamples

/// Rows of an icon, a title, wrapping text and a button, laid out by Auto Layout or by GTK's own containers.
@MainActor
enum RowList {
    private static func texts(_ index: Int) -> (title: String, note: String) {
        let words =
            "A note that is long enough to be wrapped in a narrow window, and of another length in each row "
        return ("Row \(index)", String(words.prefix(30 + 13 * index % 60)))
    }

    /// The rows in an Auto Layout container.
    static func hosted(count: Int) -> WidgetHost {
        let host = WidgetHost()
        let content = host.content
        var last: View?
        for index in 0..<count {
            let row = View()
            let (title, note) = texts(index)
            let icon = Widgets.icon("user-available-symbolic", size: 32)
            let (head, text) = (Widgets.text(title), Widgets.text(note, "dim", wraps: true))
            let button = Widgets.button("Open")
            row.quickAdd(icon, [leadingToLeading(12), centerY(), topToTop(atLeast: 6)])
            row.quickAdd(head, [topToTop(6), leadingToTrailing(icon, 12)])
            row.quickAdd(
                text, [topToBottom(head, 2), leadingToLeading(head), trailingToTrailing(head), bottomToBottom(-6)])
            row.quickAdd(
                button, [centerY(), leadingToTrailing(head, 12), trailingToTrailing(-12), topToTop(atLeast: 6)])
            for view in [icon, button] { view.hug(.horizontal) }
            content.quickAdd(row, [leadingToLeading(), trailingToTrailing()])
            row.topAnchor.constraint(equalTo: last?.bottomAnchor ?? content.topAnchor).isActive = true
            last = row
        }
        last?.bottomAnchor.constraint(equalTo: content.bottomAnchor).isActive = true
        return host
    }

    /// The same rows in GTK's boxes and grids.
    static func boxed(count: Int) -> UnsafeMutablePointer<GtkWidget> {
        let list = unsafe Widgets.made(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        // The views keep the widgets alive until the widgets have a parent.
        var views: [WidgetView] = []
        defer { views.removeAll() }
        for index in 0..<count {
            let (title, note) = texts(index)
            let grid = unsafe Widgets.made(gtk_grid_new())
            unsafe gtk_grid_set_column_spacing(Widgets.cast(grid), 12)
            unsafe gtk_grid_set_row_spacing(Widgets.cast(grid), 2)
            unsafe gtk_widget_set_margin_start(grid, 12)
            unsafe gtk_widget_set_margin_end(grid, 12)
            unsafe gtk_widget_set_margin_top(grid, 6)
            unsafe gtk_widget_set_margin_bottom(grid, 6)
            let parts = [
                Widgets.icon("user-available-symbolic", size: 32), Widgets.text(title),
                Widgets.text(note, "dim", wraps: true), Widgets.button("Open"),
            ]
            views += parts
            let (icon, head, text, button) = unsafe (
                parts[0].widget, parts[1].widget, parts[2].widget, parts[3].widget
            )
            unsafe gtk_widget_set_valign(icon, GTK_ALIGN_CENTER)
            unsafe gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
            unsafe gtk_widget_set_hexpand(text, 1)
            unsafe gtk_grid_attach(Widgets.cast(grid), icon, 0, 0, 1, 2)
            unsafe gtk_grid_attach(Widgets.cast(grid), head, 1, 0, 1, 1)
            unsafe gtk_grid_attach(Widgets.cast(grid), text, 1, 1, 1, 1)
            unsafe gtk_grid_attach(Widgets.cast(grid), button, 2, 0, 1, 2)
            unsafe gtk_box_append(Widgets.cast(list), grid)
        }
        return unsafe list
    }
}
