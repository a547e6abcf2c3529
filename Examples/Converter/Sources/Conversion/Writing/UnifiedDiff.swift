/// The differences between two strings in the format of `diff -u`.
struct UnifiedDiff {
    private enum Line {
        case kept(String)
        case removed(String)
        case added(String)

        var text: String {
            switch self {
            case .kept(let text): " \(text)"
            case .removed(let text): "-\(text)"
            case .added(let text): "+\(text)"
            }
        }

        var isKept: Bool { if case .kept = self { true } else { false } }
        var isOld: Bool { if case .added = self { false } else { true } }
        var isNew: Bool { if case .removed = self { false } else { true } }
    }

    private var lines: [Line] = []

    init(from old: String, to new: String) {
        let (old, new) = (UnifiedDiff.lines(of: old), UnifiedDiff.lines(of: new))
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map { $0.position })
        let added = Set(difference.insertions.map { $0.position })
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                lines.append(.removed(old[oldIndex]))
                oldIndex += 1
            } else if added.contains(newIndex) {
                lines.append(.added(new[newIndex]))
                newIndex += 1
            } else {
                lines.append(.kept(old[oldIndex]))
                (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
            }
        }
    }

    /// The lines of a string, split at line feeds as bytes, since a carriage return and the line feed after it form one
    /// character; the carriage return stays at the end of its line.
    private static func lines(of text: String) -> [String] {
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        let last = lines.removeLast()
        if !last.isEmpty { lines.append("\(last)\n\\ No newline at end of file") }
        return lines
    }

    /// The diff, with up to `context` unchanged lines around each change; empty if nothing changed.
    func text(path: String, context: Int = 3) -> String {
        let changes = lines.indices.filter { !lines[$0].isKept }
        guard !changes.isEmpty else { return "" }
        var hunks: [Range<Int>] = []
        for change in changes {
            let range = max(0, change - context)..<min(lines.count, change + context + 1)
            if let last = hunks.last, range.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        var text = "--- \(path)\n+++ \(path)\n"
        for hunk in hunks {
            let start = lines[..<hunk.lowerBound]
            text += "@@ -\(place(start, lines[hunk], \.isOld)) +\(place(start, lines[hunk], \.isNew)) @@\n"
            for line in lines[hunk] { text += "\(line.text)\n" }
        }
        return text
    }

    /// The place of a hunk in the old or the new string: the number of its first line, and its number of lines.
    private func place(
        _ before: ArraySlice<Line>, _ hunk: ArraySlice<Line>, _ isPart: (Line) -> Bool
    ) -> String {
        let count = hunk.count(where: isPart)
        return "\(before.count(where: isPart) + (count == 0 ? 0 : 1)),\(count)"
    }
}

extension CollectionDifference.Change {
    /// The position of the element in the collection that contains it.
    fileprivate var position: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
