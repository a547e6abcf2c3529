package import Testing

/// Expects that a program that a precondition has stopped has printed the given words, in a debug build; an optimized
/// program is stopped without a message.
package func expectMessage(_ words: String, in output: [UInt8]?, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(output != nil, sourceLocation: sourceLocation)
    #if DEBUG
        #expect(String(decoding: output ?? [], as: UTF8.self).contains(words), sourceLocation: sourceLocation)
    #endif
}
