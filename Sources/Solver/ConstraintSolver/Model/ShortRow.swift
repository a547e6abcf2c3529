/// A coefficient and the index of its variable; the index is −1 if there is no term.
package typealias ShortTerm = (coefficient: Double, variable: Int32)

/// The left side of a constraint with up to four terms, each with a different variable and a finite, nonzero
/// coefficient: the most common kind in a layout. It needs no allocation or validation and, as a tuple, is passed in
/// registers.
package typealias ShortRow = (ShortTerm, ShortTerm, ShortTerm, ShortTerm)
