import ConflictScenes
import LayoutPreview

extension ConflictScene {
    /// The views, with contradictions in red.
    var svg: String { root.svg([.names, .frames, .culprits]) }
}
