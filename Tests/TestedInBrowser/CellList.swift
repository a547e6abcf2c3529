internal import QuickAnchors

/// A list of cells, each with an image, a title beside the image and a button at the end.
package struct CellList {
    private let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))

    /// Creates a list with the given number of cells, without laying it out.
    package init(cells count: Int) {
        var above: View?
        for index in 0..<count {
            let (cell, image, button) = (View(), View(), View())
            let title = Label(index % 2 == 0 ? "A short title" : "A title that is too long for its cell, so it is cut")
            let top = above.map { topToBottom($0, 8) } ?? topToTop(8)
            screen.quickAdd(cell, [top, leadingToLeading(), trailingToTrailing(), heightToConstant(88)])
            cell.quickAdd(image, [12, 16, nil, nil], [widthToConstant(64), heightToConstant(64)])
            cell.quickAdd(
                button, [centerY(), trailingToTrailing(-16), widthToConstant(72), heightToConstant(32)])
            cell.quickAdd(title, [leadingToTrailing(image, 12), centerY(), trailingToLeading(button, atMost: -12)])
            above = cell
        }
    }

    /// Lays out the list at a width in points.
    package func layOut(width: Double) {
        screen.frame.size.width = width
        screen.layoutIfNeeded()
    }
}
