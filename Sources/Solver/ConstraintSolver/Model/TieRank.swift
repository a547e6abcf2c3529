/// The position of an optional constraint in the order in which ties are resolved.
///
/// Once all levels have been minimized, a constraint can still be missed (≥, and the lower side of =) or still be
/// exceeded (≤, and the upper side of =), but not both: its violation is convex, and a level's total is constant. What
/// is missed is minimized first, for older constraints before newer ones; then what is exceeded, for newer constraints
/// before older ones. Room to spare thus goes to the first constraint, and want of room to the last.
struct TieRank: Comparable, BitwiseCopyable {
    /// The rank of a constraint that can be neither missed nor exceeded.
    static let none = TieRank(number: .max)

    private let number: UInt64

    private init(number: UInt64) {
        self.number = number
    }

    init(serial: UInt32, isExceeded: Bool) {
        number = isExceeded ? 1 << 32 | UInt64(~serial) : UInt64(serial)
    }

    static func < (left: TieRank, right: TieRank) -> Bool { left.number < right.number }
}
