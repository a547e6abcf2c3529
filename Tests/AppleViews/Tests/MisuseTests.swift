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
}
