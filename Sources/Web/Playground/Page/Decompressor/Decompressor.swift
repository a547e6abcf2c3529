// A separate module that unpacks the rest of the page, such as the engine, the scripts and the style sheet.

/// A decoder for LZMA: literal bytes, and repetitions of earlier ones, coded in bits with adaptive probabilities. For
/// each bit, a range is divided in proportion to the bit's probability; the number read from the input shows which part
/// applies.
///
/// Memory is accessed without checks. This is sound because the build made the input, a complete stream, and because
/// the page provides as many bytes of output as the stream encodes, and memory for `Model.count` probabilities.
@safe struct Decompressor {
    private var input: UnsafePointer<UInt8>
    private let output: UnsafeMutablePointer<UInt8>
    private let probabilities: UnsafeMutablePointer<UInt16>
    private var range = UInt32.max
    private var code: UInt32 = 0
    private var count = 0
    private var state = 0
    /// The last four distances of repetitions, each minus one.
    private var distances = (0, 0, 0, 0)

    /// The indices at which the probabilities of each kind of bit start, and the number of all probabilities.
    private enum Model {
        static let isMatch = 0
        static let isKnown = 12
        static let isFirst = 24
        static let isSecond = 36
        static let isThird = 48
        static let isLong = 60
        static let slots = 72
        static let middles = slots + 256
        static let ends = middles + 128
        static let matchLengths = ends + 16
        static let knownLengths = matchLengths + 288
        static let letters = knownLengths + 288
        static let count = letters + 0x300 << 3
    }

    /// A decoder of a stream that has no header, and whose first byte is 0.
    init(
        _ input: UnsafePointer<UInt8>, to output: UnsafeMutablePointer<UInt8>,
        probabilities: UnsafeMutablePointer<UInt16>
    ) {
        unsafe self.input = input + 1
        unsafe self.output = output
        unsafe self.probabilities = probabilities
        for index in 0..<Model.count { unsafe probabilities[index] = 1024 }
        for _ in 0..<4 { code = code << 8 | nextByte() }
    }

    private mutating func nextByte() -> UInt32 {
        defer { unsafe input += 1 }
        return unsafe UInt32(input.pointee)
    }

    private mutating func widen() {
        guard range < 1 << 24 else { return }
        range <<= 8
        code = code << 8 | nextByte()
    }

    private mutating func bit(_ index: Int) -> Int {
        let probability = unsafe UInt32(probabilities[index])
        let bound = (range >> 11) &* probability
        let isOne = code >= bound
        if isOne {
            range &-= bound
            code &-= bound
            unsafe probabilities[index] = UInt16(truncatingIfNeeded: probability &- probability >> 5)
        } else {
            range = bound
            unsafe probabilities[index] = UInt16(truncatingIfNeeded: probability &+ (2048 &- probability) >> 5)
        }
        widen()
        return isOne ? 1 : 0
    }

    /// Reads a bit with equal probabilities.
    private mutating func plainBit() -> Int {
        range >>= 1
        let isOne = code >= range
        if isOne { code &-= range }
        widen()
        return isOne ? 1 : 0
    }

    /// Reads a number, highest bit first; the probabilities of each bit depend on the bits before it.
    private mutating func number(_ start: Int, bits: Int) -> Int {
        var value = 1
        for _ in 0..<bits { value = value << 1 | bit(start &+ value) }
        return value &- 1 &<< bits
    }

    /// Reads a number, lowest bit first; the probabilities of each bit depend on the bits before it.
    private mutating func reversed(_ start: Int, bits: Int) -> Int {
        var (value, result) = (1, 0)
        for index in 0..<bits {
            let bit = bit(start &+ value)
            value = value << 1 | bit
            result |= bit &<< index
        }
        return result
    }

    private mutating func length(_ start: Int) -> Int {
        if bit(start) == 0 { return 2 &+ number(start &+ 16, bits: 3) }
        return bit(start &+ 1) == 0 ? 10 &+ number(start &+ 24, bits: 3) : 18 &+ number(start &+ 32, bits: 8)
    }

    /// Reads the distance of a repetition, minus one.
    private mutating func distance(length: Int) -> Int {
        let slot = number(Model.slots &+ min(length &- 2, 3) << 6, bits: 6)
        if slot < 4 { return slot }
        let bits = slot >> 1 &- 1
        let base = (2 | slot & 1) &<< bits
        if slot < 14 { return base &+ reversed(Model.middles &+ base &- slot, bits: bits) }
        var value = 0
        for _ in 4..<bits { value = value << 1 | plainBit() }
        return base &+ value << 4 &+ reversed(Model.ends, bits: 4)
    }

    /// Reads a literal byte. After a repetition, its probabilities depend on the byte at the last distance, too.
    private mutating func letter() -> UInt8 {
        let start = Model.letters &+ (count > 0 ? unsafe Int(output[count &- 1]) >> 5 &* 0x300 : 0)
        var value = 1
        if state >= 7 {
            var other = unsafe Int(output[count &- distances.0 &- 1])
            while value < 256 {
                let expected = other >> 7 & 1
                other <<= 1
                let bit = bit(start &+ (1 &+ expected) << 8 &+ value)
                value = value << 1 | bit
                if bit != expected { break }
            }
        }
        while value < 256 { value = value << 1 | bit(start &+ value) }
        return UInt8(truncatingIfNeeded: value)
    }

    /// Decodes a literal byte or a repetition. A browser optimizes a function only for later calls, so this is not inlined.
    @inline(never)
    private mutating func step() {
        var length = 1
        if bit(Model.isMatch &+ state) == 0 {
            unsafe output[count] = letter()
            count &+= 1
            state = state < 4 ? 0 : state < 10 ? state &- 3 : state &- 6
            return
        }
        if bit(Model.isKnown &+ state) == 0 {
            length = self.length(Model.matchLengths)
            distances = (distance(length: length), distances.0, distances.1, distances.2)
            state = state < 7 ? 7 : 10
        } else {
            var isLetter = false
            if bit(Model.isFirst &+ state) == 0 {
                isLetter = bit(Model.isLong &+ state) == 0
            } else if bit(Model.isSecond &+ state) == 0 {
                distances = (distances.1, distances.0, distances.2, distances.3)
            } else if bit(Model.isThird &+ state) == 0 {
                distances = (distances.2, distances.0, distances.1, distances.3)
            } else {
                distances = (distances.3, distances.0, distances.1, distances.2)
            }
            if !isLetter { length = self.length(Model.knownLengths) }
            state = state < 7 ? (isLetter ? 9 : 8) : 11
        }
        for _ in 0..<length {
            unsafe output[count] = output[count &- distances.0 &- 1]
            count &+= 1
        }
    }

    mutating func run(count total: Int) {
        while count < total { step() }
    }
}

/// Unpacks a stream into `count` bytes.
@_expose(wasm, "unpack") @_cdecl("unpack")
public func unpack(
    _ input: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ count: Int,
    _ probabilities: UnsafeMutablePointer<UInt16>
) {
    var decompressor = unsafe Decompressor(input, to: output, probabilities: probabilities)
    decompressor.run(count: count)
}
