internal import AutoLayout

/// The colors of everything except views.
struct Palette {
    /// The color behind a root without a background color.
    let paper: Color
    /// The color of text on the paper.
    let ink: Color
    /// The color behind numbers and lines, so that they stand out from any view.
    let halo: Color
    let frame: Color
    let dimension: Color
    let safeArea: Color
    let margins: Color
    let guide: Color
    let conflict: Color
    let ambiguity: Color

    static let light = Palette(
        paper: Color(rgb: 0xFFFFFF), ink: Color(rgb: 0x1D1D1F), halo: Color(rgb: 0xFFFFFF), frame: Color(rgb: 0x6E6E73),
        dimension: Color(rgb: 0x2F3D9E),
        safeArea: Color(rgb: 0x0A84FF), margins: Color(rgb: 0x8944AB), guide: Color(rgb: 0x00796B),
        conflict: Color(rgb: 0xD70015), ambiguity: Color(rgb: 0xA85200))
    static let dark = Palette(
        paper: Color(rgb: 0x1C1C1E), ink: Color(rgb: 0xF5F5F7), halo: Color(rgb: 0x1C1C1E), frame: Color(rgb: 0xAEAEB2),
        dimension: Color(rgb: 0xA9B8FF),
        safeArea: Color(rgb: 0x64B5FF), margins: Color(rgb: 0xDA8FFF), guide: Color(rgb: 0x5FD4C4),
        conflict: Color(rgb: 0xFF6961), ambiguity: Color(rgb: 0xFFB340))
}

extension Color {
    /// The opaque color with the red, green and blue bytes of a number.
    fileprivate init(rgb: UInt32) {
        func share(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
        self.init(red: share(16), green: share(8), blue: share(0))
    }
}
