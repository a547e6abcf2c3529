internal import ConstraintSolver

/// A multiple of one side of a constraint, in the coordinates of its container: the position of an item, plus a
/// fraction of its extent.
struct RowSide {
    private(set) var position: ShortTerm = (0, -1)
    private(set) var extent: ShortTerm = (0, -1)

    /// Creates a multiple of an attribute of an item in use; for a baseline, of the item that provides it.
    /// - Parameter content: The variables of the content to which the edges of a scrolling container refer; nil if the
    ///   container does not scroll.
    init(
        _ coefficient: Double, _ attribute: LayoutConstraint.Attribute, of unknowns: ItemUnknowns, isContainer: Bool,
        isMirrored: Bool, content: ItemUnknowns?, share baselineShare: Double? = nil
    ) {
        if attribute == .notAnAttribute { return }
        var share = baselineShare ?? attribute.share
        if !attribute.isExtent {
            if !isContainer { position = (coefficient, unknowns.position(attribute.axis)) }
            if isMirrored { share = 1 - share }
        }
        // A share of a tiny coefficient can be rounded to 0.
        guard coefficient * share != 0 else { return }
        extent = (coefficient * share, unknowns.extent(attribute.axis))
        if let content, share == 1, isContainer, !attribute.isExtent, baselineShare == nil {
            extent.variable = content.extent(attribute.axis)
        }
    }
}

/// The translation of constraints into numbers.
///
/// A row is written in the container's coordinates: the position of an item is the sum of its position in its parent
/// and the positions, each in its own parent, of the views between the item and the container; the container itself is
/// at 0. If the container reads right to left and the constraint mentions leading or trailing, all positions are
/// measured leftward from the container's right edge: the attributes change sides, the comparison is reversed and the
/// constant changes sign.
extension ItemTable {
    /// Whether the row of a constraint counts from the right in a tree with the given reading direction.
    func isMirrored(_ record: ConstraintRecord, in direction: LayoutDirection) -> Bool {
        guard record.dependsOnDirection, let flags = nodes[Int(record.container)]?.flags else { return false }
        return flags.direction(in: direction) == .rightToLeft
    }
}

extension ConstraintRecord {
    /// The constant of the constraint's row.
    func constant(isMirrored: Bool) -> Double { isMirrored ? -value.constant : value.constant }

    func relation(isMirrored: Bool) -> Relation {
        switch value.relation {
        case .equal: .equal
        case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
        case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
        }
    }
}
