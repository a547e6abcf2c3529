/// All tolerances of the solver.
///
/// All but `ordinary` are relative, most of them to the magnitude of the summands, so that a layout with numbers in the
/// millionths and one with numbers in the millions behave alike. A double has a precision of 53 bits, or about 1.1e-16;
/// the tolerance for residuals allows for the rounding error of sums of a few thousand terms, and stays far below the
/// 1e-9 with which tests compare solutions.
enum Tolerance {
    /// A residual at most this large, relative to its summands, counts as zero.
    static let residual = 1e-11
    /// The multiple of its tolerance that a residual may reach once its component has been solved. The rounding error
    /// of many updates is a few times the tolerance; a larger error means that a basis was nearly singular, and that
    /// the solution may be off by more than 1e-9.
    static let alarm = 30.0
    /// The relative error of a sum of a few numbers.
    static let sum = 1e-15
    /// A residual at most this large, relative to everything in the chain that led to it, is noise: the proof of a
    /// conflict adds each constraint once, and each sum has an error of a few units of 1.1e-16.
    static let certificate = 4e-15
    /// The largest magnitude of an ordinary number; it leaves room for constants up to 1e9. In sums with larger
    /// numbers, ordinary numbers lose too many digits.
    static let ordinary = 1e10
    /// The tolerance relative to the largest number that determines the values of a component, for values that are
    /// small differences of large numbers.
    static let componentScale = 1e-14
    /// A multiplier or rate at most this large, relative to its summands, counts as zero.
    static let cancellation = 1e-11
    /// The difference, relative to the price of a row, up to which the row's multiplier counts as equal to the price.
    /// Two solutions tie if their costs differ by no more than this per unit of the move between them.
    static let price = 1e-9
    /// Components whose coefficients differ by more than this factor are solved in exact fractions if they are small
    /// enough.
    static let spread = 5e3
    /// Components with a coefficient this close to a small multiple of another, but not equal to it, are solved in
    /// exact fractions if they are small enough: the product of a few such differences is as small as rounding error.
    static let nearMultiple = 2e-4
    /// A number at least this large, relative to its summands, is not rounding error, even with an ill-conditioned
    /// basis.
    static let clear = 1e-7
    /// A number at most this large, relative to its summands, is rounding error. A number between this and `clear` (or
    /// `plainClear`) is suspicious, and is computed again with less rounding error.
    static let rounding = 1e-12
    /// The replacement for `clear` if the component is too large for fractions, and the coefficients are of similar
    /// size but not nearly multiples of each other: their differences are rarely smaller than this, and rounding errors
    /// are hardly ever as large.
    static let plainClear = 1e-10
    /// The plans are evaluated in double-double arithmetic if a chain of rows may amplify rounding error by more than
    /// this factor; up to this factor, the error is about a thousandth of 1e-9.
    static let growth = 0x1p13
    /// The factor by which a basis may amplify rounding error before its values are refined; long chains of sums
    /// contribute to it as well.
    static let basisGrowth = 0x1p20
    /// Values and multipliers count as fully refined once a refinement changes them by no more than this, relative to
    /// the largest one.
    static let refined = 1e-13
    /// A multiplier, or a coefficient in a factor of the basis, is mere rounding error if it is at most this, relative
    /// to the largest in the same vector.
    static let factorNoise = 1e-13
    /// A sum of two coefficients counts as zero if it is at most this, relative to their magnitudes.
    static let mergedCoefficient = 1e-14
    /// Values are unverified if the rounding of coefficients alone may change them by more than this, relative to the
    /// largest value.
    static let decidingRounding = 0.1
    /// If there is an alternative, a row determines a variable only if the variable's coefficient is at least this,
    /// relative to the row's largest.
    static let pivot = 1e-5
    /// The replacement for `pivot` if rows are satisfied one at a time, in an order that is not chosen for stability.
    static let stablePivot = 0.99
    /// Elimination takes a coefficient as a pivot only if it is at least this, relative to the row's largest: each step
    /// then amplifies rounding error only a little (Duff, Erisman and Reid, Direct Methods for Sparse Matrices, 1986).
    static let pivotShare = 0.1
    /// If a pivot computed along its row differs from the same pivot computed along its column by more than this,
    /// relative to its size, the basis is refactored.
    static let pivotDifference = 1e-12
}
