package import ConstraintSolver

/// The solver's variables for one item: its position in its parent, and its size.
package struct ItemVariables {
    package let x: Variable
    package let y: Variable
    package let width: Variable
    package let height: Variable

    package func position(_ axis: Axis) -> Variable { axis == .horizontal ? x : y }
    package func extent(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }
}

/// The variables of one item as stored in the table: their indices in the solver, which are consecutive.
struct ItemUnknowns {
    /// The value for an item that is not in use.
    static let none = ItemUnknowns(x: -1)

    let x: Int32
    var y: Int32 { x + 1 }
    var width: Int32 { x + 2 }
    var height: Int32 { x + 3 }

    var areMade: Bool { x >= 0 }

    func position(_ axis: Axis) -> Int32 { axis == .horizontal ? x : y }
    func extent(_ axis: Axis) -> Int32 { axis == .horizontal ? width : height }
}

extension ItemUnknowns {
    /// The frame from the last solve; values that are unusable in a frame are replaced by those of the given rectangle,
    /// and negative extents by 0.
    func rect(in solver: Solver, orElse rect: Rect) -> Rect {
        let values = solver.values(ofBox: x)
        return Rect(
            x: values.x.resolvesPixels ? values.x : rect.origin.x,
            y: values.y.resolvesPixels ? values.y : rect.origin.y,
            width: values.width.resolvesPixels ? max(0, values.width) : rect.size.width,
            height: values.height.resolvesPixels ? max(0, values.height) : rect.size.height)
    }

    /// Creates four new variables in the solver.
    init(in solver: borrowing Solver) { self.init(x: solver.makeBox()) }
}

/// The four rows that pin an item to its frame, or a root to its size and the origin.
package struct PlacementRows {
    let x: Constraint
    let y: Constraint
    let width: Constraint
    let height: Constraint

    package var all: [Constraint] { [x, y, width, height] }
}

/// The rows that pull an item toward the size of its content, up to four as needed, stored as indices in the solver.
package struct IntrinsicRows {
    /// The rows for one axis: the item's extent is at most the content's, at the hugging priority, and at least the
    /// content's, at the compression resistance priority; -1 for none.
    package struct Pair {
        package var hugging: Int32 = -1
        package var resistance: Int32 = -1
    }

    package var width = Pair()
    package var height = Pair()
    /// Whether the rows for the width express content that wraps, so that it takes room to spare before all others.
    var wraps = false
    /// The size of the content, in points, whether these rows express it or those of a track do.
    package var content = View.noIntrinsicSize

    /// The index of a row; -1 if there is none.
    package func row(_ axis: Axis, isHugging: Bool) -> Int32 {
        let pair = axis == .horizontal ? width : height
        return isHugging ? pair.hugging : pair.resistance
    }

    var all: [Int32] { [width.hugging, width.resistance, height.hugging, height.resistance].filter { $0 >= 0 } }
}
