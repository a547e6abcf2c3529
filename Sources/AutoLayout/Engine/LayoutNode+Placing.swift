extension LayoutNode {
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
}
