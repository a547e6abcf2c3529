import CGTK4
import LayoutGTK
import LayoutPreview

extension GalleryWindow {
    /// The contents of a screen as JSON, once the window shows the screen; any program can write its views in this way.
    package func snapshot(of tab: GalleryTab) -> String {
        unsafe gtk_window_present(window)
        let (clock, host) = (ContinuousClock(), screens.first { $0.name == tab.rawValue }?.host)
        guard let host else { return "" }
        // GTK places widgets when the window appears, and again when its styles are loaded.
        let end = clock.now + .seconds(1)
        while clock.now < end { g_main_context_iteration(nil, 0) }
        return host.content.snapshot().json
    }
}
