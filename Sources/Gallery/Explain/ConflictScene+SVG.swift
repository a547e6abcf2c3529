import ConflictScenes
import LayoutPreview

extension ConflictScene {
    /// The views with what contradicts itself in red.
    var svg: String { root.svg([.names, .frames, .culprits]) }
}
