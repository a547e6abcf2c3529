/// A row on a walk back through a plan, and its position in the plan.
struct WalkStep: BitwiseCopyable {
    var constraint: Int32
    var position: Int32
}

/// The coefficient of a variable in a sum of rows, and the total magnitude of the coefficient's summands.
struct Share: BitwiseCopyable {
    var amount = 0.0
    var magnitude = 0.0

    mutating func add(_ part: Double) {
        amount += part
        magnitude += abs(part)
    }
}
