/// The bytes of an input, read as choices; after the last byte, every choice is the first option.
struct Script {
    private let bytes: [UInt8]
    private var next = 0

    init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
        bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    }

    var isAtEnd: Bool { next >= bytes.count }

    /// A nonnegative number below the limit.
    mutating func choice(_ limit: Int) -> Int {
        guard next < bytes.count, limit > 0 else { return 0 }
        defer { next += 1 }
        return Int(bytes[next]) % limit
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[choice(elements.count)] }

    /// A multiple of a quarter between -32 and 31.75, so that sums are exact.
    mutating func quarter() -> Double { Double(choice(256) - 128) / 4 }
}
