extension LayoutNode {
    /// - Returns: whether the corner was shown elsewhere in root space before.
    func show(at point: Point) -> Bool {
        guard displayed != point else { return false }
        displayed = point
        return true
    }

    /// Takes one of the four numbers the solver has found, in their order in `ItemVariables`.
    @inline(__always) func take(_ value: Double, at place: Int32) {
        switch place {
        case 0: solved.origin.x = value
        case 1: solved.origin.y = value
        case 2: solved.size.width = value
        default: solved.size.height = value
        }
        flags.insert(.awaitsPlace)
    }

    /// Gives the view the frame the solver has found.
    /// - Returns: whether it has to lay out its subviews now.
    func take(solvedFrame: Rect) -> Bool {
        defer { frame = solvedFrame }
        return !flags.contains(.isPlain) && solvedFrame.size != frame.size
    }
}
