/// Which values need more precision than doubles have.
struct Precision: ~Copyable {
    /// The low parts of all values in double-double form.
    private(set) var tails = Pool<Double>()
    /// The number of variables whose rounding error may grow too large for doubles.
    private(set) var magnifiedCount = 0

    mutating func count(_ difference: Int) { magnifiedCount += difference }

    mutating func begin(variableCount: Int) { tails.reset(to: variableCount, filling: 0) }
}
