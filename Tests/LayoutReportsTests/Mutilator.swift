import TestSupport

/// A tool that damages a string in the ways in which people and programs damage logs.
struct Mutilator {
    private var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    /// The bytes of a string that has been damaged in one to four ways.
    mutating func mutilate(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &generator) { damage(&bytes) }
        return bytes
    }

    private mutating func damage(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: bytes = Array(bytes.prefix(position(in: bytes)))
        case 1: bytes = Array(bytes.dropFirst(position(in: bytes)))
        case 2: bytes = lines(bytes) { Array("> ".utf8) + $0 }
        case 3: bytes = lines(bytes) { Array("2018-02-05 14:48:19.693248-0800 App[12:3] ".utf8) + $0 }
        case 4:
            let chance = Double.random(in: 0.05...0.6, using: &generator)
            var copy = generator
            bytes = lines(bytes) { Double.random(in: 0..<1, using: &copy) < chance ? nil : $0 }
            generator = copy
        case 5:
            let start = position(in: bytes)
            let count = Int.random(in: 1...40, using: &generator)
            bytes.removeSubrange(start..<min(bytes.count, start + count))
        case 6: for _ in 0..<8 { bytes[position(in: bytes)] = UInt8.random(in: 0...255, using: &generator) }
        case 7: bytes.removeAll { $0 == 0x0A }
        case 8: bytes.removeAll { $0 == 0x22 }
        case 9:
            let (start, end) = (position(in: bytes), position(in: bytes))
            bytes.insert(contentsOf: bytes[min(start, end)..<max(start, end)], at: position(in: bytes))
        case 10: bytes = lines(bytes) { $0.filter { $0 != 0x3E } }
        default:
            // Some digits are replaced with random ones.
            for index in bytes.indices.reversed() where bytes[index] >= 0x30 && bytes[index] <= 0x39 {
                guard Int.random(in: 0..<20, using: &generator) == 0 else { continue }
                bytes[index] = UInt8.random(in: 0x30...0x39, using: &generator)
            }
        }
    }

    private mutating func position(in bytes: [UInt8]) -> Int { Int.random(in: 0..<bytes.count, using: &generator) }

    private func lines(_ bytes: [UInt8], _ change: ([UInt8]) -> [UInt8]?) -> [UInt8] {
        bytes.split(separator: 0x0A, omittingEmptySubsequences: false).compactMap { change(Array($0)) }
            .joined(separator: [0x0A]).map { $0 }
    }
}
