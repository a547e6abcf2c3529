internal import AutoLayout

/// A constraint drawn like a dimension in an engineering drawing: a line between two positions, with a caption. The
/// page chooses the lane in which the line is drawn.
struct DimensionLine {
    /// One end of the line: its position along the axis, and the extent, across the axis, of the item at that end.
    struct End {
        let position: Double
        let reach: ClosedRange<Double>
    }

    let axis: Axis
    let start: End
    let end: End
    /// The best position of the line across the axis, as a fraction of the available extent. The line of a length keeps
    /// away from the middle of its view, where the name is.
    let share: Double
    /// The caption of the line; empty for equal positions.
    var words: String
    /// The change in the constant, in points, per point that the end is dragged along the axis.
    let growth: Double

    /// The line of a constraint; nil if the constraint is not in effect, or if one of its items is not visible.
    init?(_ constraint: LayoutConstraint, on screen: OpenScreen) {
        guard constraint.isInEffect, let traits = constraint.firstAttribute.traits, let first = constraint.firstItem,
            let rect = screen.rect(of: first)
        else { return nil }
        axis = traits.axis
        let reach = rect.range(axis.across)
        let isLength = traits.kind == .extent
        let isMirrored = constraint.isMirrored
        if !isLength, let second = constraint.secondItem, let other = screen.rect(of: second) {
            let otherRange = other.range(axis)
            let origin = isMirrored ? otherRange.upperBound : otherRange.lowerBound
            let place = screen.place(of: constraint.secondAttribute, second, other, isMirrored)
            start = End(position: constraint.multiplier == 1 ? place : origin, reach: other.range(axis.across))
            end = End(
                position: screen.place(of: constraint.firstAttribute, first, rect, isMirrored), reach: reach)
            share = 0.5
            growth = isMirrored ? -1 : 1
        } else {
            guard isLength, constraint.secondItem.map({ screen.rect(of: $0) != nil }) ?? true else { return nil }
            let range = rect.range(axis)
            let isFromRight = axis == .horizontal && screen.screen.layoutDirection == .rightToLeft
            start = End(position: isFromRight ? range.upperBound : range.lowerBound, reach: reach)
            end = End(position: isFromRight ? range.lowerBound : range.upperBound, reach: reach)
            share = 0.8
            growth = isFromRight ? -1 : 1
        }
        words = DimensionLine.words(of: constraint, isLength: isLength)
    }

    /// The number or, if the constraint relates two lengths or has a multiplier, an expression such as `= 0.5 × red +
    /// 8`. An inequality has its sign, and an optional constraint its priority; equal positions have no caption.
    private static func words(of constraint: LayoutConstraint, isLength: Bool) -> String {
        let priority = constraint.priority
        let weight = priority == .required ? "" : " @\(priority.rawValue.plain)"
        let (relation, constant) = (constraint.relation, constraint.constant)
        guard let second = constraint.secondItem else { return relation.sign + constant.plain + weight }
        if !isLength, constraint.multiplier == 1 {
            return constant == 0 && relation == .equal ? "" : relation.caption(ofDistance: constant) + weight
        }
        let name =
            second === constraint.firstItem ? constraint.secondAttribute.description : second.layoutNode.displayName
        return relation.caption(constraint.multiplier, times: name, plus: constant) + weight
    }
}

extension Axis {
    fileprivate var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Rect {
    fileprivate func range(_ axis: Axis) -> ClosedRange<Double> {
        axis == .horizontal ? minX...max(minX, maxX) : minY...max(minY, maxY)
    }
}

extension OpenScreen {
    /// The position of a side, a center or a baseline of an item along its axis on the screen, in points.
    fileprivate func place(
        of attribute: LayoutConstraint.Attribute, _ item: any LayoutItem, _ rect: Rect, _ isMirrored: Bool
    ) -> Double {
        guard let traits = attribute.traits else { return 0 }
        let range = rect.range(traits.axis)
        let length = range.upperBound - range.lowerBound
        guard traits.kind == .baseline, let view = item as? View else {
            return range.lowerBound + (isMirrored ? 1 - traits.share : traits.share) * length
        }
        let isFirst = attribute == .firstBaseline
        let baselineView = view.baselineProviders(isFirst: isFirst).last ?? view
        guard let own = self.rect(of: baselineView) else { return range.upperBound }
        let place = baselineView.baselinePlace(isFirst: isFirst, width: own.width)
        return own.minY + place.share * own.height + place.offset
    }
}

extension JSONWriter {
    /// Writes a line: number, axis (0 for horizontal), start, end, the two extents, share, growth, caption and the role
    /// in a conflict (0 for none, 1 for a member, 2 for the dropped one).
    mutating func line(_ line: DimensionLine, number: Int, of constraint: LayoutConstraint) {
        array { writer in
            writer.number(number)
            writer.number(line.axis == .horizontal ? 0 : 1)
            for end in [line.start, line.end] { writer.number(end.position) }
            for end in [line.start, line.end] {
                writer.number(end.reach.lowerBound)
                writer.number(end.reach.upperBound)
            }
            writer.number(line.share)
            writer.number(line.growth)
            writer.string(line.words)
            writer.number(constraint.isDropped ? 2 : constraint.isInConflict ? 1 : 0)
        }
    }
}
