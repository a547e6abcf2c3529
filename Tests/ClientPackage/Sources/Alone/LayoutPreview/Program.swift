import Foundation
import LayoutPreview

/// A stored snapshot, which needs no view.
@main
struct Program {
    static func main() throws {
        let stored = #"{"constraints": [], "entries": [], "size": {"width": 320, "height": 480}}"#
        let picture = try JSONDecoder().decode(LayoutSnapshot.self, from: Data(stored.utf8)).svg([])
        print(picture)
        precondition(picture.contains("width=\"320\""), "The picture has the size that was stored.")
    }
}
