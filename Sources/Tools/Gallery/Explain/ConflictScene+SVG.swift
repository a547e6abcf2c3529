import ConflictScenes
import LayoutPreview

extension ConflictScene {
    /// An SVG picture of the views, with conflicts in red.
    var svg: String { root.svg([.names, .frames, .culprits]) }
}
