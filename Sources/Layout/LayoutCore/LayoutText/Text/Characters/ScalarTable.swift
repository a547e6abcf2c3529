/// The class of each scalar, decoded from a string of runs. A run is a character from U+0040 up that encodes the class,
/// followed by the run's length in base-16 digits from U+0030 to U+003F; without digits, the length is 1.
struct ScalarTable: Sendable {
    /// The first scalar of each run times 256, plus the class of the run.
    private let runs: [UInt32]
    /// The classes of the scalars below U+0400, which are the most common ones.
    private let first: [UInt8]

    init(_ encoded: String) {
        (runs, first) = (ScalarTable.runs(encoded), ScalarTable.values(below: 0x400, of: encoded))
    }

    /// The class of a scalar.
    /// - Complexity: O(log *n*) in the number of runs; O(1) up to U+03FF.
    subscript(scalar: Unicode.Scalar) -> UInt8 {
        if scalar.value < 0x400 { return first[Int(scalar.value)] }
        let key = scalar.value << 8 | 0xFF
        var (low, high) = (0, runs.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if runs[middle] <= key { low = middle } else { high = middle }
        }
        return UInt8(truncatingIfNeeded: runs[low])
    }

    /// The classes of the scalars below a limit.
    static func values(below limit: Int, of encoded: String) -> [UInt8] {
        let runs = runs(encoded, below: limit)
        var values: [UInt8] = []
        values.reserveCapacity(limit)
        for (index, run) in runs.enumerated() {
            let end = index + 1 < runs.count ? Int(runs[index + 1] >> 8) : limit
            values += repeatElement(UInt8(truncatingIfNeeded: run), count: min(end, limit) - values.count)
        }
        return values
    }

    private static func runs(_ encoded: String, below limit: Int = .max) -> [UInt32] {
        var (runs, start, length) = ([UInt32](), 0, 0)
        for byte in encoded.utf8 {
            guard byte >= 0x40 else {
                length = length << 4 | Int(byte & 0xF)
                continue
            }
            if !runs.isEmpty { start += max(length, 1) }
            guard start < limit else { break }
            runs.append(UInt32(start) << 8 | UInt32(byte - 0x40))
            length = 0
        }
        return runs
    }
}
