/// The colors of everything except views.
struct Palette {
    /// The color behind a root without a background color.
    let paper: String
    /// The color of text on the paper.
    let ink: String
    /// The color behind numbers and lines, so that they stand out from any view.
    let halo: String
    let frame: String
    let dimension: String
    let safeArea: String
    let margins: String
    let guide: String
    let conflict: String
    let ambiguity: String

    static let light = Palette(
        paper: "#ffffff", ink: "#1d1d1f", halo: "#ffffff", frame: "#6e6e73", dimension: "#2f3d9e",
        safeArea: "#0a84ff", margins: "#8944ab", guide: "#00796b", conflict: "#d70015", ambiguity: "#a85200")
    static let dark = Palette(
        paper: "#1c1c1e", ink: "#f5f5f7", halo: "#1c1c1e", frame: "#aeaeb2", dimension: "#a9b8ff",
        safeArea: "#64b5ff", margins: "#da8fff", guide: "#5fd4c4", conflict: "#ff6961", ambiguity: "#ffb340")
}
