extension ConstraintStream {
    /// The stream as text, for a solver written in another language. The text does not say which variables are
    /// nonnegative, and names only one edited row.
    ///
    /// A line with the numbers of variables and rows, the dragged row, the edited row, and the bounds of the replaced
    /// rows; then a line per row: priority, comparison (-1, 0, 1), constant, number of terms, and each term as variable
    /// and coefficient.
    public var text: String {
        var text = "\(variableCount) \(rows.count) \(draggedRow) \(editedRows[0]) "
        text += "\(replacedRows.lowerBound) \(replacedRows.upperBound)\n"
        for (index, row) in rows.enumerated() {
            let terms = termStarts[index]..<termStarts[index + 1]
            text += "\(row.priority) \(row.comparison.rawValue) \(row.constant) \(terms.count)"
            for term in terms { text += " \(termVariables[term]) \(termCoefficients[term])" }
            text += "\n"
        }
        return text
    }
}
