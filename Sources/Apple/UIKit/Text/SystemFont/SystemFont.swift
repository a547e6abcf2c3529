internal import AutoLayout

/// The system font of iOS at a size and weight: advance widths as iOS 26.1 has them, with pair kerning.
///
/// A width is the sum of advances and kerning, mixed from four masters: two for text and display sizes, each regular and
/// bold. The share of the display masters and the tracking depend on the size. The rule reproduces the widths of strings
/// without kerning, measured in four weights at sizes from 12 to 34 points, to 0.0004 points, and those of English
/// sentences to 0.1 %. Weights below regular are measured as regular, and those above bold as bold.
struct SystemFont {
    /// The share of each master; the sum is 1.
    private let shares: (regularText: Double, boldText: Double, regularDisplay: Double, boldDisplay: Double)
    private let size: Double
    /// The space after each character, in 1/2048 em.
    private let tracking: Double
    /// The share of the display masters.
    let displayShare: Double
    /// The share of the bold masters.
    let boldShare: Double

    /// - Parameter isOnMac: Whether text is as wide as on Mac Catalyst, where it is tracked more widely below 20 points.
    init(size: Double, weight: Font.Weight, isOnMac: Bool = false) {
        let (display, bold) = (SystemFont.displayShare.value(at: size) / 11, SystemFont.boldShare(of: weight))
        (displayShare, boldShare) = (display, bold)
        shares = ((1 - display) * (1 - bold), (1 - display) * bold, display * (1 - bold), display * bold)
        tracking = SystemFont.tracking.value(at: size) + (isOnMac ? SystemFont.trackingOnMac.value(at: size) : 0)
        self.size = size
    }

    /// The width of characters in U+0020 to U+007E, in points. Other bytes add nothing and separate kerning pairs.
    /// - Parameter hasEqualDigits: Whether all digits are as wide as 0.
    func width(of bytes: some Collection<UInt8>, hasEqualDigits: Bool) -> Double {
        var sum = 0.0
        func add(_ master: Master, _ share: Double) {
            if share > 0 { sum += share * Double(master.units(of: bytes, hasEqualDigits: hasEqualDigits)) }
        }
        add(Master.regularText, shares.regularText)
        add(Master.boldText, shares.boldText)
        add(Master.regularDisplay, shares.regularDisplay)
        add(Master.boldDisplay, shares.boldDisplay)
        return (sum / 2 + tracking * Double(bytes.count { $0 >= 0x20 })) * size / 2048
    }

    private static func boldShare(of weight: Font.Weight) -> Double {
        switch weight {
        case .ultraLight, .thin, .light, .regular: 0
        case .medium: 0.3667
        case .semibold: 0.6333
        case .bold, .heavy, .black: 1
        }
    }

    /// The share of the display masters, in elevenths, by size in points.
    private static let displayShare = LinearTable([(17, 0), (18, 0.5), (20, 2.6), (24, 9), (28, 11)])

    /// The tracking in 1/2048 em by size in points. The sizes up to 40 that differ from 8, 9, 19, 23, 25 to 27, 29 to 33
    /// and 35 to 39 are measured; the others are those of Apple's Human Interface Guidelines.
    private static let tracking = LinearTable([
        (8, 53), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40), (17, -52), (18, -50),
        (19, -48), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6), (25, 12), (26, 17), (27, 22), (28, 28), (29, 28),
        (30, 27), (31, 26), (32, 26), (33, 24), (34, 23), (35, 22), (36, 21), (37, 20), (39, 20), (40, 19), (44, 17),
        (48, 15), (52, 13), (56, 11), (60, 9), (72, 5), (80, 0),
    ])
}

extension SystemFont {
    /// What Mac Catalyst adds to the tracking, in 1/2048 em: fitted to the widths of 23 texts measured on Mac Catalyst 26.1,
    /// none of them between 17 and 20 points.
    private static let trackingOnMac = LinearTable([
        (10, 52), (11, 45), (12, 42), (13, 41), (14, 40), (15, 38), (17, 37.05), (19, 36), (20, 0),
    ])

