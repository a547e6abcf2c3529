/// Every number that stands for "equal up to rounding", with its reason.
///
/// All are relative: they multiply the magnitude of what was added up, so that a layout in millionths and one in
/// millions behave alike. A double carries 53 bits, about 1.1e-16; the figures leave room for the rounding of sums of
/// some thousand terms, and stay far below the 1e-9 at which answers are compared.
enum Tolerance {
    /// A residual below this part of its summands is zero.
    static let residual = 1e-11
    /// How many times its tolerance a residual may be off after a component was solved. Rounding of many updates comes
    /// to a few times the tolerance; this much means that a basis was nearly singular, and that 1e-9 is in danger.
    static let alarm = 30.0
    /// By this part of its summands a sum of a few of them errs.
    static let sum = 1e-15
    /// A residual is noise if it is below this part of everything that went into the chain that led to it: the
    /// certificate of a conflict sums each constraint once, and each sum errs by a few units of 1.1e-16.
    static let certificate = 4e-15
    /// A part of the largest number of a component, for values that are small differences of large ones.
    static let componentScale = 1e-14
    /// A multiplier or rate below this part of its summands is zero.
    static let cancellation = 1e-11
    /// How close a multiplier must come to the price of its row to count as equal: the difference of two answers that
    /// tie, per unit.
    static let price = 1e-9
    /// Coefficients further apart than this are solved for in exact fractions: products of a few of them are.
    static let spread = 5e3
    /// Ratios of which one is closer to a small multiple of another than this part of it, and yet is none, are solved
    /// for in exact fractions: what a product of a few such differences comes to is as small as rounding.
    static let nearMultiple = 2e-4
    /// A number at least this part of its summands is no rounding, even after a basis that is far from well-conditioned.
    static let clear = 1e-7
    /// A number at most this part of its summands is their rounding where coefficients are as far apart as `spread`. What
    /// lies between this and `clear` leaves doubt.
    static let rounding = 1e-12
    /// The same at most, where coefficients are close together: products of four of them are no smaller, and long chains of
    /// equal gaps round by a tenth of this.
    static let mostRounding = 1e-9
    /// A coefficient that came out of adding two below this part of them is their cancellation, not a number meant.
    static let mergedCoefficient = 1e-14
    /// A row determines a variable only if its coefficient is at least this part of the row's largest.
    static let pivot = 1e-5
    /// A row that pivots brought into the basis does so only if nothing in it is larger: in a nest of centred views half
    /// of each row would double the rounding at each depth.
    static let stablePivot = 0.99
}
