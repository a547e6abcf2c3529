/// The left side of a constraint of up to four terms, each with a variable of its own and a coefficient that is finite and
/// not 0: what a layout has most of. It takes no memory, and nobody has to look whether it is sound.
package struct ShortRow {
    private(set) var terms = (Term(.none), Term(.none), Term(.none), Term(.none))
    package private(set) var count = 0

    /// A row without terms.
    package init() {}

    /// Adds a term.
    /// - Precondition: There are less than four.
    @inline(__always) package mutating func append(_ coefficient: Double, _ variable: Variable) {
        switch count {
        case 0: terms.0 = Term(variable, coefficient)
        case 1: terms.1 = Term(variable, coefficient)
        case 2: terms.2 = Term(variable, coefficient)
        case 3: terms.3 = Term(variable, coefficient)
        default: preconditionFailure("A short row has four terms at most.")
        }
        count += 1
    }
}
