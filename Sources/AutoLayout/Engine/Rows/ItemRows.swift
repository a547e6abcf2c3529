internal import ConstraintSolver

/// The unknowns of one item: where it begins in the view that holds it, and how long it is.
struct ItemVariables {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable

    func position(_ axis: Axis) -> Variable { axis == .horizontal ? x : y }
    func extent(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }
}

/// The four rows that pin an item to its frame.
final class PlacementRows {
    let x: Constraint
    let y: Constraint
    let width: Constraint
    let height: Constraint

    init(x: Constraint, y: Constraint, width: Constraint, height: Constraint) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    var all: [Constraint] { [x, y, width, height] }
}

/// The rows that pull an item toward the size of its content, at most four, only those that are needed.
final class IntrinsicRows {
    /// Of one axis: at most the content's extent, at the hugging priority, and at least that, at the resistance.
    struct Pair {
        var hugging: Constraint?
        var resistance: Constraint?
    }

    var width = Pair()
    var height = Pair()
    /// The content's size as the rows have it, in points.
    var content = View.noIntrinsicSize

    var all: [Constraint] {
        [width.hugging, width.resistance, height.hugging, height.resistance].compactMap { $0 }
    }
}
