/// The isolating run sequences of a paragraph: runs of one level, joined if they are separated only by an isolate (rule
/// X10).
struct BidiSequences {
    /// Scalars of one level, some of which rule X9 may have removed.
    struct Run {
        fileprivate(set) var range: Range<Int>
        let level: UInt8
        /// The run after the isolate that the last scalar of this run opens; nil if it opens none, or if the isolate
        /// has no end.
        fileprivate(set) var next: Int?
    }

    private(set) var runs: [Run] = []
    /// The first run of each sequence.
    private(set) var first: [Int] = []
    private let baseLevel: UInt8
    /// For each run, whether its last scalar opens an isolate that has no end.
    private var endsOpen: [Bool] = []

    /// - Complexity: O(*n*) in the length of the paragraph.
    init(_ classes: [BidiClass], _ isolates: BidiIsolates, _ levels: [UInt8], baseLevel: UInt8) {
        self.baseLevel = baseLevel
        for (index, kind) in classes.enumerated() where !kind.isRemoved {
            if let last = runs.last, last.level == levels[index] {
                runs[runs.count - 1].range = last.range.lowerBound..<index + 1
            } else {
                runs.append(Run(range: index..<index + 1, level: levels[index]))
            }
        }
        link(classes, isolates)
    }

    private mutating func link(_ classes: [BidiClass], _ isolates: BidiIsolates) {
        // The runs whose last scalar opens an isolate that has not been closed yet.
        var open: [Int] = []
        for index in runs.indices {
            let range = runs[index].range
            let opening = isolates.partner(of: range.lowerBound)
            if classes[range.lowerBound] == .pdi, let last = open.last, runs[last].range.upperBound - 1 == opening {
                runs[open.removeLast()].next = index
            } else {
                first.append(index)
            }
            let last = range.upperBound - 1
            let opensIsolate = classes[last].opensIsolate
            endsOpen.append(opensIsolate && isolates.partner(of: last) == nil)
            if opensIsolate && isolates.partner(of: last) != nil { open.append(index) }
        }
    }

    /// The level before a run.
    func levelBefore(_ run: Int) -> UInt8 { run > 0 ? runs[run - 1].level : baseLevel }

    /// The level after a run that is the last of its sequence.
    func levelAfter(_ run: Int) -> UInt8 {
        run + 1 < runs.count && !endsOpen[run] ? runs[run + 1].level : baseLevel
    }
}
