/// All tolerances of this module, each with its reason. The solver has its own.
///
/// Frames have nine decimal places, and solutions have a relative accuracy of 1e-9.
enum Tolerance {
    /// A difference in points that is invisible and never intended: a millionth. Anything smaller is rounding error,
    /// which must not make a line too wide or an extent negative, or decide between two pixels.
    static let points = 1e-6
    /// Numbers whose relative difference is below this are reported as equal.
    static let relative = 1e-6
    /// The limit in points below which a conflict is attributed to frames rounded to nine decimal places.
    static let shortfall = 1e-8
    /// A row holds with equality if its sides differ by no more than this, relative to its summands.
    static let tightRow = 1e-9
}
