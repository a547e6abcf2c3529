/// An isolating run sequence, in which weak and neutral scalars take their direction from those around them.
struct BidiSequence {
    /// The scalars of the sequence that rule X9 has not removed, by their indices in the paragraph.
    private(set) var indices: [Int] = []
    /// The classes of the scalars in `indices`, as resolved so far.
    var classes: [BidiClass] = []
    /// The direction before the sequence (sos).
    let start: BidiClass
    /// The direction after the sequence (eos).
    let end: BidiClass
    private let level: UInt8
    private let scalars: [Unicode.Scalar]
    private let original: [BidiClass]

    /// The sequence that begins with the given run.
    init(
        _ sequences: BidiSequences, _ first: Int, _ explicit: ExplicitLevels, _ scalars: [Unicode.Scalar],
        original: [BidiClass]
    ) {
        (self.scalars, self.original) = (scalars, original)
        level = sequences.runs[first].level
        var (run, last) = (Optional(first), first)
        while let current = run {
            for index in sequences.runs[current].range where !original[index].isRemoved {
                indices.append(index)
                classes.append(explicit.classes[index])
            }
            (last, run) = (current, sequences.runs[current].next)
        }
        start = max(level, sequences.levelBefore(first)).direction
        end = max(level, sequences.levelAfter(last)).direction
    }

    /// The direction of the sequence's level.
    var embedding: BidiClass { level.direction }

    /// The scalar at a position in the sequence.
    func scalar(_ position: Int) -> Unicode.Scalar { scalars[indices[position]] }

    /// Whether the scalar at a position in the sequence was originally a nonspacing mark.
    func isMark(_ position: Int) -> Bool { original[indices[position]] == .nsm }

    /// Resolves all classes to those of letters and numbers.
    mutating func resolve() {
        resolveWeak()
        resolveBrackets()
        resolveNeutral()
    }

    /// Gives each scalar its level (rules I1 and I2).
    func write(to levels: inout [UInt8]) {
        for (index, kind) in zip(indices, classes) {
            switch (level.isMultiple(of: 2), kind) {
            case (true, .r): levels[index] = level + 1
            case (true, .an), (true, .en): levels[index] = level + 2
            case (false, .l), (false, .an), (false, .en): levels[index] = level + 1
            default: levels[index] = level
            }
        }
    }
}

extension UInt8 {
    /// The direction of a level.
    fileprivate var direction: BidiClass { isMultiple(of: 2) ? .l : .r }
}
