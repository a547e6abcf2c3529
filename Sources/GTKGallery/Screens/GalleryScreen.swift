#if GTK
    import LayoutGTK
    import QuickAnchors

    /// A screen of the gallery: a container, and the texts that can be changed.
    struct GalleryScreen {
        let name: String
        let host: WidgetHost
        /// Containers in it that scroll.
        var inner: [WidgetHost] = []
        /// A label and what it may say instead.
        var changes: [(label: WidgetView, text: String)] = []

        /// The name as a title.
        var title: String { name.prefix(1).uppercased() + name.dropFirst() }

        /// The screens in the order in which they are shown.
        static var all: [GalleryScreen] { [.music, .settings, .chat] }
    }

    extension View {
        /// Has a view be as large as its content along an axis, and its neighbours take what is left.
        func hug(_ axis: Axis) { setContentHuggingPriority(LayoutPriority(800), for: axis) }

        /// Has a view take what is left along an axis.
        func stretch(_ axis: Axis) { setContentHuggingPriority(LayoutPriority(100), for: axis) }
    }
#endif
