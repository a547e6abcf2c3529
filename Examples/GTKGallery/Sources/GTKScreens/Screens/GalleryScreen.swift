import LayoutGTK
import QuickAnchors

/// A screen of the gallery: a container, and the texts that can be changed.
struct GalleryScreen {
    let name: String
    let host: WidgetHost
    /// The scrolling containers inside the screen.
    var inner: [WidgetHost] = []
    /// The labels that can be changed, each with an alternative string.
    var changes: [(label: WidgetView, text: String)] = []

    /// The name as a title.
    var title: String { name.prefix(1).uppercased() + name.dropFirst() }

    /// The screens in the order in which they are shown, without the list.
    static var all: [GalleryScreen] { [.music, .settings, .chat] }
}

/// The tabs of the window.
package enum GalleryTab: String, CaseIterable, Sendable {
    case music, settings, chat, list
}
