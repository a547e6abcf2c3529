import TestSupport

@testable import Gallery
@testable import GalleryExamples

extension Effort {
    /// The examples that are tested in every way: all of them, or only those without a thousand rows of text.
    static let examples = GalleryExamples.examples.indices.filter {
        isFull || GalleryExamples.examples[$0] != SelfSizingList.self
    }
}
