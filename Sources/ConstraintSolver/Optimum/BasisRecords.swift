/// A row of the basis, at its place in it.
struct BasisSlot: BitwiseCopyable {
    /// The row that is in the slot now.
    var row: Int32
    /// The triangular part: a row that determines a variable from those of earlier slots, and its coefficient there.
    var baseRow: Int32
    let variable: Int32
    let coefficient: Double
    /// Work space, zero between calls: the right side, and the sum of the magnitudes that went into it.
    var right = 0.0
    var rightMagnitude = 0.0
    /// Its multiplier in the last combination of rows, the magnitudes that went into it, and whether it is listed.
    var multiplier = 0.0
    var multiplierMagnitude = 0.0
    var isTouched = false

    init(row: Int32, baseRow: Int32, variable: Int32, coefficient: Double) {
        self.row = row
        self.baseRow = baseRow
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// What the basis knows of a variable.
struct BasisVariable: BitwiseCopyable {
    /// The slot whose triangular row determines it, −1 while none does.
    var slot: Int32 = -1
    /// Work space, zero between calls: the gradient that is resolved, and the sum of its magnitudes.
    var gradient = 0.0
    var gradientMagnitude = 0.0
    /// How fast it moves along the last direction.
    var direction = 0.0
}
