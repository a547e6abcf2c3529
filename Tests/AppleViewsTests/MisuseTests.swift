import QuickAnchorsUIKit
import Testing

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

@Suite("An anchor from which no constraint can be made")
struct MisuseTests {
    @Test("stops the program with a message that names it as it is written")
    func missingNumber() async throws {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent],
            performing: { @MainActor in _ = Canvas().quickAdd(Canvas(), [heightToConstant()]) })
        let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(words.contains(": quickAdd heightToConstant needs a number"))
    }

    @Test("is shown as it is written in a list of paddings")
    func anchorAmongPaddings() async throws {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent],
            performing: { @MainActor in
                let red = Canvas()
                _ = Canvas().quickAdd(red, [topToTop(red, atMost: 8).priority(750).identifier("top"), 8])
            })
        let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(words.contains("as topToTop(Canvas, atMost: 8).priority(750).identifier(\"top\") and 8\n"), "\(words)")
    }
}
