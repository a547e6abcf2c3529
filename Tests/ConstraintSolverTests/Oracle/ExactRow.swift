/// The error thrown if the numbers of a system do not fit the oracle's exact arithmetic or grow beyond 62 bits; the
/// oracle then gives no answer.
struct ExactOverflow: Error {}

/// A linear form with exact rational coefficients: (Σ numerators[j] · column[j]) / denominator. The last numerator is
/// the constant.
struct ExactRow {
    private(set) var numerators: [Int]
    private(set) var denominator: Int

    init(_ numerators: [Int], over denominator: Int = 1) {
        self.numerators = numerators
        self.denominator = denominator
    }

    var constant: Int { numerators[numerators.count - 1] }

    var constantValue: Double { Double(constant) / Double(denominator) }

    /// The same equation solved for column c: if this is the row of quantity q, the result is the row of column c's
    /// quantity, and q moves to column c.
    func solved(for c: Int) -> ExactRow {
        let pivot = numerators[c]
        let sign = pivot < 0 ? -1 : 1
        var row = ExactRow(numerators.map { -sign * $0 }, over: abs(pivot))
        row.numerators[c] = sign * denominator
        return row
    }

    /// Substitutes `row` for column c.
    mutating func substitute(_ row: ExactRow, for c: Int) throws(ExactOverflow) {
        let factor = numerators[c]
        guard factor != 0 else { return }
        let common = gcd(factor, row.denominator)
        let mine = Int128(row.denominator / common)
        let other = Int128(factor / common)
        numerators[c] = 0
        var wide: [Int128] = []
        wide.reserveCapacity(numerators.count)
        for j in numerators.indices {
            wide.append(mine * Int128(numerators[j]) + other * Int128(row.numerators[j]))
        }
        try store(wide, over: mine * Int128(denominator))
    }

    mutating func removeColumn(_ c: Int) {
        numerators.remove(at: c)
    }

    private mutating func store(_ wide: [Int128], over wideDenominator: Int128) throws(ExactOverflow) {
        var divisor = wideDenominator
        for value in wide where divisor != 1 && value != 0 {
            divisor = gcd(divisor, value)
        }
        for j in wide.indices {
            numerators[j] = try narrow(divisor == 1 ? wide[j] : wide[j] / divisor)
        }
        denominator = try narrow(wideDenominator / divisor)
    }
}

func gcd<Number: SignedInteger>(_ a: Number, _ b: Number) -> Number {
    var (a, b) = (abs(a), abs(b))
    while b != 0 { (a, b) = (b, a % b) }
    return a
}

/// Converts a value to `Int`, or throws if its magnitude is not below 2^62; a sum of two products of such values cannot
/// overflow 128 bits.
func narrow(_ value: Int128) throws(ExactOverflow) -> Int {
    guard abs(value) < 1 << 62 else { throw ExactOverflow() }
    return Int(value)
}
