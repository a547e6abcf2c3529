#if hasFeature(Embedded)
    /// Stands for the standard library's protocol, which Embedded Swift does not have: there values cannot be stored.
    package typealias Codable = Any
#endif
