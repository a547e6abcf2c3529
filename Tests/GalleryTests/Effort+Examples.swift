import TestSupport

@testable import Gallery
@testable import GalleryExamples

extension Effort {
    /// The examples that are tried in every way: all of them, or those without a thousand rows of text.
    static let examples = GalleryExamples.examples.indices.filter {
        isFull || GalleryExamples.examples[$0] != SelfSizingList.self
    }
}
