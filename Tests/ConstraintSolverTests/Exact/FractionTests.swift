import TestSupport
import Testing

/// The arithmetic on which the checker of certificates relies.
@Suite("Fractions")
struct FractionTests {
    @Test("A third plus a sixth is a half")
    func sum() {
        #expect(Fraction(1) / Fraction(3) + Fraction(1) / Fraction(6) == Fraction(0.5))
        #expect(Fraction(1) / Fraction(-3) < Fraction(-0.33))
        #expect((Fraction(2) / Fraction(-4)).magnitude == Fraction(0.5))
    }

    @Test("A double becomes exactly the fraction that it stands for: three times 0.1 is not 0.3")
    func doubles() {
        #expect(Fraction(0.1) + Fraction(0.1) + Fraction(0.1) != Fraction(0.3))
        #expect(Fraction(0.1) != Fraction(1) / Fraction(10))
        for value in [0, 1, -1.5, 0.1, 1e200, -1e-200, .greatestFiniteMagnitude, 4096] {
            #expect(Fraction(value).approximation == value)
        }
        #expect(Fraction(.leastNonzeroMagnitude) > .zero)
        #expect(Fraction(.leastNonzeroMagnitude) + Fraction(.leastNonzeroMagnitude) == Fraction(0x2p-1074))
    }

    @Test("The division of integers of up to 128 bits agrees with that of Int128")
    func division() {
        var random = SplitMix64(seed: 11)
        for _ in 0..<2_000 {
            // Errors in carries and trial digits show at digits whose bits are all zeros or all ones.
            let (a, b) = (Self.number(&random), Self.number(&random))
            guard b != 0 else { continue }
            let (quotient, remainder) = BigInteger(a).dividedBy(BigInteger(b))
            #expect(quotient == BigInteger(a / b))
            #expect(remainder == BigInteger(a % b))
        }
    }

    private static func number(_ random: inout SplitMix64) -> Int128 {
        var number: Int128 = 0
        for _ in 0..<random.int(1...4) {
            let digit = random.pick([0, 1, 0xFFFF_FFFF, 0x8000_0000, Int(random.next() >> 32)])
            number = number << 32 | Int128(digit)
        }
        return random.oneIn(2) ? number : -(number >> 1)
    }

    @Test("Multiplying many factors and dividing by them again gives 1, however large the product")
    func large() {
        var random = SplitMix64(seed: 5)
        var factors: [Fraction] = []
        var product = Fraction(1)
        for _ in 0..<60 {
            let factor = Fraction(Double.random(in: -1e9...1e9, using: &random)) / Fraction(random.int(1...1_000))
            factors.append(factor)
            product = product * factor
        }
        for factor in factors { product = product / factor }
        #expect(product == Fraction(1))
    }
}
