internal import AutoLayout

extension LayoutSnapshot {
    /// A picture as a self-contained SVG 1.1 document: a rectangle for each view that has a colour, and its name.
    /// - Parameter showsNames: whether names are written into the views that hold no other.
    /// - Complexity: O(*n*) in the number of views.
    public func svg(showsNames: Bool = true) -> String {
        let canvas = XMLTag("svg")
            .with("xmlns", "http://www.w3.org/2000/svg").with("version", "1.1")
            .with("width", size.width).with("height", size.height)
            .with("viewBox", "0 0 \(size.width.plain) \(size.height.plain)")
        var lines = [canvas.opening]
        for (index, entry) in entries.enumerated() {
            if let color = entry.backgroundColor { lines.append("  " + entry.rectangle(filledWith: color)) }
            let isLeaf = index + 1 == entries.count || entries[index + 1].depth <= entry.depth
            if showsNames, isLeaf { lines.append("  " + entry.label) }
        }
        lines.append("</svg>\n")
        return lines.joined(separator: "\n")
    }
}

extension LayoutSnapshot.Entry {
    fileprivate func rectangle(filledWith color: Color) -> String {
        XMLTag("rect")
            .with("x", rectInRoot.minX).with("y", rectInRoot.minY)
            .with("width", rectInRoot.width).with("height", rectInRoot.height).with("rx", cornerRadius)
            .with("fill", color.hexadecimal).with("fill-opacity", color.alpha)
            .alone
    }

    fileprivate var label: String {
        let fontSize = min(14, rectInRoot.height * 0.6)
        let tag = XMLTag("text")
            .with("x", rectInRoot.midX).with("y", rectInRoot.midY + fontSize * 0.35)
            .with("font-family", "Helvetica, Arial, sans-serif").with("font-size", fontSize)
            .with("text-anchor", "middle").with("fill", backgroundColor?.isDark == true ? "white" : "black")
        return tag.opening + name.escapedForXML + "</text>"
    }
}
