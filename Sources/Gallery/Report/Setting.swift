import AutoLayout

/// The screen on which an example is shown: its width in points, and the reading direction.
struct Setting: Hashable {
    var width = 390.0
    var direction = LayoutDirection.leftToRight

    /// A small phone, a phone and a tablet, each in both directions; the usual one is the first.
    static let all = [390.0, 320, 768].flatMap { width in
        LayoutDirection.allCases.map { Setting(width: width, direction: $0) }
    }
}

extension Setting: CustomStringConvertible {
    var description: String { "\(widthInWords) wide, \(directionInWords)" }
    var widthInWords: String { width.plain }
    var directionInWords: String { direction == .leftToRight ? "left to right" : "right to left" }
}
