import Foundation
import TestedInBrowser
import Testing

/// What the engine computes as a module of WebAssembly, next to what it computes here; `.ci/browser` runs it there first.
@Suite(.enabled(if: AgreementTests.frames != nil))
struct AgreementTests {
    /// The bits of the frames as the module computed them, one number a line.
    static let frames = ProcessInfo.processInfo.environment["BROWSER_FRAMES"]

    @Test("Every example has the same frames in a browser, to the bit")
    func frames() throws {
        let file = try #require(AgreementTests.frames)
        let inBrowser = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        let here = frameBits()
        #expect(here.count > 10_000)
        #expect(inBrowser.count == here.count)
        let difference = zip(inBrowser, here).first { UInt64($0) != $1 }
        #expect(difference == nil)
    }
}
