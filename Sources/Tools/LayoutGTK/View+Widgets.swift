#if GTK
    public import AutoLayout
    public import CGTK4
    public import QuickAnchors

    extension View {
        /// Adds a widget in front of the other subviews and constrains it with anchors.
        /// - Returns: the view for the widget, for use in other anchors.
        /// - Complexity: O(*n*) in the number of anchors.
        @discardableResult
        public func quickAdd(
            _ widget: UnsafeMutablePointer<GtkWidget>, _ anchors: [QuickAnchor], name: String? = nil
        ) -> WidgetView {
            let view = unsafe WidgetView(widget, name: name)
            quickAdd(view, anchors)
            return view
        }

        /// Adds a widget in front of the other subviews, and constrains it with four paddings (top, leading, bottom,
        /// trailing), then with anchors.
        ///
        /// - Precondition: there are four paddings.
        /// - Returns: the view for the widget, for use in other anchors.
        /// - Complexity: O(*n*) in the number of anchors.
        @discardableResult
        public func quickAdd(
            _ widget: UnsafeMutablePointer<GtkWidget>, _ paddings: [Padding], _ anchors: [QuickAnchor] = [],
            name: String? = nil, fileID: String = #fileID, line: Int = #line
        ) -> WidgetView {
            let view = unsafe WidgetView(widget, name: name)
            quickAdd(view, paddings, anchors, fileID: fileID, line: line)
            return view
        }

        /// Adds a widget in front of the other subviews and insets its four edges from this view's by a padding in
        /// points.
        /// - Returns: the view for the widget, for use in other anchors.
        /// - Complexity: O(1), with four anchors.
        @discardableResult
        public func quickAdd(
            _ widget: UnsafeMutablePointer<GtkWidget>, _ padding: Double = 0, name: String? = nil,
            fileID: String = #fileID, line: Int = #line
        ) -> WidgetView {
            let view = unsafe WidgetView(widget, name: name)
            quickAdd(view, padding, fileID: fileID, line: line)
            return view
        }
    }
#endif
