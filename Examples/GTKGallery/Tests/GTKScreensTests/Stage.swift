import AutoLayout
import CGTK4
import LayoutGTK
import Testing

@testable import GTKScreens

/// A window on the tests' display, with a container in it.
@MainActor
@safe
final class Stage {
    private let window: UnsafeMutablePointer<GtkWindow>
    private let content: UnsafeMutablePointer<GtkWidget>

    /// Shows a container at a size in points, or at its minimum size if that is larger.
    init(_ content: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) {
        unsafe self.content = content
        let widget = unsafe Widgets.made(gtk_window_new())
        unsafe window = Widgets.cast(widget)
        unsafe gtk_window_set_decorated(window, 0)
        unsafe gtk_window_set_child(window, content)
        unsafe gtk_window_set_default_size(window, width, height)
        unsafe gtk_window_present(window)
        wait { unsafe gtk_widget_get_width(content) > 0 && gtk_widget_get_mapped(content) != 0 }
        settle()
    }

    /// The size of the container, in points.
    var size: Size {
        unsafe Size(width: Double(gtk_widget_get_width(content)), height: Double(gtk_widget_get_height(content)))
    }

    func resize(width: Int32, height: Int32) {
        unsafe gtk_window_set_default_size(window, width, height)
        wait { unsafe gtk_widget_get_width(content) == width }
        settle()
    }

    /// Lets GTK do its pending work.
    func settle() {
        let clock = ContinuousClock()
        let end = clock.now + .milliseconds(300)
        while clock.now < end { g_main_context_iteration(nil, 0) }
    }

    func wait(until isDone: () -> Bool) {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(20)
        while !isDone(), clock.now < end { g_main_context_iteration(nil, 0) }
    }

    func close() {
        unsafe gtk_window_destroy(window)
        settle()
    }
}

extension WidgetHost {
    /// The views that contain widgets, each with its frame in the container.
    var placed: [(view: WidgetView, frame: Rect)] {
        var (waiting, found) = ([(content, Point.zero)], [(view: WidgetView, frame: Rect)]())
        while let (view, origin) = waiting.popLast() {
            if let view = view as? WidgetView { found.append((view, Rect(origin: origin, size: view.frame.size))) }
            for subview in view.subviews {
                let frame = subview.frame
                waiting.append((subview, Point(x: origin.x + frame.minX, y: origin.y + frame.minY)))
            }
        }
        return found
    }

    /// The frame that GTK gave a widget in the container.
    func bounds(of view: WidgetView) -> Rect? {
        var rect = graphene_rect_t()
        guard unsafe gtk_widget_compute_bounds(view.widget, widget, &rect) != 0 else { return nil }
        return Rect(
            x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
            height: Double(rect.size.height))
    }
}
