public import AutoLayout
public import QuickAnchorsCore

extension GridView {
    /// Places a view in the cell at a column and a row, counted from 0, and constrains it with anchors.
    ///
    /// The grid positions the view; anchors may determine anything else, such as a width.
    /// - Returns: the constraints in the order of the anchors.
    /// - Precondition: As for `place(_:column:row:)`; the spans are at least 1.
    /// - Complexity: O(*n*) in the number of anchors and, if the view is already in the grid, of cells; the next pass
    ///   places all cells.
    @discardableResult
    public func quickAdd(
        _ child: View, column: Int, row: Int, columnSpan: Int = 1, rowSpan: Int = 1, _ anchors: [QuickAnchor] = []
    ) -> QuickConstraints {
        place(GridCell(child, columnSpan: columnSpan, rowSpan: rowSpan), column: column, row: row)
        return child.activateQuickAnchors(anchors)
    }
}
