import QuickAnchorsUIKit
import Testing

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

@Suite("An anchor that no constraint can be made of")
struct MisuseTests {
    @Test("stops the program with the name that it is written with")
    func missingNumber() async throws {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent],
            performing: { @MainActor in _ = Canvas().quickAdd(Canvas(), [heightToConstant()]) })
        let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(words.contains(": quickAdd heightToConstant needs a number"))
    }
}
