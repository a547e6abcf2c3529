/// The left side of a constraint of up to four terms, each with a variable of its own and a coefficient that is finite and
/// not 0: what a layout has most of. It takes no memory, and nobody has to look whether it is sound.
package struct ShortRow {
    /// A coefficient and the index of its variable.
    typealias Entry = (coefficient: Double, slot: Int32)

    private(set) var terms: (Entry, Entry, Entry, Entry) = ((0, -1), (0, -1), (0, -1), (0, -1))
    package private(set) var count = 0

    /// A row without terms.
    package init() {}

    /// Adds a multiple of the variable with an index.
    /// - Precondition: There are less than four.
    @inline(__always) package mutating func append(_ coefficient: Double, variableAt index: Int32) {
        switch count {
        case 0: terms.0 = (coefficient, index)
        case 1: terms.1 = (coefficient, index)
        case 2: terms.2 = (coefficient, index)
        case 3: terms.3 = (coefficient, index)
        default: preconditionFailure("A short row has four terms at most.")
        }
        count += 1
    }
}
