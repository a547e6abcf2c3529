import AutoLayout

/// The screen on which an example is shown: its width in points, and the reading direction.
struct Setting: Hashable {
    var width = 390.0
    var direction = LayoutDirection.leftToRight

    /// A phone, a small phone and a tablet, each in both directions; the first one is the default.
    static let all = [390.0, 320, 768].flatMap { width in
        LayoutDirection.allCases.map { Setting(width: width, direction: $0) }
    }
}

extension Setting: CustomStringConvertible {
    var description: String { "\(widthInWords) wide, \(directionInWords)" }
    var widthInWords: String { width.plain }
    var directionInWords: String { direction == .leftToRight ? "left to right" : "right to left" }
}
