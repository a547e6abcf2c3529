import CGTK4
import LayoutGTK
import QuickAnchors

/// The gallery's window, with a tab for each screen and a button that changes texts on the screens.
@MainActor
@safe
package final class GalleryWindow {
    private static let style = """
        .cover { border-radius: 20px; background: linear-gradient(135deg, #4a2a86, #e4572e 70%, #f5b841); color: white; }
        .portrait { border-radius: 22px; background: linear-gradient(160deg, #2f9e8f, #2f6fed); }
        .panel { border-radius: 14px; background: alpha(currentColor, 0.06); }
        .bubble { border-radius: 16px; }
        .bubble.theirs { background: alpha(currentColor, 0.09); }
        .bubble.mine { background: #2f6fed; }
        label.mine { color: white; }
        .headline { font-weight: 800; font-size: 150%; }
        .caption { font-size: 90%; }
        .dim { opacity: 0.65; }
        .play { min-width: 48px; min-height: 48px; }
        """

    let window: UnsafeMutablePointer<GtkWindow>
    let screens: [GalleryScreen]
    private var areTextsChanged = false

    /// Whether GTK has a display; the first use initializes GTK and loads the style.
    package static let isDisplayThere: Bool = {
        guard gtk_init_check() != 0, let display = unsafe gdk_display_get_default() else { return false }
        let provider = unsafe gtk_css_provider_new()
        unsafe gtk_css_provider_load_from_data(provider, style, -1)
        unsafe gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        return true
    }()

    /// Creates a window with a size in points and an initial screen.
    package init(_ screen: GalleryTab, width: Int, height: Int, isDark: Bool, isRightToLeft: Bool) {
        let settings = unsafe gtk_settings_get_default()
        var darkness = GValue()
        unsafe g_value_init(&darkness, 5 << 2)  // gboolean
        unsafe g_value_set_boolean(&darkness, isDark ? 1 : 0)
        unsafe g_object_set_property(
            UnsafeMutableRawPointer(settings)?.assumingMemoryBound(to: GObject.self),
            "gtk-application-prefer-dark-theme", &darkness)
        gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        // The list is created only on request, since that takes a moment.
        let list = screen == .list ? [GalleryScreen(name: "list", host: RowList.hosted(count: 1000))] : []
        screens = GalleryScreen.all + list
        let widget = unsafe Widgets.made(gtk_window_new())
        unsafe window = Widgets.cast(widget)
        unsafe gtk_window_set_title(window, "Auto Layout in GTK")
        unsafe gtk_window_set_default_size(window, Int32(width), Int32(height))
        build(first: screen.rawValue)
    }

    private func build(first: String) {
        let stack = unsafe Widgets.made(gtk_stack_new())
        for screen in screens {
            let child =
                unsafe screen.name == "list" ? Widgets.scrolled(screen.host) : screen.host.widget
            unsafe gtk_stack_add_titled(OpaquePointer(stack), child, screen.name, screen.title)
        }
        unsafe gtk_stack_set_visible_child_name(OpaquePointer(stack), first)
        let switcher = unsafe Widgets.made(gtk_stack_switcher_new())
        unsafe gtk_stack_switcher_set_stack(OpaquePointer(switcher), OpaquePointer(stack))
        let bar = unsafe Widgets.made(gtk_header_bar_new())
        unsafe gtk_header_bar_set_title_widget(OpaquePointer(bar), switcher)
        let change = unsafe Widgets.made(gtk_button_new_from_icon_name("document-edit-symbolic"))
        unsafe gtk_widget_set_tooltip_text(change, "Other texts")
        let clicked: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, gallery in
            let gallery = unsafe Unmanaged<GalleryWindow>.fromOpaque(gallery).takeUnretainedValue()
            MainActor.assumeIsolated { gallery.changeTexts() }
        }
        unsafe g_signal_connect_data(
            change, "clicked", unsafeBitCast(clicked, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(),
            nil, GConnectFlags(rawValue: 0))
        unsafe gtk_header_bar_pack_end(OpaquePointer(bar), change)
        unsafe gtk_window_set_titlebar(window, bar)
        unsafe gtk_window_set_child(window, stack)
    }

    private func changeTexts() {
        areTextsChanged.toggle()
        for change in screens.flatMap(\.changes) {
            Widgets.setText(of: change.label, areTextsChanged ? change.text : change.label.name ?? "")
        }
    }

    /// Shows the window until it is closed.
    package func run() {
        unsafe gtk_window_present(window)
        while unsafe g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
            g_main_context_iteration(nil, 1)
        }
    }
}
