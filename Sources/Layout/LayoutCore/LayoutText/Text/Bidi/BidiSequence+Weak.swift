extension BidiSequence {
    /// Resolves marks, numbers, and the characters between and next to numbers (rules W1 to W7).
    mutating func resolveWeak() {
        resolveMarksAndLetters()
        resolveSeparators()
        resolveTerminators()
        resolveEuropeanNumbers()
    }

    /// W1 to W3: marks take the class of their bases, European numbers after Arabic letters become Arabic numbers, and
    /// Arabic letters count like other right-to-left letters.
    private mutating func resolveMarksAndLetters() {
        var (previous, strong) = (start, start)
        for position in classes.indices {
            var kind = classes[position]
            if kind == .nsm { kind = previous.opensIsolate || previous == .pdi ? .on : previous }
            previous = kind
            switch kind {
            case .l, .r, .al: strong = kind
            case .en where strong == .al: kind = .an
            default: break
            }
            classes[position] = kind
        }
        for position in classes.indices where classes[position] == .al { classes[position] = .r }
    }

    /// W4: a single separator between two numbers of the same kind is part of them, except a European separator between
    /// Arabic numbers.
    private mutating func resolveSeparators() {
        guard classes.count > 2 else { return }
        for position in 1..<classes.count - 1 {
            let (before, kind, after) = (classes[position - 1], classes[position], classes[position + 1])
            guard before == after else { continue }
            if before == .en, kind == .es || kind == .cs { classes[position] = .en }
            if before == .an, kind == .cs { classes[position] = .an }
        }
    }

    /// W5 and W6: terminators next to European numbers are part of them; other separators and terminators are neutral.
    private mutating func resolveTerminators() {
        var position = 0
        while position < classes.count {
            guard classes[position] == .et else {
                position += 1
                continue
            }
            let end = classes[position...].firstIndex { $0 != .et } ?? classes.count
            let besideNumber =
                position > 0 && classes[position - 1] == .en || end < classes.count && classes[end] == .en
            for index in position..<end { classes[index] = besideNumber ? .en : .on }
            position = end
        }
        for position in classes.indices {
            switch classes[position] {
            case .es, .cs: classes[position] = .on
            default: break
            }
        }
    }

    /// W7: European numbers after left-to-right letters count as left-to-right letters.
    private mutating func resolveEuropeanNumbers() {
        var strong = start
        for position in classes.indices {
            switch classes[position] {
            case .l, .r: strong = classes[position]
            case .en where strong == .l: classes[position] = .l
            default: break
            }
        }
    }
}
