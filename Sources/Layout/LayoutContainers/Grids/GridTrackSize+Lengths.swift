extension [GridTrackSize] {
    /// The lengths of tracks, in points, given the available length and the spacing between adjacent tracks; nil if the
    /// length of a track depends on contents, or if the number of tracks depends on the available length.
    /// - Complexity: O(*n*²) in the number of tracks.
    package func lengths(in room: Double, spacing: Double) -> [Double]? {
        var lengths = [Double](repeating: 0, count: count)
        var rest = room - spacing * Double(Swift.max(0, count - 1))
        var shares: [Int] = []
        for (index, size) in enumerated() {
            switch size.kind {
            case .fixed:
                lengths[index] = size.number
                rest -= size.number
            case .share: shares.append(index)
            case .fitted, .filling: return nil
            }
        }
        // A track that would be smaller than its minimum gets the minimum, and the others share the rest.
        while !shares.isEmpty {
            let unit = Swift.max(0, rest) / shares.reduce(0) { $0 + self[$1].number }
            for index in shares { lengths[index] = unit * self[index].number }
            guard let small = shares.firstIndex(where: { lengths[$0] < self[$0].least }) else { break }
            let index = shares.remove(at: small)
            lengths[index] = self[index].least
            rest -= self[index].least
        }
        return lengths
    }
}
