extension BidiSequence {
    /// Resolves neutrals to the direction of both neighbors if these agree, otherwise to the direction of the
    /// sequence's level (rules N1 and N2).
    mutating func resolveNeutral() {
        var (position, before) = (0, start)
        while position < classes.count {
            guard classes[position].isNeutral else {
                before = classes[position].directionAmongNeutrals ?? before
                position += 1
                continue
            }
            let next = classes[position...].firstIndex { !$0.isNeutral } ?? classes.count
            let after = next < classes.count ? classes[next].directionAmongNeutrals ?? end : end
            let resolved = before == after ? before : embedding
            for index in position..<next { classes[index] = resolved }
            position = next
        }
    }

    /// Resolves the pairs of brackets around letters or numbers, so that both brackets of each pair have the same
    /// direction (rule N0).
    mutating func resolveBrackets() {
        let pairs = bracketPairs()
        if pairs.isEmpty { return }
        var before = start
        var position = 0
        // The loop visits the pairs in the order of their opening brackets.
        for pair in pairs {
            while position < pair.opening {
                before = classes[position].directionAmongNeutrals ?? before
                position += 1
            }
            let opposite = embedding == .l ? BidiClass.r : .l
            if pair.hasEmbedding {
                set(pair, embedding)
            } else if pair.hasOpposite {
                set(pair, before == opposite ? opposite : embedding)
            }
        }
    }

    private mutating func set(_ pair: BracketPair, _ direction: BidiClass) {
        for bracket in [pair.opening, pair.closing] {
            classes[bracket] = direction
            var mark = bracket + 1
            while mark < classes.count, isMark(mark) {
                classes[mark] = direction
                mark += 1
            }
        }
    }

    /// The positions of two brackets that belong together.
    private struct BracketPair {
        let opening: Int
        var closing = -1
        /// Whether there is text of the sequence's direction between the brackets.
        var hasEmbedding = false
        /// Whether there is text of the other direction between the brackets.
        var hasOpposite = false
    }

    /// The pairs of brackets in the order of their opening brackets (BD16).
    private func bracketPairs() -> [BracketPair] {
        // The maximum number of open brackets.
        let limit = 63
        let mirrors = BidiMirrors.brackets
        // All opening brackets, and the indices of those still open, with the brackets that would close them.
        var (pairs, open) = ([BracketPair](), [(pair: Int, closing: Unicode.Scalar)]())
        for position in classes.indices {
            if let direction = classes[position].directionAmongNeutrals, let inner = open.last?.pair {
                if direction == embedding { pairs[inner].hasEmbedding = true } else { pairs[inner].hasOpposite = true }
            }
            guard classes[position] == .on, let mirror = mirrors[scalar(position).canonicalBracket] else { continue }
            if mirror.isOpening {
                guard open.count < limit else { break }
                open.append((pairs.count, mirror.image))
                pairs.append(BracketPair(opening: position))
            } else if let match = open.lastIndex(where: { $0.closing == scalar(position).canonicalBracket }) {
                pairs[open[match].pair].closing = position
                close(&open, downTo: match, &pairs)
            }
        }
        return pairs.filter { $0.closing >= 0 }
    }

    /// Removes open brackets down to and including the one that is closed. Text inside them also counts as text inside
    /// the brackets around them.
    private func close(
        _ open: inout [(pair: Int, closing: Unicode.Scalar)], downTo match: Int, _ pairs: inout [BracketPair]
    ) {
        while open.count > match {
            let inner = pairs[open.removeLast().pair]
            guard let outer = open.last?.pair else { continue }
            pairs[outer].hasEmbedding = pairs[outer].hasEmbedding || inner.hasEmbedding
            pairs[outer].hasOpposite = pairs[outer].hasOpposite || inner.hasOpposite
        }
    }
}

extension Unicode.Scalar {
    /// The bracket itself, or the one to which it is canonically equivalent.
    fileprivate var canonicalBracket: Unicode.Scalar {
        switch self {
        case "\u{2329}": "\u{3008}"
        case "\u{232A}": "\u{3009}"
        default: self
        }
    }
}
