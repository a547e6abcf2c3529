import AutoLayout
import TestSupport

@testable import Gallery
@testable import GalleryExamples

extension Effort {
    /// The examples that are tested in every way: all of them in the full run, otherwise all but the one with a
    /// thousand rows of text.
    static let examples = GalleryExamples.examples.indices.filter {
        isFull || GalleryExamples.examples[$0] != SelfSizingList.self
    }

    /// The widths and directions in which examples are tested: all of them in the full run, otherwise only the smallest
    /// width from left to right and the largest from right to left.
    static let settings = isFull ? Setting.all : [Setting(width: 320), Setting(width: 768, direction: .rightToLeft)]
}