    /// The line heights measured on Mac Catalyst 26.1, which are whole points.
    private static let linesOnMac = LinearTable([
        (10, 13), (11, 14), (12, 15), (13, 16), (14, 17), (15, 19), (17, 20), (20, 24), (22, 26), (24, 28), (28, 33),
        (34, 40), (340, 400),
    ])

    /// The vertical metrics of a font on Mac Catalyst, in whole points.
    static func metricsOnMac(size: Double) -> FontMetrics {
        let (line, ascent) = (linesOnMac.value(at: size).rounded(), (0.967 * size).rounded())
        return FontMetrics(ascent: ascent, descent: line - ascent)
    }

    // The vertical metrics in points, which are the same in all weights except for the x-height.
    var ascender: Double { 1950.0 / 2048 * size }
    var descent: Double { 494.0 / 2048 * size }
    var capHeight: Double { 1443.0 / 2048 * size }
    var xHeight: Double {
        let text = 1078 + 23 * boldShare
        let display = 1040 + 32 * boldShare
        return ((1 - displayShare) * text + displayShare * display) / 2048 * size
    }
}

/// A function given by points on straight lines; constant beyond the first and the last point.
private struct LinearTable {
    private let points: [(x: Double, y: Double)]

    init(_ points: [(x: Double, y: Double)]) { self.points = points }

    func value(at x: Double) -> Double {
        var before = points[0]
        if x <= before.x { return before.y }
        for next in points.dropFirst() {
            if x <= next.x { return before.y + (next.y - before.y) * (x - before.x) / (next.x - before.x) }
            before = next
        }
        return before.y
    }
}

/// A master of the system font: the advances of characters and the kerning of pairs, in 1/4096 em.
private struct Master: Sendable {
    private let advances: [Int16]
    /// The kerning by left and right character; the last row, which is zero, applies at the start of a text.
    private let kerning: [Int16]

    private static let count = 95
    static let regularText = Master(advances: SystemFontAdvances.regularText, kerning: kerning[0])
    static let regularDisplay = Master(advances: SystemFontAdvances.regularDisplay, kerning: kerning[1])
    static let boldText = Master(advances: SystemFontAdvances.boldText, kerning: kerning[2])
    static let boldDisplay = Master(advances: SystemFontAdvances.boldDisplay, kerning: kerning[3])

    /// The kerning of the four masters, in the order of the numbers in `SystemFontKerning`.
    private static let kerning: [[Int16]] = {
        var tables = [[Int16]](repeating: [Int16](repeating: 0, count: (count + 1) * count), count: 4)
        for line in SystemFontKerning.pairs.utf8.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: "|"))
            for field in fields.dropFirst() {
                // The first right character may be a space.
                let rights = field.prefix(1) + field.dropFirst().prefix { $0 != UInt8(ascii: " ") }
                let words = field.dropFirst(rights.count).split(separator: UInt8(ascii: " "))
                let numbers = words.map { Int16(String(decoding: $0, as: UTF8.self)) ?? 0 }
                for left in fields[0] {
                    for right in rights {
                        let pair = (Int(left) - 0x20) * count + Int(right) - 0x20
                        for table in tables.indices {
                            tables[table][pair] = 2 * numbers[table < numbers.count ? table : table - 2]
                        }
                    }
                }
            }
        }
        return tables
    }()

    func units(of bytes: some Collection<UInt8>, hasEqualDigits: Bool) -> Int {
        var (sum, last) = (0, Master.count)
        for byte in bytes {
            let isDigit = hasEqualDigits && 0x30...0x39 ~= byte
            let character = isDigit ? 0x10 : Int(byte) - 0x20
            guard 0..<Master.count ~= character else {
                last = Master.count
                continue
            }
            sum += Int(advances[character]) + Int(kerning[last * Master.count + character])
            last = isDigit ? Master.count : character
        }
        return sum
    }
}
