/// The tolerances of layout and diagnostics; the solver has its own.
///
/// Frames are rounded to nine decimal places or to whole pixels, and solutions have a relative accuracy of 1e-9.
package enum Tolerance {
    /// A difference in points that is invisible and never intended: a millionth. Anything smaller is rounding error,
    /// which must not make a line too wide or an extent negative, or decide between two pixels.
    package static let points = 1e-6
    /// The relative difference up to which numbers count as equal in diagnostics, and the magnitude up to which the
    /// multiplier of a row in an explanation counts as 0.
    package static let relative = 1e-6
    /// The total violation in points up to which required constraints do not conflict, since numbers that come out of
    /// frames are rounded to nine decimal places: twenty such numbers in a sum, or one times twenty, are off by no more.
    static let contradiction = 1e-8
    /// A row holds with equality if its sides differ by no more than this, relative to the sum of its summands'
    /// magnitudes or, if that is less than 1, to 1.
    package static let tightRow = 1e-9
}
