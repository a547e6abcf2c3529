import AutoLayout
import ConflictScenes

/// A constraint as a line between two positions, in points, with a label.
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
        axis = traits.axis
        let (origin, length) = first.span(traits.axis, in: root)
        var ends = (origin, origin + length)
        /// The value that the layout has in place of the constant; nil if the line does not show it.
        var actual: Double?
        if let second = constraint.secondItem as? View, let secondTraits = constraint.secondAttribute.traits {
            if traits.kind != .extent {
                let (secondOrigin, secondLength) = second.span(traits.axis, in: root)
                ends = (secondOrigin + secondTraits.share * secondLength, origin + traits.share * length)
                // A negative distance is labeled as one in the other direction.
                let sign = constraint.constant < 0 ? -1.0 : 1
                if constraint.multiplier == 1 { actual = sign * (ends.1 - ends.0) }
            }
        } else {
            actual = length
        }
        (start, end) = (min(ends.0, ends.1), max(ends.0, ends.1))
        let isMissed = constraint.isDropped && actual.map { abs($0 - abs(constraint.constant)) > 1e-6 } == true
        words = "\(member.number): \(member.words)" + (isMissed ? " ≠ \((actual ?? 0).plain)" : "")
    }
}

extension View {
    /// The start of a view along an axis of an ancestor, and the length of the view.
    fileprivate func span(_ axis: Axis, in root: View) -> (start: Double, length: Double) {
        let rect = convert(bounds, to: root)
        return axis == .horizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
    }
}
