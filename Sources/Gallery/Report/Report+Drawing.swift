import LayoutPreview

extension Report {
    /// Each state and setting drawn with letters, no wider than a terminal of 80 columns.
    var drawing: String {
        let pictures = scenes.compactMap { scene in
            scene.runs.last.map { "\(scene.caption)\n\($0.snapshot.text(columns: 80))" }
        }
        return (["\(title) (\(name))"] + pictures).joined(separator: "\n")
    }
}
