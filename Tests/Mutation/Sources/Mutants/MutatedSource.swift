/// A file in which each of its mutants can be switched on by its number.
public struct MutatedSource: Sendable {
    public let text: String
    /// The bytes of `text` that belong to each mutant, by number.
    private let spans: [(number: Int, range: Range<Int>)]
    /// The offsets in `text` at which lines begin.
    private let lines: [Int]

    /// - Parameter mutants: mutants of the file, with their numbers.
    public init(text original: String, mutants: [(number: Int, mutant: Mutant)]) {
        struct Insertion {
            let offset: Int
            let order: (Int, Int)
            let text: String
            let number: Int
        }
        var insertions: [Insertion] = []
        for (number, mutant) in mutants {
            for edit in mutant.edits {
                let (before, after) = edit.surroundings(number: number)
                let (start, end) = (edit.range.lowerBound, edit.range.upperBound)
                // At the same position, ranges end before others begin, and the longer one begins first and ends last.
                insertions.append(Insertion(offset: start, order: (1, -edit.range.count), text: before, number: number))
                guard !after.isEmpty else { continue }
                insertions.append(Insertion(offset: end, order: (0, edit.range.count), text: after, number: number))
            }
        }
        // Of ranges that are equal, the first one encloses the others.
        let ordered = insertions.enumerated().sorted { one, other in
            if one.element.offset != other.element.offset { return one.element.offset < other.element.offset }
            if one.element.order != other.element.order { return one.element.order < other.element.order }
            return (one.offset < other.offset) == (one.element.order.0 == 1)
        }
        let source = Array(original.utf8)
        var output: [UInt8] = []
        var spans: [(number: Int, range: Range<Int>)] = []
        var open: [(number: Int, start: Int)] = []
        var position = 0
        for (_, insertion) in ordered {
            output += source[position..<insertion.offset]
            position = insertion.offset
            if insertion.order.0 == 1 { open.append((insertion.number, output.count)) }
            output += insertion.text.utf8
            if insertion.order.0 == 0 || insertion.order.1 == 0 {
                let start = open.lastIndex { $0.number == insertion.number }.map { open.remove(at: $0).start }
                spans.append((insertion.number, (start ?? output.count)..<output.count))
            }
        }
        output += source[position...]
        text = String(decoding: output, as: UTF8.self)
        self.spans = spans
        lines = [0] + output.indices.filter { output[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The numbers of the mutants to leave out first for an error at a position: the innermost one there, or else those
    /// that are nearest.
    public func suspects(line: Int, column: Int) -> Set<Int> {
        guard lines.indices.contains(line - 1) else { return [] }
        let offset = lines[line - 1] + column - 1
        let around = spans.filter { $0.range.contains(offset) }
        if let innermost = around.min(by: { $0.range.count < $1.range.count }) { return [innermost.number] }
        func distance(_ range: Range<Int>) -> Int { max(range.lowerBound - offset, offset - range.upperBound) }
        let nearest = spans.map { distance($0.range) }.min()
        return Set(spans.filter { distance($0.range) == nearest }.map(\.number))
    }
}
