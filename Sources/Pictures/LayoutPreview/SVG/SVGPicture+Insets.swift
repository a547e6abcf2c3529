internal import AutoLayout

extension SVGPicture {
    /// Draws the area outside the safe area with a tint, and the margins as dashed lines.
    func drawInsets(_ writer: inout XMLWriter) {
        for index in visible {
            let entry = snapshot.entries[index]
            if let safeArea = entry.safeArea, safeArea != entry.rectInRoot {
                writer.add(
                    XMLTag("path").with("class", "safe-area")
                        .with("d", entry.rectInRoot.path + safeArea.path).with("fill-rule", "evenodd")
                        .with("fill", palette.safeArea).with("fill-opacity", 0.16))
                writer.add(.rect(safeArea).outlined(palette.safeArea, dashes: "6 3"))
            }
            if let margins = entry.margins, margins != entry.rectInRoot {
                writer.add(.rect(margins).with("class", "margins").outlined(palette.margins, dashes: "3 3"))
            }
        }
    }
}

extension Rect {
    /// The outline as path commands.
    fileprivate var path: String {
        "M\(minX.plain) \(minY.plain)H\(maxX.plain)V\(maxY.plain)H\(minX.plain)Z"
    }
}
