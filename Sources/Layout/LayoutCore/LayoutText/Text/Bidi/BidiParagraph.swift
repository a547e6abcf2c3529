/// The directions in a paragraph, by Unicode's bidirectional algorithm (UAX #9): a level for each scalar, which is even
/// for left to right and odd for right to left.
///
/// The steps are in separate files: in the order of the rules, isolates, explicit levels, sequences of runs, the
/// resolution of their classes, and lines.
struct BidiParagraph {
    /// The deepest level of embeddings and isolates (max_depth).
    static let maxDepth: UInt8 = 125

    let scalars: [Unicode.Scalar]
    /// The classes of the scalars before any rule is applied.
    let classes: [BidiClass]
    /// The level of the paragraph.
    let baseLevel: UInt8
    /// The level of each scalar; scalars that rule X9 removes have the level of their predecessor or, at the start,
    /// that of the paragraph.
    private(set) var levels: [UInt8]

    /// Finds the levels of a paragraph. If no direction is given, the paragraph has the direction of its first strong
    /// character, or left to right if it has no strong character.
    /// - Complexity: O(*n*) in the length of the text.
    init(_ text: Substring, direction: LayoutDirection? = nil) {
        scalars = Array(text.unicodeScalars)
        classes = scalars.map { BidiClass($0) }
        let isolates = BidiIsolates(classes)
        let base = direction ?? isolates.paragraphDirection ?? .leftToRight
        baseLevel = base == .rightToLeft ? 1 : 0
        var explicit = ExplicitLevels(classes, isolates, baseLevel: baseLevel)
        let sequences = BidiSequences(classes, isolates, explicit.levels, baseLevel: baseLevel)
        for first in sequences.first {
            var sequence = BidiSequence(sequences, first, explicit, scalars, original: classes)
            sequence.resolve()
            sequence.write(to: &explicit.levels)
        }
        levels = explicit.levels
        for index in levels.indices where classes[index].isRemoved {
            levels[index] = index > 0 ? levels[index - 1] : baseLevel
        }
    }
}
