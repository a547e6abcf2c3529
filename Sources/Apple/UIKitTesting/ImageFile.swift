internal import AutoLayout
internal import Foundation

/// A PNG, JPEG, PDF or SVG file, of which only the size is read.
struct ImageFile {
    let data: Data

    /// The size in pixels, or in the units of a PDF or SVG file; nil if the format is unknown.
    var size: Size? {
        let bytes = [UInt8](data.prefix(500_000))
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
            return Size(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
        }
        if bytes.starts(with: [0xFF, 0xD8]) { return sizeOfJPEG(bytes) }
        let text = String(decoding: bytes, as: UTF8.self)
        if text.hasPrefix("%PDF") {
            let box = numbers(after: "/MediaBox", in: text, count: 4)
            return box.map { Size(width: $0[2] - $0[0], height: $0[3] - $0[1]) }
        }
        guard let start = text.range(of: "<svg") else { return nil }
        let tag = String(text[start.upperBound...].prefix { $0 != ">" })
        if let width = numbers(after: " width=", in: tag, count: 1),
            let height = numbers(after: " height=", in: tag, count: 1)
        {
            return Size(width: width[0], height: height[0])
        }
        return numbers(after: "viewBox=", in: tag, count: 4).map { Size(width: $0[2], height: $0[3]) }
    }

    private func number(_ bytes: ArraySlice<UInt8>) -> Double { Double(bytes.reduce(0) { $0 << 8 | UInt32($1) }) }

    /// The size in the first segment that begins a frame.
    private func sizeOfJPEG(_ bytes: [UInt8]) -> Size? {
        var next = 2
        while next + 9 <= bytes.count, bytes[next] == 0xFF {
            let kind = bytes[next + 1]
            if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
                return Size(
                    width: number(bytes[next + 7..<next + 9]), height: number(bytes[next + 5..<next + 7]))
            }
            next += 2 + Int(number(bytes[next + 2..<next + 4]))
        }
        return nil
    }

    /// The first numbers after a word; nil if there are fewer.
    private func numbers(after word: String, in text: String, count: Int) -> [Double]? {
        guard let start = text.range(of: word)?.upperBound else { return nil }
        let numbers = text[start...].prefix(200).split { !$0.isNumber && $0 != "." && $0 != "-" }
            .prefix(count).compactMap { Double($0) }
        return numbers.count == count ? numbers : nil
    }
}
