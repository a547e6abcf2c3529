#if GTK
    import CGTK4
    import LayoutGTK
    import QuickAnchors

    /// Times measuring and placing at ever new widths, here and in GTK's own containers.
    @MainActor
    enum Comparison {
        static func run() {
            for count in [1, 10, 1000] {
                let host = RowList.hosted(count: count)
                let ours = unsafe time(host.widget, count)
                let theirs = unsafe time(RowList.boxed(count: count), count)
                print("\(count) rows: ours \(ours) µs, GTK's boxes and grids \(theirs) µs, ratio \(ours / theirs)")
            }
        }

        /// The median time of a layout at a new width, in microseconds.
        private static func time(_ widget: UnsafeMutablePointer<GtkWidget>, _ count: Int) -> Double {
            let window = unsafe Widgets.made(gtk_window_new())
            unsafe gtk_window_set_child(Widgets.cast(window), widget)
            unsafe gtk_widget_realize(window)
            let clock = ContinuousClock()
            var times: [Duration] = []
            for round in 0..<(count > 100 ? 15 : 60) {
                // GTK keeps some answers for each widget; a width that it has not been asked for lately is new to it.
                let width = Int32(500 + 37 * round % 400)
                times.append(
                    clock.measure {
                        var (least, natural): (Int32, Int32) = (0, 0)
                        unsafe gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
                        unsafe gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &least, &natural, nil, nil)
                        unsafe gtk_widget_allocate(widget, width, natural, -1, nil)
                    })
            }
            unsafe gtk_window_destroy(Widgets.cast(window))
            return (times.sorted()[times.count / 2] / .microseconds(1)).rounded()
        }
    }
#endif
