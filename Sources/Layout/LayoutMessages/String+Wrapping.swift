extension String {
    /// The text wrapped at spaces to lines of at most `width` characters, with `indent` in front of each continuation
    /// line.
    ///
    /// A word longer than a line is not broken.
    package func wrapped(indent: String = "", width: Int = 80) -> String {
        let margin = prefix { $0 == " " }
        var lines: [String] = []
        var line = String(margin)
        var isEmpty = true
        for word in dropFirst(margin.count).split(separator: " ") {
            if isEmpty {
                line += word
            } else if line.count + 1 + word.count <= width {
                line += " " + word
            } else {
                lines.append(line)
                line = indent + word
            }
            isEmpty = false
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
