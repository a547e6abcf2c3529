import AutoLayout
import Foundation
import Testing

@Suite("The documented kinds of diagnostics")
struct DocumentedKindTests {
    @Test("The article lists all kinds", arguments: LayoutDiagnostic.Kind.allCases)
    func list(_ kind: LayoutDiagnostic.Kind) throws {
        let article = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Layout/AutoLayout/AutoLayout.docc/FindingOutWhatIsWrong.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        #expect(text.contains("| ``LayoutDiagnostic/Kind/\(kind.rawValue)`` |"))
    }
}
