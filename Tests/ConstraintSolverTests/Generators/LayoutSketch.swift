import ConstraintSolver

/// A system under construction, in terms of layout: boxes that have a start and a length along one axis.
struct LayoutSketch {
    struct Box {
        var start: Int
        var length: Int
    }

    private(set) var system = TestSystem()

    mutating func box() -> Box {
        let box = Box(start: system.variable(), length: system.variable())
        require([(1, box.length)], .greaterThanOrEqual, 0)
        return box
    }

    mutating func add(_ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, at priority: Double) {
        system.add(terms, relation, constant, priority: priority)
    }

    mutating func require(_ terms: [(Double, Int)], _ relation: Relation, _ constant: Double) {
        system.add(terms, relation, constant)
    }

    /// Relates the start of `box` to the end of `previous` plus a gap.
    mutating func follow(
        _ box: Box, after previous: Box, _ relation: Relation = .equal, gap: Double, at priority: Double = 1000
    ) {
        add([(1, box.start), (-1, previous.start), (-1, previous.length)], relation, gap, at: priority)
    }

    mutating func alignStart(of box: Box, in parent: Box, inset: Double, _ relation: Relation = .equal) {
        require([(1, box.start), (-1, parent.start)], relation, inset)
    }

    mutating func alignEnd(
        of box: Box, in parent: Box, inset: Double, _ relation: Relation = .equal, at priority: Double = 1000
    ) {
        add(
            [(1, box.start), (1, box.length), (-1, parent.start), (-1, parent.length)], relation, -inset, at: priority)
    }

    mutating func center(_ box: Box, in parent: Box, at priority: Double = 1000) {
        add([(1, box.start), (0.5, box.length), (-1, parent.start), (-0.5, parent.length)], .equal, 0, at: priority)
    }

    mutating func length(_ box: Box, _ relation: Relation, _ length: Double, at priority: Double = 1000) {
        add([(1, box.length)], relation, length, at: priority)
    }

    mutating func ratio(_ box: Box, to other: Box, _ ratio: Double, offset: Double = 0, at priority: Double = 1000) {
        add([(1, box.length), (-ratio, other.length)], .equal, offset, at: priority)
    }

    /// Adds a natural size: no larger at the priority `hugging`, no smaller at the priority `compression`.
    mutating func naturalSize(_ box: Box, _ size: Double, hugging: Double = 250, compression: Double = 750) {
        length(box, .lessThanOrEqual, size, at: hugging)
        length(box, .greaterThanOrEqual, size, at: compression)
    }
}
