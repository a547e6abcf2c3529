import AutoLayout
import Foundation
import LayoutPreview
import Testing

@testable import Gallery
@testable import GalleryExamples

@Suite("The picture in the README")
struct ReadmePictureTests {
    @Test("shows the three boxes in motion")
    func motion() throws {
        let boxes = ThreeBoxes()
        boxes.screen.frame.size.height = 250
        boxes.quick()
        let height = try #require(boxes.red.constraints.first { $0.firstAttribute == .height && $0.secondItem == nil })
        let transition = boxes.screen.layoutTransition(keyFrames: [
            LayoutKeyFrame { height.constant = 40 },
            LayoutKeyFrame { boxes.screen.layoutDirection = .rightToLeft },
            LayoutKeyFrame { height.constant = 100 },
            LayoutKeyFrame { boxes.screen.layoutDirection = .leftToRight },
        ])
        let picture = boxes.screen.svg(animating: transition, motion: .curve(.linear, duration: 6), pause: 0.5)
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../.github/three-boxes-moving.svg")
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            return try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: file, encoding: .utf8) == picture,
            "`RECORD_SNAPSHOTS=1 swift test --filter ReadmePictureTests` draws it anew.")
    }
}
