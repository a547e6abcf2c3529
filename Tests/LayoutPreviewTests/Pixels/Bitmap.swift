import Testing

/// The pixels of a PNG file with eight bits per channel, with or without an alpha channel, not interlaced.
struct Bitmap {
    let width: Int
    let height: Int
    private let channels: Int
    private var bytes: [UInt8] = []

    init(png: [UInt8]) throws {
        func number(at offset: Int) -> Int { png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        (width, height) = (number(at: 16), number(at: 20))
        try #require(png[24] == 8 && png[28] == 0)
        channels = try #require([2: 3, 6: 4][png[25]])
        var (compressed, offset): ([UInt8], Int) = ([], 8)
        while offset < png.count {
            let length = number(at: offset)
            if png[offset + 4..<offset + 8].elementsEqual("IDAT".utf8) {
                compressed += png[offset + 8..<offset + 8 + length]
            }
            offset += length + 12
        }
        // The compressed blocks follow a header of two bytes.
        var inflater = Inflater(compressed.dropFirst(2))
        unfilter(inflater.inflate())
    }

    /// The color of a pixel as red, green and blue in 0...255.
    subscript(x: Int, y: Int) -> [UInt8] {
        let start = (y * width + x) * channels
        return Array(bytes[start..<start + 3])
    }

    /// Undoes the filter of each row (PNG specification, chapter 9).
    private mutating func unfilter(_ rows: [UInt8]) {
        let stride = width * channels
        for y in 0..<height {
            let filter = rows[y * (stride + 1)]
            for x in 0..<stride {
                let left = x >= channels ? Int(bytes[y * stride + x - channels]) : 0
                let above = y > 0 ? Int(bytes[(y - 1) * stride + x]) : 0
                let corner = x >= channels && y > 0 ? Int(bytes[(y - 1) * stride + x - channels]) : 0
                let guess =
                    switch filter {
                    case 1: left
                    case 2: above
                    case 3: (left + above) / 2
                    case 4: Bitmap.paeth(left, above, corner)
                    default: 0
                    }
                bytes.append(rows[y * (stride + 1) + 1 + x] &+ UInt8(guess))
            }
        }
    }

    private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> Int {
        let guess = left + above - corner
        let distances = (abs(guess - left), abs(guess - above), abs(guess - corner))
        if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
        return distances.1 <= distances.2 ? above : corner
    }
}
