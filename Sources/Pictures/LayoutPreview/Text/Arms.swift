/// The directions of the lines from the middle of a cell.
struct Arms: OptionSet {
    let rawValue: Int

    static let up = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let down = Arms(rawValue: 4)
    static let left = Arms(rawValue: 8)
    static let horizontal: Arms = [.left, .right]
    static let vertical: Arms = [.up, .down]

    /// The characters of all sixteen combinations, in the order of their bits.
    private static let characters: [Character] = [
        " ", "│", "─", "└", "│", "│", "┌", "├", "─", "┘", "─", "┴", "┐", "┤", "┬", "┼",
    ]

    /// The box-drawing character with these arms.
    var character: Character { Arms.characters[rawValue] }
}
