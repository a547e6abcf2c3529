import QuickAnchorsUIKit
import Testing

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

@Suite("A priority of content on a platform's view")
struct ConditionalContentTests {
    @Test("stops the program where it has a condition, of its own or of its call")
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
