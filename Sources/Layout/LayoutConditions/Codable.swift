#if hasFeature(Embedded)
    /// A replacement for the standard library's protocol, which Embedded Swift lacks; values cannot be encoded there.
    package typealias Codable = Any
#endif
