extension BidiParagraph {
    /// The levels of a line; separators, and white space before them or at the end of the line, have the level of the
    /// paragraph (rule L1).
    /// - Complexity: O(*n*) in the length of the line.
    func levels(ofLine range: Range<Int>) -> [UInt8] {
        var line = Array(levels[range])
        var isAtEnd = true
        for index in range.reversed() {
            switch classes[index] {
            case .b, .s: isAtEnd = true
            case .ws, .lri, .rli, .fsi, .pdi: break
            case let kind where kind.isRemoved: break
            default: isAtEnd = false
            }
            if isAtEnd { line[index - range.lowerBound] = baseLevel }
        }
        return line
    }

    /// The order of a line's pieces from left to right, by their levels (rule L2).
    /// - Complexity: O(*n* × *d*) for *n* pieces and *d* levels.
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowest = levels.filter({ !$0.isMultiple(of: 2) }).min() else {
            return order
        }
        for level in (lowest...highest).reversed() {
            var start = 0
            while start < order.count {
                let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
                order[start..<end].reverse()
                start = end + 1
            }
        }
        return order
    }
}
