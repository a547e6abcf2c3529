import Testing

@testable import ConstraintSolver

/// The integers in which the solver computes exactly.
@Suite("Large integers")
struct BigIntegerTests {
    private func integer(_ number: Int) -> BigInteger {
        BigInteger(words: [number.magnitude], isNegative: number < 0)
    }

    @Test("The smallest power of two that makes a double an integer is found, even for the smallest of all doubles")
    func powers() {
        let least = Double.leastNonzeroMagnitude
        let cases: [(number: Double, power: Int, integer: Int)] = [
            (0, 0, 0), (1, 0, 1), (12, 0, 12), (-0.5, 1, -1), (0.75, 2, 3), (-3.125, 3, -25), (0x1p60, 0, 1 << 60),
            (least, 1074, 1), (-3 * least, 1074, -3), (2 * least, 1073, 1), (6 * least, 1073, 3),
            (.leastNormalMagnitude, 1022, 1), (0x1.8p-1022, 1023, 3), (0x0.8p-1022, 1023, 1),
            (0x1.0000000000001p0, 52, 1 << 52 + 1), (0x1.0000000000001p52, 0, 1 << 52 + 1),
        ]
        for (number, power, expected) in cases {
            #expect(BigInteger.power(of: number) == power, "\(number)")
            #expect(BigInteger(number, timesPowerOfTwo: power) == integer(expected), "\(number)")
            let larger = BigInteger(number, timesPowerOfTwo: power + 70)
            #expect(larger == integer(expected).shiftedLeft(by: 70), "\(number)")
            #expect(larger.signum == expected.signum() && larger.isZero == (expected == 0), "\(number)")
        }
    }

    @Test("An integer that is shifted by whole words has zeros in them")
    func words() {
        #expect(integer(3).shiftedLeft(by: UInt.bitWidth) == BigInteger(words: [0, 3], isNegative: false))
        #expect(integer(-3).shiftedLeft(by: 2 * UInt.bitWidth + 1) == BigInteger(words: [0, 0, 6], isNegative: true))
    }

    @Test("An integer has as many bits as its magnitude, also after it is shifted", arguments: [0, 1, 63, 64, 65, 130])
    func bits(shift: Int) {
        for number in [0, 1, -1, 2, 255, 256, -257, Int.max, Int.min + 1] {
            let own = Int.bitWidth - Int(number.magnitude).leadingZeroBitCount
            let shifted = integer(number).shiftedLeft(by: shift)
            #expect(shifted.bitWidth == (number == 0 ? 0 : own + shift), "\(number)")
            #expect(shifted.magnitude == integer(abs(number)).shiftedLeft(by: shift), "\(number)")
            #expect(shifted.words.prefix(shift / UInt.bitWidth).allSatisfy { $0 == 0 }, "\(number)")
        }
    }
}
