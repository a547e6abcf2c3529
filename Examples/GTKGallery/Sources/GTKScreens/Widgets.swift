import CGTK4
import LayoutGTK

/// Makes the widgets of the screens.
enum Widgets {
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    static func text(_ text: String, _ classes: String..., wraps: Bool = false) -> WidgetView {
        let label = unsafe made(gtk_label_new(text))
        unsafe gtk_label_set_xalign(OpaquePointer(label), 0)
        if wraps {
            unsafe gtk_label_set_wrap(OpaquePointer(label), 1)
            unsafe gtk_label_set_wrap_mode(OpaquePointer(label), PANGO_WRAP_WORD_CHAR)
        } else {
            unsafe gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
        }
        return unsafe view(label, classes, text)
    }

    /// Secondary text that wraps.
    static func note(_ text: String) -> WidgetView { Widgets.text(text, "dim", "caption", wraps: true) }

    /// An area without content, for a style to fill.
    static func area(_ classes: String...) -> WidgetView {
        unsafe view(made(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)), classes, classes.joined(separator: " "))
    }

    static func button(_ title: String, _ classes: String...) -> WidgetView {
        unsafe view(made(gtk_button_new_with_label(title)), classes, title)
    }

    static func iconButton(_ icon: String, _ classes: String...) -> WidgetView {
        unsafe view(made(gtk_button_new_from_icon_name(icon)), classes + ["circular"], icon)
    }

    static func icon(_ name: String, size: Int32) -> WidgetView {
        let image = unsafe made(gtk_image_new_from_icon_name(name))
        unsafe gtk_image_set_pixel_size(OpaquePointer(image), size)
        return unsafe view(image, [], name)
    }

    static func slider(at value: Double) -> WidgetView {
        let scale = unsafe made(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1))
        unsafe gtk_range_set_value(cast(scale), value)
        return unsafe view(scale, [], "slider")
    }

    static func entry(_ hint: String) -> WidgetView {
        let entry = unsafe made(gtk_entry_new())
        unsafe gtk_entry_set_placeholder_text(cast(entry), hint)
        return unsafe view(entry, [], hint)
    }

    static func toggle(_ isOn: Bool, _ name: String) -> WidgetView {
        let toggle = unsafe made(gtk_switch_new())
        unsafe gtk_switch_set_active(OpaquePointer(toggle), isOn ? 1 : 0)
        return unsafe view(toggle, [], name)
    }

    static func number(_ value: Double, _ name: String) -> WidgetView {
        let field = unsafe made(gtk_spin_button_new_with_range(0, 100, 1))
        unsafe gtk_spin_button_set_value(OpaquePointer(field), value)
        return unsafe view(field, [], name)
    }

    static func choice(_ titles: [String], _ name: String) -> WidgetView {
        let list = unsafe gtk_string_list_new(nil)
        for title in titles { unsafe gtk_string_list_append(list, title) }
        return unsafe view(made(gtk_drop_down_new(list, nil)), [], name)
    }

    /// A view that shows the contents of a host and scrolls vertically only.
    static func scroller(of host: WidgetHost, _ name: String) -> WidgetView {
        unsafe view(scrolled(host), [], name)
    }

    /// A widget that shows the contents of a host and scrolls vertically only, for use where no view is needed.
    static func scrolled(_ host: WidgetHost) -> Widget {
        let window = unsafe made(gtk_scrolled_window_new())
        unsafe gtk_scrolled_window_set_policy(OpaquePointer(window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        unsafe gtk_scrolled_window_set_child(OpaquePointer(window), host.widget)
        return unsafe window
    }

    static func setText(of label: WidgetView, _ text: String) {
        unsafe gtk_label_set_text(OpaquePointer(label.widget), text)
    }

    private static func view(_ widget: Widget, _ classes: [String], _ name: String) -> WidgetView {
        for name in classes { unsafe gtk_widget_add_css_class(widget, name) }
        return unsafe WidgetView(widget, name: name)
    }

    /// The widget as a specific type; GTK checks the type where the widget is used.
    static func cast<Kind>(_ widget: Widget) -> UnsafeMutablePointer<Kind> {
        unsafe UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Kind.self)
    }

    static func made(_ widget: Widget?) -> Widget {
        guard let widget = unsafe widget else { preconditionFailure("GTK has made no widget.") }
        return unsafe widget
    }
}
