/// The position of a dimension's caption.
struct WordSpot {
    /// The position along the line, as a fraction of the range in which the caption fits.
    let share: Double
    /// The side of the line: 0 on it, 1 to the right of a vertical line and above a horizontal one, -1 on the opposite
    /// side.
    let side: Double

    /// The middle of the line.
    static let best = WordSpot(share: 0.5, side: 0)
    static let all = [0, 1, -1].flatMap { side in
        [0.5, 0.3, 0.7, 0.1, 0.9].map { WordSpot(share: $0, side: side) }
    }

    /// The penalty compared with the best spot.
    var cost: Double { 5 * abs(share - 0.5) + 3 * abs(side) }
}
