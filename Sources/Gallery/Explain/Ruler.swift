import AutoLayout

/// A constraint as a line from one place to another, in points, and what is written on it.
struct Ruler {
    let axis: Axis
    let start: Double
    let end: Double
    let words: String

    init?(_ member: ConflictScene.Member, in root: View) {
        let constraint = member.constraint
        guard let first = constraint.firstItem as? View, let traits = constraint.firstAttribute.traits else {
            return nil
        }
        let (axis, isExtent) = (traits.axis, traits.sort == .extent)
        let rect = first.convert(first.bounds, to: root)
        let (origin, length) = axis == .horizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
        let place = origin + traits.share * length
        self.axis = axis
        var other = origin
        var excess = length - constraint.constant
        if let second = constraint.secondItem as? View, let secondTraits = constraint.secondAttribute.traits {
            let rect = second.convert(second.bounds, to: root)
            let (origin, length) = axis == .horizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
            if isExtent {
                excess = 0
            } else {
                other = origin + secondTraits.share * length
                excess = constraint.multiplier == 1 ? place - other - constraint.constant : 0
            }
        }
        (start, end) = isExtent ? (origin, origin + length) : (min(place, other), max(place, other))
        let isBroken = constraint.isSetAside && abs(excess) > 1e-6
        // Below zero the constant was labeled with its opposite.
        let actual =
            constraint.secondItem != nil && constraint.constant < 0
            ? -constraint.constant - excess : constraint.constant + excess
        words = "\(member.number): \(member.words)" + (isBroken ? " ≠ \(actual.plain)" : "")
    }
}
