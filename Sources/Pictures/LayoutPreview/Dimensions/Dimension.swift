internal import AutoLayout

/// A constraint drawn like a dimension in an engineering drawing: a line with arrowheads and a caption.
struct Dimension {
    /// The position of one end along the axis, and the extent across the axis of the item at that end.
    struct End {
        let position: Double
        let reach: Span
    }

    let axis: Axis
    let start: End
    let end: End
    /// The caption of the line; empty for two equal positions.
    let words: String
    /// The width of the caption, in points.
    let wordWidth: Double
    /// The best position of the line across the axis, as a fraction of `home`. A length is not drawn in the middle,
    /// which is reserved for the name of the view.
    let share: Double
    let isInConflict: Bool
    let isDropped: Bool

    /// The drawing of a constraint; nil if it neither holds nor is in a conflict, or compares an attribute with itself.
    init?(_ constraint: LayoutSnapshot.Constraint) {
        guard constraint.isInConflict || constraint.holds, !constraint.comparesWithItself else { return nil }
        axis = constraint.axis
        let rect = constraint.first.rectInRoot
        let reach = rect.span(axis.other)
        if let second = constraint.second, !constraint.comparesLengths {
            let other = second.rectInRoot
            let origin = constraint.isMirrored ? other.span(axis).end : other.span(axis).start
            start = End(
                position: constraint.multiplier == 1 ? second.value : origin, reach: other.span(axis.other))
            end = End(position: constraint.first.value, reach: reach)
            share = 0.5
        } else {
            start = End(position: rect.span(axis).start, reach: reach)
            end = End(position: rect.span(axis).end, reach: reach)
            share = 0.8
        }
        words = constraint.words
        wordWidth = Caption(words, size: PlacedDimension.fontSize).width
        isInConflict = constraint.isInConflict
        isDropped = constraint.isDropped
    }

    /// Whether the two ends are at the same position, as the constraint requires, so that the line needs no caption.
    var isAlignment: Bool { words.isEmpty }

    /// The positions of the two ends along the axis.
    var span: Span { Span(start.position, end.position) }

    /// The range across the axis in which the line touches both items; if there is none, the extent of the item at the
    /// line's end.
    var home: Span { start.reach.intersection(end.reach) ?? end.reach }

    /// The area of the picture between the two ends.
    var bounds: Rect { axis.rect(along: span, across: home) }
}

extension LayoutSnapshot.Constraint {
    /// The largest change that rounding to pixels may cause, in points.
    private static let slack = 1.0

    /// The left side of the constraint minus the right side; nil if the values of the attributes do not determine it.
    var excess: Double? {
        guard let second else { return first.value - constant }
        guard multiplier == 1 || comparesLengths else { return nil }
        let difference = first.value - multiplier * second.value
        return (isMirrored ? -difference : difference) - constant
    }

    /// Whether the layout satisfies the constraint up to rounding to pixels. If the positions do not determine this,
    /// the constraint counts as satisfied unless it was dropped.
    var holds: Bool {
        guard let excess else { return !isDropped }
        switch relation {
        case .equal: return abs(excess) <= Self.slack
        case .lessThanOrEqual: return excess <= Self.slack
        case .greaterThanOrEqual: return excess >= -Self.slack
        }
    }

    fileprivate var comparesWithItself: Bool {
        guard let second else { return false }
        return first.item == second.item && first.attribute == second.attribute
            && first.rectInRoot == second.rectInRoot
    }
}
