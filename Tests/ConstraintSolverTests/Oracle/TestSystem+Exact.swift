extension TestSystem.Row {
    /// The row's residual as a linear form in the distances of the variables from their resting values, times a power
    /// of two that makes all of its numbers integers.
    func exact(restingValues: [Double]) throws(ExactOverflow) -> (row: ExactRow, scale: Int) {
        let coefficientBits = terms.reduce(0) { max($0, $1.coefficient.fractionalBits) }
        let restBits = terms.reduce(0) { max($0, restingValues[$1.variable].fractionalBits) }
        let bits = max(coefficientBits + restBits, constant.fractionalBits)
        guard bits < 40 else { throw ExactOverflow() }
        var numerators = Array(repeating: 0, count: restingValues.count + 1)
        var rest = -Int128(try constant.whole(times: bits))
        for term in terms {
            numerators[term.variable] += try term.coefficient.whole(times: bits)
            rest +=
                Int128(try term.coefficient.whole(times: bits - restBits))
                * Int128(try restingValues[term.variable].whole(times: restBits))
        }
        numerators[restingValues.count] = try narrow(rest)
        return (ExactRow(numerators), 1 << bits)
    }
}

extension Double {
    /// The number of binary digits after the point.
    fileprivate var fractionalBits: Int { self == 0 ? 0 : Swift.max(0, significandWidth - Int(exponent)) }

    /// The number times 2^bits, which must be an integer of magnitude below 2^52.
    fileprivate func whole(times bits: Int) throws(ExactOverflow) -> Int {
        guard let whole = Int(exactly: self * Double(1 << bits)), abs(whole) < 1 << 52 else { throw ExactOverflow() }
        return whole
    }
}
