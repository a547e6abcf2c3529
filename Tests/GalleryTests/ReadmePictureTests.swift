import Foundation
import LayoutPreview
import Testing

@testable import Gallery

@Suite("The picture in the README")
struct ReadmePictureTests {
    @Test("is the one that the gallery draws")
    func threeBoxes() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let committed = try String(contentsOf: root.appending(path: ".github/three-boxes.svg"), encoding: .utf8)
        let drawn = Report(ThreeBoxes.self, in: [Setting()]).lastRuns.first?.snapshot.svg()
        #expect(drawn == committed, "run `swift run quickanchors three-boxes --svg .github/three-boxes.svg`")
    }
}
