internal import AutoLayout

/// A line of a recorded tree.
struct TreeLine: Hashable {
    let path: String
    let frame: Rect?
    /// The notes after the frame.
    let notes: [String]

    static func lines(of tree: [String]) -> [TreeLine] {
        var path: [Substring] = []
        return tree.map { text in
            let depth = text.prefix { $0 == " " }.count / 2
            let words = text.drop { $0 == " " }
            let end = words.range(ofFrame: ())
            path.removeSubrange(min(depth, path.count)...)
            path.append(words[..<(end?.lowerBound ?? words.endIndex)])
            let notes = words[(end?.upperBound ?? words.endIndex)...].drop { $0 == " " || $0 == "[" }
            return TreeLine(
                path: path.joined(separator: " > "), frame: end.flatMap { Rect(recorded: words[$0]) },
                notes: notes.prefix { $0 != "]" }.split(separator: ";").map { String($0.drop { $0 == " " }) })
        }
    }

    /// Pairs each line with an equal recorded line or, failing that, with one that has the same path, in order. Views
    /// without names and views in cells may share a path. Also returns the recorded lines that have no partner.
    static func pairs(of lines: [TreeLine], with before: [TreeLine]) -> (
        pairs: [(old: TreeLine?, new: TreeLine)], gone: [TreeLine]
    ) {
        var partners = [Int?](repeating: nil, count: lines.count)
        var isTaken = [Bool](repeating: false, count: before.count)
        func pair(by key: (TreeLine) -> some Hashable) {
            // The lists are reversed, so that the first line of each is removed from its end.
            var free = Dictionary(grouping: before.indices.reversed().filter { !isTaken[$0] }) { key(before[$0]) }
            for index in lines.indices where partners[index] == nil {
                guard let partner = free[key(lines[index])]?.popLast() else { continue }
                (partners[index], isTaken[partner]) = (partner, true)
            }
        }
        pair { $0 }
        pair { $0.path }
        return (
            zip(partners, lines).map { (old: $0.map { before[$0] }, new: $1) },
            before.indices.filter { !isTaken[$0] }.map { before[$0] }
        )
    }
}

extension Substring {
    /// The range of the frame, which is the last group of four numbers in parentheses, and of the space in front of it.
    fileprivate func range(ofFrame: Void) -> Range<Index>? {
        var end = endIndex
        while let close = self[..<end].lastIndex(of: ")"), let open = self[..<close].lastIndex(of: "(") {
            if Rect(recorded: self[open...close]) != nil {
                // The name may be empty.
                return (open > startIndex ? index(before: open) : open)..<index(after: close)
            }
            end = open
        }
        return nil
    }
}

extension Rect {
    /// A frame as in `(16, 20, 288, 21)`, with or without a space in front of it.
    fileprivate init?(recorded text: Substring) {
        let inside = text.drop { $0 == " " || $0 == "(" }.prefix { $0 != ")" }
        let numbers = inside.split(separator: ",").map { Double($0.drop { $0 == " " }) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3]
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }
}
