#if GTK
    public import AutoLayout
    public import CGTK4

    /// A GTK container whose children are placed by the constraints of a tree of views.
    ///
    /// The views are in `content`; a `WidgetView` shows a widget, and other views group widgets. The container keeps
    /// its host alive. After a change that GTK does not notice, such as a constraint's new constant, call
    /// `setNeedsLayout()`.
    @safe
    public final class WidgetHost {
        /// The container, to be added to a window or another container.
        public let widget: UnsafeMutablePointer<GtkWidget>
        /// The view whose subviews are laid out in the container.
        public var content: View { layout.content }
        /// The layout that measures and places the content.
        public let layout: HostedLayout
        /// The views whose widgets are in the container.
        private var views: [WidgetView] = []
        private var isAdoptionDue = false
        /// The widths when no height is given, cached until the next change, since GTK does not cache them.
        private var widths: (minimum: Int32, natural: Int32)?

        /// A container without views.
        public init() {
            let content = HostContent(name: "content")
            layout = HostedLayout(content: content)
            // A GtkFixed starts without children, releases its children, and accepts another layout manager.
            guard let container = unsafe gtk_fixed_new(),
                let manager = unsafe g_object_new_with_properties(LayoutManagerType.value, 0, nil, nil)
            else { preconditionFailure("GTK is not initialized: call gtk_init() first.") }
            unsafe widget = container
            // GTK positions widgets at whole-number coordinates, whatever the screen's scale.
            layout.root.displayScale = 1
            content.host = self
            unsafe LayoutManagerType.attach(self, to: manager)
            unsafe gtk_widget_set_layout_manager(
                container, UnsafeMutableRawPointer(manager).assumingMemoryBound(to: GtkLayoutManager.self))
        }

        /// Makes GTK measure and place the content again.
        public func setNeedsLayout() { unsafe gtk_widget_queue_resize(widget) }

        /// Adds the widgets of all views in the content to the container, in the depth order of the views, and removes
        /// the widgets whose views have left the content.
        ///
        /// A widget is added when its view is added to a view in the content, or when a plain view that contains its
        /// view is added to `content` itself. Other nested widgets are added by this method or, after the next
        /// placement, in the next iteration of the main loop.
        /// - Complexity: O(*n* log *n*) in the number of views, plus O(*a*) for each widget in the number of its view's
        ///   ancestors.
        public func adoptWidgets() {
            isAdoptionDue = false
            adoptWidgets(in: content)
            for view in views.filter({ !$0.isDescendant(of: content) }) { release(view) }
            orderWidgets()
        }

        /// Puts the widgets into the depth order of their views, since GTK draws siblings in order.
        private func orderWidgets() {
            var waiting: [View] = [content]
            var behind: UnsafeMutablePointer<GtkWidget>?
            while let view = waiting.popLast() {
                if let view = view as? WidgetView {
                    if unsafe gtk_widget_get_prev_sibling(view.widget) != behind {
                        unsafe gtk_widget_insert_after(view.widget, widget, behind)
                    }
                    unsafe behind = view.widget
                }
                waiting += view.subviewsInDepth.reversed()
            }
        }

        /// Adopts the widgets in a view that was added to the content.
        func adoptWidgets(in view: View) {
            var waiting = [view]
            while let view = waiting.popLast() {
                if let view = view as? WidgetView { adopt(view) }
                waiting += view.subviews.reversed()
            }
        }

        func adopt(_ view: WidgetView) {
            guard view.host !== self else { return }
            view.host = self
            view.position = views.count
            views.append(view)
            unsafe gtk_widget_set_parent(view.widget, widget)
        }

        func release(_ view: WidgetView) {
            guard view.host === self else { return }
            view.host = nil
            let last = views.removeLast()
            if last !== view {
                last.position = view.position
                views[view.position] = last
            }
            unsafe gtk_widget_unparent(view.widget)
        }

        /// The minimum and natural size along an orientation, and the baseline, for a given size in the other
        /// orientation; -1 means that no size is given or that there is no baseline.
        func measure(
            _ orientation: GtkOrientation, _ size: Int32
        ) -> (minimum: Int32, natural: Int32, baseline: Int32) {
            readDirection()
            // After a change in a child, GTK first measures without a given size.
            if size < 0 { for view in views { view.readContent() } }
            if layout.hasChanges { widths = nil }
            if orientation == GTK_ORIENTATION_HORIZONTAL, size < 0, let widths {
                return (widths.minimum, widths.natural, -1)
            }
            let across: HostedLayout.Extent = size >= 0 ? .exactly(Double(size)) : .natural
            guard orientation == GTK_ORIENTATION_VERTICAL else {
                let natural = layout.size(width: .natural, height: across).width
                let least = layout.size(width: .least, height: across).width
                let found = (minimum: Int32(points: least), natural: Int32(points: max(least, natural)))
                if size < 0 { widths = found }
                return (found.minimum, found.natural, -1)
            }
            // The natural height is computed last, since the content is likely to be placed at that height next.
            let least = layout.size(width: across, height: .least).height
            let natural = layout.size(width: across, height: .natural).height
            let baseline = layout.firstBaseline.map { Int32(points: $0.rounded()) } ?? -1
            return (Int32(points: least), Int32(points: max(least, natural)), baseline)
        }

        func allocate(_ width: Int32, _ height: Int32) {
            readDirection()
            layout.place(in: Size(width: Double(width), height: Double(height)))
            var (waiting, placed) = ([(view: View, origin: Point, isHidden: Bool)](), 0)
            var isInOrder = true
            var behind: UnsafeMutablePointer<GtkWidget>?
            waiting.append((content, .zero, false))
            while let (view, origin, isHidden) = waiting.popLast() {
                if let view = view as? WidgetView {
                    guard view.host === self else {
                        adoptSoon()
                        continue
                    }
                    placed += 1
                    isInOrder = unsafe isInOrder && gtk_widget_get_prev_sibling(view.widget) == behind
                    unsafe behind = view.widget
                    if isHidden { view.show(false) } else { view.allocate(Rect(origin: origin, size: view.frame.size)) }
                }
                let scrolled = view.bounds.origin
                for subview in view.subviewsInDepth.reversed() {
                    let (x, y) = (subview.frame.minX - scrolled.x, subview.frame.minY - scrolled.y)
                    let corner = Point(x: origin.x + x, y: origin.y + y)
                    waiting.append((subview, corner, isHidden || subview.isHidden))
                }
            }
            if placed != views.count || !isInOrder { adoptSoon() }
        }

        private func readDirection() {
            let isMirrored = unsafe gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
            let direction: LayoutDirection = isMirrored ? .rightToLeft : .leftToRight
            if layout.root.layoutDirection != direction { layout.root.layoutDirection = direction }
        }

        /// Adopts and orders widgets later, since GTK does not allow a widget to get a parent while widgets are being
        /// placed.
        private func adoptSoon() {
            guard !isAdoptionDue else { return }
            isAdoptionDue = true
            unsafe g_idle_add_full(
                G_PRIORITY_DEFAULT_IDLE,
                { host in
                    if let host = unsafe host {
                        unsafe Unmanaged<WidgetHost>.fromOpaque(host).takeUnretainedValue().adoptWidgets()
                    }
                    return 0
                }, Unmanaged.passRetained(self).toOpaque(),
                { host in if let host = unsafe host { unsafe Unmanaged<WidgetHost>.fromOpaque(host).release() } })
        }
    }

    /// The root of the views in a container.
    final class HostContent: View {
        weak var host: WidgetHost?

        override func didAddSubview(_ subview: View) {
            if !(subview is WidgetView) { host?.adoptWidgets(in: subview) }
        }

        override func willRemoveSubview(_ subview: View) {
            var waiting = [subview]
            while let view = waiting.popLast() {
                if let view = view as? WidgetView { host?.release(view) }
                waiting += view.subviews
            }
        }
    }
#endif
