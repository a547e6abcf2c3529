import AutoLayout
import Foundation
import LayoutPreview
import Testing

@Suite("A snapshot in a file")
struct SnapshotFileTests {
    @Test("that comes with the playground can be read, and is written again byte for byte")
    func playground() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let data = try Data(
            contentsOf: root.appending(path: "Sources/Web/Playground/Page/Snapshots/gtk-settings.json"))
        let snapshot = try JSONDecoder().decode(LayoutSnapshot.self, from: data)
        #expect(snapshot.entries.contains { $0.name == "Save changes" && $0.rectInRoot.width > 50 })
        #expect(snapshot.constraints.contains { $0.description == "Cancel.width == Save changes.width" })
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(try encoder.encode(snapshot) + Data("\n".utf8) == data)
    }
}
