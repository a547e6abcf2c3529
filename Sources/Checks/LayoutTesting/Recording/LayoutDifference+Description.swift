internal import AutoLayout

extension LayoutDifference: CustomStringConvertible {
    /// The screen; then, for each changed view, a line that says what changed, and a line for each constraint that
    /// caused the change; then the recorded sentences that no longer apply.
    public var description: String {
        if isNew { return "\(screen): nothing is recorded" }
        let gone = goneSentences.map { "  no longer: \($0)" }
        return (["\(screen):"] + changes.flatMap(\.lines) + gone).joined(separator: "\n")
    }
}

extension LayoutDifference.Change {
    fileprivate var lines: [String] {
        ["  \(path): \(movement)"]
            + causes.map { cause in
                "    because \(cause.sentence.oneLine)" + (cause.location.map { " (\($0))" } ?? "")
            }
    }

    private var movement: String {
        switch (oldFrame, newFrame) {
        case (nil, let new?): return "is new, at \(new)"
        case (let old?, nil): return "is gone, was at \(old)"
        case (let old?, let new?):
            let words = [
                (new.minX - old.minX, "to the right", "to the left"), (new.minY - old.minY, "down", "up"),
                (new.width - old.width, "wider", "narrower"), (new.height - old.height, "higher", "lower"),
            ].filter { $0.0 != 0 }.map { "\(abs($0.0).plain) \($0.0 > 0 ? $0.1 : $0.2)" }
            let moved = words.isEmpty ? [] : ["\(words.joined(separator: ", ")): \(old), now \(new)"]
            let added = newNotes.filter { !oldNotes.contains($0) }.map { "is now \($0)" }
            let removed = oldNotes.filter { !newNotes.contains($0) }.map { "is no longer \($0)" }
            return (moved + added + removed).joined(separator: "; ")
        case (nil, nil): return "is another one"
        }
    }
}
