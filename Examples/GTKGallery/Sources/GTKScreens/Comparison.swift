import CGTK4
import LayoutGTK
import QuickAnchors

/// Times measuring and positioning at changing widths, alternating between Auto Layout and GTK's own containers.
@MainActor
package enum Comparison {
    package static func run() {
        for count in [1, 10, 1000] {
            let host = RowList.hosted(count: count)
            let boxes = unsafe RowList.boxed(count: count)
            let (window, other) = unsafe (realized(host.widget), realized(boxes))
            var (ours, theirs): ([Duration], [Duration]) = ([], [])
            for round in 0..<(count > 100 ? 30 : 400) {
                // GTK caches a few measurements for each widget; a width that was not requested recently is measured
                // again.
                let width = Int32(500 + 37 * round % 400)
                ours.append(unsafe time(host.widget, at: width))
                theirs.append(unsafe time(boxes, at: width))
            }
            unsafe gtk_window_destroy(Widgets.cast(window))
            unsafe gtk_window_destroy(Widgets.cast(other))
            let (our, their) = (median(ours), median(theirs))
            print("\(count) rows: ours \(our) µs, GTK's boxes and grids \(their) µs, ratio \(our / their)")
        }
    }

    private static func realized(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
        let window = unsafe Widgets.made(gtk_window_new())
        unsafe gtk_window_set_child(Widgets.cast(window), widget)
        unsafe gtk_widget_realize(window)
        return unsafe window
    }

    private static func time(_ widget: UnsafeMutablePointer<GtkWidget>, at width: Int32) -> Duration {
        ContinuousClock().measure {
            var (least, natural): (Int32, Int32) = (0, 0)
            unsafe gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
            unsafe gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &least, &natural, nil, nil)
            unsafe gtk_widget_allocate(widget, width, natural, -1, nil)
        }
    }

    /// The median in whole microseconds; for an even number of times, the upper of the two in the middle.
    private static func median(_ times: [Duration]) -> Double {
        (times.sorted()[times.count / 2] / .microseconds(1)).rounded()
    }
}
