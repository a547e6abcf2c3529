public import AutoLayout

extension View {
    /// A snapshot of the view and everything in it that is not hidden, as of the last pass; taking it runs no pass.
    /// - Complexity: O(*n* log *n*) in the number of views and constraints, plus O(*m*) in the length of the text.
    public final func snapshot() -> LayoutSnapshot { LayoutSnapshot(of: self) }
}

#if !hasFeature(Embedded)
    extension LayoutSnapshot {
        /// The snapshot as JSON, with the members of each object in alphabetical order; the playground can open such a
        /// file.
        ///
        /// The format is that of Foundation's `JSONEncoder`; `JSONDecoder` can read it. All numbers in a snapshot of a
        /// view are finite. Numbers that are not finite, which only a snapshot from a decoder that accepts them can
        /// contain, become null.
        /// - Complexity: O(*n*) in the length of the result.
        public var json: String {
            let node = JSONNode()
            // A snapshot contains only numbers, Booleans, strings and collections of these, none of which can fail to
            // be encoded.
            try? encode(to: JSONEncoding(node))
            return node.text
        }
    }
#endif
