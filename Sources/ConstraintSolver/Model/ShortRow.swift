/// The left side of a constraint with up to four terms, each with a different variable and a finite, nonzero
/// coefficient: the most common kind in a layout. It needs no allocation and no validation.
package struct ShortRow {
    private(set) var terms = (Term(.none), Term(.none), Term(.none), Term(.none))
    package private(set) var count = 0

    /// A row without terms.
    package init() {}

    /// Adds a term.
    /// - Precondition: There are fewer than four.
    @inline(__always) package mutating func append(_ coefficient: Double, _ variable: Variable) {
        switch count {
        case 0: terms.0 = Term(variable, coefficient)
        case 1: terms.1 = Term(variable, coefficient)
        case 2: terms.2 = Term(variable, coefficient)
        case 3: terms.3 = Term(variable, coefficient)
        default: preconditionFailure("A short row has at most four terms.")
        }
        count += 1
    }
}
