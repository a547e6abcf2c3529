/// Every number in this module that stands for "equal up to rounding", with its reason. The solver has its own.
///
/// Frames have nine decimals, and answers of the solver agree to 1e-9 of the numbers in them.
enum Tolerance {
    /// A difference in points that nobody sees and no layout means: a millionth. Smaller ones are the last bits of sums,
    /// which neither make a line too wide, nor an extent negative, nor decide between two pixels.
    static let points = 1e-6
    /// Numbers that differ by less than this part of them are reported as the same.
    static let relative = 1e-6
    /// A conflict smaller than this, in points, comes from frames that were rounded to nine decimals.
    static let shortfall = 1e-8
    /// A row holds with equality if its sides differ by no more than this part of its summands, as answers do.
    static let tightRow = 1e-9
    /// A multiplier below this is zero: those of a conflict add up to 1 and are simple fractions.
    static let multiplier = 1e-9
}
