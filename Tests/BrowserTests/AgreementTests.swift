import Foundation
import TestedInBrowser
import Testing

/// The file with the bits of the frames that the module computed, one number per line.
private let fileOfFrames = ProcessInfo.processInfo.environment["BROWSER_FRAMES"]

/// The engine's results in a WebAssembly module, compared with its results here; `.ci/browser` runs the module first.
struct AgreementTests {
    @Test("Every example has the same frames in a browser, to the bit", .enabled(if: fileOfFrames != nil))
    func frames() throws {
        let file = try #require(fileOfFrames)
        let inBrowser = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        let here = frameBits()
        #expect(here.count > 10_000)
        #expect(inBrowser.count == here.count)
        let difference = zip(inBrowser, here).first { UInt64($0) != $1 }
        #expect(difference == nil)
    }
}
