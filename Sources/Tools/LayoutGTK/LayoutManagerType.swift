#if GTK
    internal import CGTK4

    /// The GTK type of the layout manager, which forwards calls to its host.
    enum LayoutManagerType {
        private static let key = "auto-layout-host"

        /// The type, registered on first use.
        static let value: GType = {
            var query = unsafe GTypeQuery()
            unsafe g_type_query(gtk_layout_manager_get_type(), &query)
            return unsafe g_type_register_static_simple(
                gtk_layout_manager_get_type(), "AutoLayoutManager", query.class_size,
                { type, _ in unsafe LayoutManagerType.fill(type) },
                query.instance_size, nil, GTypeFlags(rawValue: 0))
        }()

        /// Attaches a host to a manager, which keeps the host alive.
        static func attach(_ host: WidgetHost, to manager: UnsafeMutablePointer<GObject>) {
            unsafe g_object_set_data_full(
                manager, key, Unmanaged.passRetained(host).toOpaque(),
                { if let host = unsafe $0 { unsafe Unmanaged<WidgetHost>.fromOpaque(host).release() } })
        }

        private static func host(of manager: UnsafeMutablePointer<GtkLayoutManager>?) -> WidgetHost? {
            guard let manager = unsafe manager else { return nil }
            let object = unsafe UnsafeMutableRawPointer(manager).assumingMemoryBound(to: GObject.self)
            guard let host = unsafe g_object_get_data(object, key) else { return nil }
            return unsafe Unmanaged<WidgetHost>.fromOpaque(host).takeUnretainedValue()
        }

        private static func fill(_ type: UnsafeMutableRawPointer?) {
            guard let type = unsafe type?.assumingMemoryBound(to: GtkLayoutManagerClass.self) else { return }
            unsafe type.pointee.get_request_mode = { _, _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
            unsafe type.pointee.measure = { manager, _, orientation, size, minimum, natural, leastBaseline, baseline in
                guard let host = unsafe LayoutManagerType.host(of: manager) else { return }
                let found = host.measure(orientation, size)
                unsafe minimum?.pointee = found.minimum
                unsafe natural?.pointee = found.natural
                unsafe leastBaseline?.pointee = found.baseline
                unsafe baseline?.pointee = found.baseline
            }
            unsafe type.pointee.allocate = { manager, _, width, height, _ in
                unsafe LayoutManagerType.host(of: manager)?.allocate(width, height)
            }
        }
    }
#endif
