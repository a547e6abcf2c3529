/// All tolerances of the solver, each with its reason.
///
/// All are relative to the magnitude of the summands, so that a layout in millionths and one in millions behave alike.
/// A double has 53 bits, about 1.1e-16; these numbers allow for the rounding error of sums of a few thousand terms, and
/// stay far below the 1e-9 at which solutions are compared.
enum Tolerance {
    /// A residual below this, relative to its summands, is zero.
    static let residual = 1e-11
    /// The multiple of its tolerance that a residual may reach once its component has been solved. The rounding error
    /// of many updates is a few times the tolerance; a larger error means that a basis was nearly singular, and that
    /// the solution may be off by more than 1e-9.
    static let alarm = 30.0
    /// The relative error of a sum of a few numbers.
    static let sum = 1e-15
    /// A residual is noise if it is below this, relative to everything in the chain that led to it: the proof of a
    /// conflict adds up each constraint once, and each sum has an error of a few units of 1.1e-16.
    static let certificate = 4e-15
    /// The limit of ordinary numbers; constants up to 1e9 are ordinary. In sums with numbers beyond this limit,
    /// ordinary numbers lose too many digits.
    static let ordinary = 1e10
    /// The tolerance relative to the largest number of a component, for values that are small differences of large
    /// ones.
    static let componentScale = 1e-14
    /// A multiplier or rate below this, relative to its summands, is zero.
    static let cancellation = 1e-11
    /// The difference between a multiplier and the price of its row within which both count as equal: the difference
    /// per unit between two solutions that tie.
    static let price = 1e-9
    /// Components whose coefficients differ by more than this factor are solved in exact fractions.
    static let spread = 5e3
    /// Components with a coefficient this close to a small multiple of another, but not equal, are solved in exact
    /// fractions: the product of a few such differences is as small as rounding error.
    static let nearMultiple = 2e-4
    /// A number at least this large, relative to its summands, is not rounding error, even with an ill-conditioned
    /// basis.
    static let clear = 1e-7
    /// A number at most this large, relative to its summands, is rounding error. A number between this and `clear` is
    /// unverified.
    static let rounding = 1e-12
    /// The replacement for `clear` if coefficients differ very little: their differences are rarely smaller, and
    /// rounding is hardly ever as large.
    static let plainClear = 1e-10
    /// Values that follow from a chain of rows are computed in double-double arithmetic if the chain may magnify
    /// rounding by more than this, which leaves a thousandth of 1e-9 for this error.
    static let growth = 0x1p13
    /// The same limit for a basis, where long chains of sums count as well.
    static let basisGrowth = 0x1p20
    /// Values are as precise as possible once a refinement changes them by no more than this, relative to the largest.
    static let refined = 1e-13
    /// The remainder of a multiplier, or of a coefficient in a factor of the basis, is rounding if it is below this,
    /// relative to the largest in the same vector.
    static let factorNoise = 1e-13
    /// A sum of two coefficients below this, relative to them, is due to cancellation.
    static let mergedCoefficient = 1e-14
    /// Values are unverified if the rounding of coefficients alone may change them by more than this, relative to the
    /// largest.
    static let decidingRounding = 0.1
    /// A row determines a variable only if its coefficient is at least this, relative to the row's largest.
    static let pivot = 1e-5
    /// The same limit for rows that are satisfied one at a time, in an order that is not chosen for stability.
    static let stablePivot = 0.99
    /// Elimination takes a coefficient as a pivot only if it is at least this, relative to the row's largest: each step
    /// then magnifies rounding errors by little (Duff, Erisman and Reid, Direct Methods for Sparse Matrices, 1986).
    static let pivotShare = 0.1
    /// If a pivot computed along the row differs from that along the column by more than this, relatively, the basis is
    /// refactored.
    static let pivotDifference = 1e-12
}
