import TestSupport

@testable import Gallery

extension Effort {
    /// The examples that are tried in every way: all of them, or those without a thousand rows of text.
    static let examples = Gallery.examples.indices.filter { isFull || Gallery.examples[$0] != SelfSizingList.self }
}
