/// The left side of a constraint with up to four terms, each with a different variable and a finite, nonzero
/// coefficient: the most common kind in a layout. It needs no allocation and no validation.
package struct ShortRow {
    /// A coefficient and the index of its variable.
    typealias Entry = (coefficient: Double, slot: Int32)

    private(set) var terms: (Entry, Entry, Entry, Entry) = ((0, -1), (0, -1), (0, -1), (0, -1))
    package private(set) var count = 0

    /// A row without terms.
    package init() {}

    /// Adds a multiple of the variable with an index.
    /// - Precondition: There are fewer than four terms.
    @inline(__always) package mutating func append(_ coefficient: Double, variableAt index: Int32) {
        switch count {
        case 0: terms.0 = (coefficient, index)
        case 1: terms.1 = (coefficient, index)
        case 2: terms.2 = (coefficient, index)
        case 3: terms.3 = (coefficient, index)
        default: preconditionFailure("A short row has at most four terms.")
        }
        count += 1
    }
}
