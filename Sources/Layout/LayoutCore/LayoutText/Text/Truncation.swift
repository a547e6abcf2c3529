/// Truncates a line with an ellipsis.
struct Truncation {
    let mode: LineBreakMode

    /// As much of a line as fits before and after the ellipsis, whose position depends on the mode; nil if not even the
    /// ellipsis fits.
    /// - Complexity: O(*n*) in the length of the line, and O(*m* log *m*) in the length that fits.
    func keep(_ line: Substring, fits: (Substring, Substring) -> Bool) -> (head: Substring, tail: Substring)? {
        let starts = Array(line.indices) + [line.endIndex]
        func holds(_ count: Int) -> Bool {
            let (head, tail) = candidate(line, starts, keeping: count)
            return fits(head, tail)
        }
        var (kept, tooMany, step) = (-1, starts.count, 16)
        // If text is far too long, only a small part of it has to be measured.
        while kept + step < tooMany {
            if holds(kept + step) { kept += step } else { tooMany = kept + step }
            step *= 2
        }
        while tooMany - kept > 1 {
            let middle = (kept + tooMany) / 2
            if holds(middle) { kept = middle } else { tooMany = middle }
        }
        return kept < 0 ? nil : candidate(line, starts, keeping: kept)
    }

    /// The line reduced to the given number of characters. `starts` contains the start of each character and the end of
    /// the line.
    private func candidate(
        _ line: Substring, _ starts: [String.Index], keeping count: Int
    ) -> (head: Substring, tail: Substring) {
        let head = mode == .byTruncatingHead ? 0 : mode == .byTruncatingMiddle ? (count + 1) / 2 : count
        let tail = count - head
        let shown = line[..<starts[head]]
        return (shown[..<shown.endOfShown], line[starts[starts.count - 1 - tail]...].drop { $0.isWhitespace })
    }
}
