/// A file in which each of its mutants can be switched on by its number.
public struct MutatedSource: Sendable {
    public let text: String
    /// The numbers of the mutants on each line, from the first line on.
    private let numbers: [Set<Int>]

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
        var numbers: [Set<Int>] = [[]]
        var open: Set<Int> = []
        func append(_ bytes: some Sequence<UInt8>) {
            for byte in bytes {
                output.append(byte)
                numbers[numbers.count - 1].formUnion(open)
                if byte == UInt8(ascii: "\n") { numbers.append([]) }
            }
        }
        var position = 0
        for (_, insertion) in ordered {
            append(source[position..<insertion.offset])
            position = insertion.offset
            if insertion.order.0 == 1 { open.insert(insertion.number) }
            append(insertion.text.utf8)
            if insertion.order.0 == 0 || insertion.order.1 == 0 { open.remove(insertion.number) }
        }
        append(source[position...])
        text = String(decoding: output, as: UTF8.self)
        self.numbers = numbers
    }

    /// The numbers of the mutants that can be the reason for an error on a line: those on the line, or those on the
    /// nearest line that has any.
    public func suspects(line: Int) -> Set<Int> {
        let nearest = numbers.indices.filter { !numbers[$0].isEmpty }.min { abs($0 + 1 - line) < abs($1 + 1 - line) }
        return nearest.map { numbers[$0] } ?? []
    }
}
