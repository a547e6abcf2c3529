/// A decompressor for the data of PNG files (RFC 1951), as far as the tests need it; the input is assumed to be well
/// formed.
struct Inflater {
    private let input: [UInt8]
    private var position = 0
    private var output: [UInt8] = []

    init(_ input: ArraySlice<UInt8>) {
        self.input = Array(input)
    }

    mutating func inflate() -> [UInt8] {
        var isLast = false
        while !isLast {
            isLast = bits(1) == 1
            switch bits(2) {
            case 0: copyStored()
            case 1:
                expand(
                    HuffmanCode(lengths: Inflater.fixedLengths), HuffmanCode(lengths: Array(repeating: 5, count: 30)))
            default: expandWithOwnCodes()
            }
        }
        return output
    }

    private static let fixedLengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]

    /// The next bits, lowest bit first.
    private mutating func bits(_ count: Int) -> Int {
        var value = 0
        for index in 0..<count {
            value |= Int(input[position / 8] >> (position % 8) & 1) << index
            position += 1
        }
        return value
    }

    private mutating func symbol(_ code: HuffmanCode) -> Int {
        var (word, length) = (0, 0)
        while true {
            word = word << 1 | bits(1)
            length += 1
            if let symbol = code[word, length] { return symbol }
        }
    }

    private mutating func copyStored() {
        position = (position + 7) / 8 * 8
        let count = bits(16)
        _ = bits(16)
        for _ in 0..<count { output.append(UInt8(bits(8))) }
    }

    private mutating func expandWithOwnCodes() {
        let (literals, distances, lengths) = (bits(5) + 257, bits(5) + 1, bits(4) + 4)
        var ofLengths = Array(repeating: 0, count: 19)
        for index in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(lengths) {
            ofLengths[index] = bits(3)
        }
        let code = HuffmanCode(lengths: ofLengths)
        var found: [Int] = []
        while found.count < literals + distances {
            switch symbol(code) {
            case 16: found += Array(repeating: found[found.count - 1], count: 3 + bits(2))
            case 17: found += Array(repeating: 0, count: 3 + bits(3))
            case 18: found += Array(repeating: 0, count: 11 + bits(7))
            case let length: found.append(length)
            }
        }
        expand(HuffmanCode(lengths: Array(found[..<literals])), HuffmanCode(lengths: Array(found[literals...])))
    }

    private mutating func expand(_ literals: HuffmanCode, _ distances: HuffmanCode) {
        while true {
            let symbol = symbol(literals)
            if symbol == 256 { return }
            guard symbol > 256 else {
                output.append(UInt8(symbol))
                continue
            }
            let index = symbol - 257
            let length = Inflater.lengthBases[index] + bits(index < 8 || index == 28 ? 0 : index / 4 - 1)
            let far = self.symbol(distances)
            let distance = Inflater.distanceBases[far] + bits(far < 4 ? 0 : far / 2 - 1)
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }
}

/// A canonical Huffman code: its code words are numbered by length and, among those of the same length, by symbol.
struct HuffmanCode {
    private var symbols: [[Int]] = Array(repeating: [], count: 16)
    private var firstWords = Array(repeating: 0, count: 16)

    init(lengths: [Int]) {
        for (symbol, length) in lengths.enumerated() where length > 0 { symbols[length].append(symbol) }
        for length in 1..<16 { firstWords[length] = (firstWords[length - 1] + symbols[length - 1].count) << 1 }
    }

    subscript(word: Int, length: Int) -> Int? {
        let index = word - firstWords[length]
        return symbols[length].indices.contains(index) ? symbols[length][index] : nil
    }
}
