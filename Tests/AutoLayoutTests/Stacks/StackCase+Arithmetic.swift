import AutoLayout

/// The frames of a case by arithmetic alone, from the published structure of the stack view.
extension StackCase {
    func expectedFrames() -> [Rect] {
        let along = expectedAlong()
        let across = expectedAcross()
        return (0..<3).map { index in
            let (start, length) = along[index]
            let (edge, width) = across[index]
            guard axis == .vertical else {
                return mirrored(Rect(x: start, y: edge, width: length, height: width), self.length)
            }
            return mirrored(Rect(x: edge, y: start, width: width, height: length), StackCase.width)
        }
    }

    private func mirrored(_ rect: Rect, _ width: Double) -> Rect {
        guard direction == .rightToLeft else { return rect }
        return Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    // Along the axis.

    private func expectedAlong() -> [(Double, Double)] {
        let (lengths, gaps) = expectedLengthsAndGaps()
        var places = [(Double, Double)](repeating: (0, 0), count: 3)
        var (edge, position) = (0.0, 0)
        for index in 0..<3 {
            guard visible.contains(index) else {
                places[index] = (edge, 0)
                continue
            }
            if position > 0 { edge += gaps[position - 1] }
            places[index] = (edge, lengths[position])
            edge += lengths[position]
            position += 1
        }
        return places
    }

    private func expectedLengthsAndGaps() -> (lengths: [Double], gaps: [Double]) {
        let count = visible.count
        let plain = [Double](repeating: StackCase.spacing, count: count - 1)
        let slack = length - naturalLengths.reduce(gaps, +)
        switch distribution {
        case .fill:
            return (firstGivesWay(by: slack), plain)
        case .fillEqually:
            return ([Double](repeating: (length - gaps) / Double(count), count: count), plain)
        case .fillProportionally:
            let whole = naturalLengths.reduce(gaps, +)
            var lengths = naturalLengths.dropLast().map { $0 / whole * length }
            lengths.append(length - gaps - lengths.reduce(0, +))
            return (lengths, plain)
        case .equalSpacing:
            guard slack > 0 else { return (firstGivesWay(by: slack), plain) }
            return (naturalLengths, plain.map { $0 + slack / Double(count - 1) })
        case .equalCentering:
            guard slack > 0 else { return (count == 3 ? outerAreEqual() : firstGivesWay(by: slack), plain) }
            guard count == 3 else { return (naturalLengths, [StackCase.spacing + slack]) }
            return (naturalLengths, centeringGaps())
        }
    }

    /// The gaps that put the middle view's center halfway between those of the others, as far as the spacing allows.
    private func centeringGaps() -> [Double] {
        let lengths = naturalLengths
        let halfway = (lengths[0] / 2 + length - lengths[2] / 2) / 2
        let earliest = lengths[0] + StackCase.spacing
        let latest = length - lengths[2] - StackCase.spacing - lengths[1]
        let edge = min(max(halfway - lengths[1] / 2, earliest), latest)
        return [edge - lengths[0], length - lengths[2] - edge - lengths[1]]
    }

    /// The lengths where all gaps are minimal: equal distances between centers then require outer views of equal
    /// length. This rule takes precedence over the order in which views give way: the first view shrinks before the
    /// middle one, and the last view shrinks with the first.
    private func outerAreEqual() -> [Double] {
        guard naturalLengths.reduce(gaps, +) > length else { return naturalLengths }
        let middle = min(naturalLengths[1], length - gaps)
        let outer = (length - gaps - middle) / 2
        return [outer, middle, outer]
    }

    /// The lengths if the first view takes all excess or, where there is too little room, each view shrinks to 0 before
    /// the next one shrinks.
    private func firstGivesWay(by slack: Double) -> [Double] {
        var (lengths, left) = (naturalLengths, slack)
        if slack > 0 {
            lengths[0] += slack
            return lengths
        }
        for index in lengths.indices {
            let given = min(lengths[index], -left)
            lengths[index] -= given
            left += given
        }
        return lengths
    }

    // Across the axis.

    private func expectedAcross() -> [(Double, Double)] {
        let width = StackCase.width
        let isColumn = axis == .vertical
        return (0..<3).map { index in
            let own = StackCase.widths[index]
            switch alignment {
            case .fill: return (0, width)
            case .leading: return (0, own)
            case .center: return ((width - own) / 2, own)
            case .trailing: return (width - own, own)
            case .firstBaseline:
                if isColumn { return (0, own) }
                // The span ends where the stack ends, and the view that extends farthest below the baseline ends there
                // too.
                let depth = visible.map { StackCase.widths[$0] - StackCase.baselines[$0] }.max() ?? 0
                return (width - depth - StackCase.baselines[index], own)
            case .lastBaseline:
                if isColumn { return (0, own) }
                // The span begins where the stack begins, and the view that extends farthest above the baseline begins
                // there too.
                let height = visible.map { StackCase.widths[$0] - StackCase.baselines[$0] }.max() ?? 0
                return (height - (own - StackCase.baselines[index]), own)
            }
        }
    }
}
