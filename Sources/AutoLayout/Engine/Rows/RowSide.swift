internal import ConstraintSolver

/// A multiple of one side of a constraint, in the coordinates of its container: where an item begins, and how much of its
/// extent comes on top.
struct RowSide {
    private(set) var position: ShortTerm = (0, -1)
    private(set) var extent: ShortTerm = (0, -1)

    /// A multiple of an attribute of an item in use; of a baseline, of the item that provides it.
    /// - Parameter content: The unknowns of the content whose edges those of a container mean that scrolls.
    @inline(__always) init(
        _ coefficient: Double, _ attribute: LayoutConstraint.Attribute, of unknowns: ItemUnknowns, isContainer: Bool,
        isMirrored: Bool, content: ItemUnknowns?, share baselineShare: Double? = nil
    ) {
        if attribute == .notAnAttribute { return }
        var share = baselineShare ?? attribute.share
        if !attribute.isExtent {
            if !isContainer { position = (coefficient, unknowns.position(attribute.axis)) }
            if isMirrored { share = 1 - share }
        }
        guard share != 0 else { return }
        extent = (coefficient * share, unknowns.extent(attribute.axis))
        if let content, share == 1, isContainer, !attribute.isExtent, baselineShare == nil {
            extent.variable = content.extent(attribute.axis)
        }
    }
}

/// Where a constraint becomes numbers.
///
/// A row is written in the container's coordinates: what is in it is as far along as it and the views on the way up to the
/// container are, each in its parent; the container itself is at 0. Where the container reads right to left and leading or
/// trailing is mentioned, everything counts from its right edge, leftwards: the attributes change sides, the comparison
/// turns round and the constant changes its sign.
extension ItemTable {
    /// Whether the row of a constraint counts from the right, in a tree that reads in a direction.
    @inline(__always) func isMirrored(_ record: ConstraintRecord, in direction: LayoutDirection) -> Bool {
        guard record.dependsOnDirection, let flags = nodes[Int(record.container)]?.flags else { return false }
        return flags.direction(in: direction) == .rightToLeft
    }
}

extension ConstraintRecord {
    /// The right side of its row.
    @inline(__always) func constant(isMirrored: Bool) -> Double { isMirrored ? -value.constant : value.constant }

    @inline(__always) func relation(isMirrored: Bool) -> Relation {
        switch value.relation {
        case .equal: .equal
        case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
        case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
        }
    }
}
