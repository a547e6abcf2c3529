#if GTK
    public import AutoLayout
    public import CGTK4

    /// A view that shows a GTK widget: GTK measures it, and Auto Layout places it.
    ///
    /// The view keeps the widget alive. The widget is not measured before its host is, because GTK caches the first
    /// results. `isHidden` follows `gtk_widget_set_visible`.
    @safe
    public final class WidgetView: View {
        /// The widget, to be cast to its own type.
        public let widget: UnsafeMutablePointer<GtkWidget>
        /// The host whose container the widget is in.
        weak var host: WidgetHost?
        /// The index of the view in the host's list.
        var position = 0
        private var known: Content?
        /// The height at the last requested width.
        private var fitted: (width: Int32, height: Double)?
        private var visibilityHandler: UInt = 0
        /// Whether the widget is marked as a visible child.
        private var isChildVisible = true

        /// GTK's measurements of the widget.
        private struct Content: Equatable {
            var minimum: Size
            var natural: Size
            var followsWidth: Bool
        }

        /// A view for a widget without a parent.
        public init(_ widget: UnsafeMutablePointer<GtkWidget>, name: String? = nil) {
            unsafe self.widget = widget
            super.init(frame: .zero)
            self.name = name
            unsafe g_object_ref_sink(widget)
            isHidden = unsafe gtk_widget_get_visible(widget) == 0
            let changed: @convention(c) (UnsafeMutableRawPointer, OpaquePointer?, UnsafeMutableRawPointer) -> Void = {
                unsafe Unmanaged<WidgetView>.fromOpaque($2).takeUnretainedValue().readVisibility()
            }
            unsafe visibilityHandler = g_signal_connect_data(
                widget, "notify::visible", unsafeBitCast(changed, to: GCallback.self),
                Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
        }

        deinit {
            unsafe g_signal_handler_disconnect(widget, visibilityHandler)
            if host != nil, unsafe gtk_widget_get_parent(widget) != nil { unsafe gtk_widget_unparent(widget) }
            unsafe g_object_unref(widget)
        }

        private func readVisibility() {
            isHidden = unsafe gtk_widget_get_visible(widget) == 0
            known = nil
            invalidateIntrinsicContentSize()
        }

        private func measured(
            _ orientation: GtkOrientation, for size: Int32 = -1
        ) -> (minimum: Double, natural: Double, baseline: Double?) {
            var (minimum, natural, least, baseline): (Int32, Int32, Int32, Int32) = (0, 0, -1, -1)
            unsafe gtk_widget_measure(widget, orientation, size, &minimum, &natural, &least, &baseline)
            return (Double(minimum), Double(natural), baseline >= 0 ? Double(baseline) : nil)
        }

        private var content: Content {
            if let known { return known }
            let (width, height) = (measured(GTK_ORIENTATION_HORIZONTAL), measured(GTK_ORIENTATION_VERTICAL))
            let followsWidth = unsafe gtk_widget_get_request_mode(widget) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
            let content = Content(
                minimum: Size(width: width.minimum, height: followsWidth ? 0 : height.minimum),
                natural: Size(width: width.natural, height: height.natural), followsWidth: followsWidth)
            known = content
            return content
        }

        /// Reads GTK's measurements again, and invalidates the layout if they have changed.
        /// - Complexity: O(1); GTK caches measurements that have not changed.
        func readContent() {
            let (before, fittedBefore) = (known, fitted)
            known = nil
            let now = content
            if let fittedBefore { fitted = (fittedBefore.width, measuredHeight(for: fittedBefore.width)) }
            // If the height depends on the width, it is that of text, which must not be clipped unless another priority
            // has been set.
            if now.followsWidth, contentCompressionResistancePriority(for: .vertical) == .defaultHigh {
                setContentCompressionResistancePriority(.required, for: .vertical)
            }
            if before != now || fitted?.height != fittedBefore?.height { invalidateIntrinsicContentSize() }
        }

        /// Allocates the widget's rectangle in the container.
        func allocate(_ frame: Rect, baseline: Int32 = -1) {
            show(true)
            var allocation = GtkAllocation(
                x: Int32(points: frame.minX), y: Int32(points: frame.minY), width: Int32(points: frame.width),
                height: Int32(points: frame.height))
            unsafe gtk_widget_size_allocate(widget, &allocation, baseline)
        }

        /// Sets whether the widget is marked as a visible child.
        func show(_ isShown: Bool) {
            guard isShown != isChildVisible else { return }
            isChildVisible = isShown
            unsafe gtk_widget_set_child_visible(widget, isShown ? 1 : 0)
        }

        private func pixels(_ width: Double) -> Int32 {
            max(Int32(points: width), Int32(content.minimum.width))
        }

        private func measuredHeight(for width: Int32) -> Double {
            measured(GTK_ORIENTATION_VERTICAL, for: width).natural
        }

        /// The natural size in GTK.
        override public var intrinsicContentSize: Size { content.natural }

        /// The minimum size in GTK.
        override public var minimumContentSize: Size { content.minimum }

        /// The natural height in GTK at a width, in points; nil if the height does not depend on the width.
        override public func intrinsicContentHeight(forWidth width: Double) -> Double? {
            guard content.followsWidth else { return nil }
            let width = pixels(width)
            if let fitted, fitted.width == width { return fitted.height }
            let height = measuredHeight(for: width)
            fitted = (width, height)
            return height
        }

        /// The widget's height if it has a baseline, since widgets center their text vertically; nil otherwise.
        override public func centeredContentHeight(forWidth width: Double) -> Double? {
            baseline(forWidth: width) == nil ? nil : height(forWidth: width)
        }

        /// The distance from the top to GTK's baseline, in points; nil if the widget has none.
        override public func firstBaselineOffsetFromTop(forWidth width: Double) -> Double? { baseline(forWidth: width) }

        /// The distance from GTK's baseline to the bottom, in points; nil if the widget has none.
        override public func lastBaselineOffsetFromBottom(forWidth width: Double) -> Double? {
            baseline(forWidth: width).map { height(forWidth: width) - $0 }
        }

        private func height(forWidth width: Double) -> Double {
            content.followsWidth && width > 0 ? intrinsicContentHeight(forWidth: width) ?? 0 : content.natural.height
        }

        private func baseline(forWidth width: Double) -> Double? {
            measured(GTK_ORIENTATION_VERTICAL, for: content.followsWidth && width > 0 ? pixels(width) : -1).baseline
        }

        override public func didMoveToSuperview() {
            var root: View = self
            while let parent = root.superview { root = parent }
            let newHost = (root as? HostContent)?.host ?? (root.subviews.first as? HostContent)?.host
            if newHost !== host { host?.release(self) }
            newHost?.adopt(self)
        }
    }

    extension Int32 {
        /// A length in points, truncated to a whole number and limited so that sums of several lengths do not overflow
        /// in GTK.
        init(points: Double) { self.init(Swift.max(-1e6, Swift.min(points, 1e6))) }
    }
#endif
