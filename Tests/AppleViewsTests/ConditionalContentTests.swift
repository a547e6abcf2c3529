import QuickAnchorsUIKit
import Testing

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

@Suite("A content priority on a platform's view")
struct ConditionalContentTests {
    @Test("stops the program if it or its call has a condition")
    func stops() async throws {
        for result in [
            await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent],
                performing: { @MainActor in
                    Canvas().quickAdd(Canvas(), [topToTop(), horizontalHugging(77).when(.width(below: 600))])
                }),
            await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent],
                performing: { @MainActor in
                    Canvas().quickAdd(Canvas(), [topToTop(), horizontalHugging(77)], when: .compact)
                }),
        ] {
            let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(words.contains("quickAdd horizontalHugging sets a priority of content, which has no condition: "))
        }
    }
}
