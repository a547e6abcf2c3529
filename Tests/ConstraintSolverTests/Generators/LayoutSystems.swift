import ConstraintSolver
import TestSupport

/// Random systems of the kinds that layouts produce.
enum LayoutSystems {
    private static let builders: [@Sendable (inout LayoutSketch, inout SplitMix64) -> Void] = [
        labelRow, equalWidths, list, selfSizingRows, boundsAndRatios, centers,
    ]

    static func make(seed: UInt64) -> TestSystem {
        var random = SplitMix64(seed: seed)
        var sketch = LayoutSketch()
        random.pick(builders)(&sketch, &random)
        return sketch.system
    }

    /// Labels side by side in a parent that is often too narrow or too wide for them.
    @Sendable private static func labelRow(_ sketch: inout LayoutSketch, _ random: inout SplitMix64) {
        let parent = sketch.parent(Double(random.int(50...500)))
        var previous: LayoutSketch.Box?
        let count = random.int(1...5)
        for _ in 0..<count {
            let label = sketch.box()
            sketch.naturalSize(
                label, random.quarter(10...150), hugging: random.pick([250, 250, 251, 250.5, 252]),
                compression: random.pick([750, 750, 751, 750.5, 749]))
            let relation: Relation = random.oneIn(4) ? .greaterThanOrEqual : .equal
            if let previous {
                sketch.follow(label, after: previous, relation, gap: 8)
            } else {
                sketch.alignStart(of: label, in: parent, inset: 16)
            }
            previous = label
        }
        if let previous {
            let relation: Relation = random.oneIn(3) ? .lessThanOrEqual : .equal
            sketch.alignEnd(of: previous, in: parent, inset: 16, relation, at: random.pick([1000, 1000, 999]))
        }
    }

    /// Boxes of equal width, or with gaps of equal width, between the parent's edges.
    @Sendable private static func equalWidths(_ sketch: inout LayoutSketch, _ random: inout SplitMix64) {
        let parent = sketch.parent(Double(random.int(100...600)))
        let equalGaps = random.oneIn(2)
        var boxes: [LayoutSketch.Box] = []
        for _ in 0..<random.int(2...5) {
            let box = sketch.box()
            if random.oneIn(2) || equalGaps { sketch.naturalSize(box, Double(random.int(10...120))) }
            if let first = boxes.first {
                if !equalGaps { sketch.ratio(box, to: first, 1, at: random.pick([1000, 1000, 999.5])) }
            } else {
                sketch.alignStart(of: box, in: parent, inset: Double(random.int(0...20)))
            }
            if let previous = boxes.last, !equalGaps { sketch.follow(box, after: previous, gap: 8) }
            boxes.append(box)
        }
        if equalGaps { equalizeGaps(&sketch, boxes) }
        sketch.alignEnd(of: boxes[boxes.count - 1], in: parent, inset: Double(random.int(0...20)))
    }

    private static func equalizeGaps(_ sketch: inout LayoutSketch, _ boxes: [LayoutSketch.Box]) {
        var first: LayoutSketch.Box?
        for (left, right) in zip(boxes, boxes.dropFirst()) {
            let gap = sketch.box()
            sketch.follow(gap, after: left, gap: 0)
            sketch.follow(right, after: gap, gap: 0)
            if let first { sketch.ratio(gap, to: first, 1) } else { first = gap }
        }
    }

    /// A column of rows, each of a fixed or natural height, in a parent that may hug them.
    @Sendable private static func list(_ sketch: inout LayoutSketch, _ random: inout SplitMix64) {
        let parent = sketch.box()
        sketch.require([(1, parent.start)], .equal, 0)
        if random.oneIn(2) { sketch.length(parent, .equal, Double(random.int(0...300)), at: random.pick([1000, 50])) }
        var previous: LayoutSketch.Box?
        for _ in 0..<random.int(1...6) {
            let row = sketch.box()
            if random.oneIn(2) {
                sketch.length(row, .equal, Double(random.int(20...80)), at: random.pick([1000, 999, 750]))
            } else {
                sketch.naturalSize(row, Double(random.int(10...60)))
            }
            if let previous {
                sketch.follow(row, after: previous, gap: Double(random.int(-2...12)))
            } else {
                sketch.alignStart(of: row, in: parent, inset: 10)
            }
            previous = row
        }
        if let previous { sketch.alignEnd(of: previous, in: parent, inset: 10, random.pick(Relation.allCases)) }
    }

    /// Chained rows, in each of which content, a minimum height and a preference to be small compete.
    @Sendable private static func selfSizingRows(_ sketch: inout LayoutSketch, _ random: inout SplitMix64) {
        var previous: LayoutSketch.Box?
        for _ in 0..<random.int(1...4) {
            let row = sketch.box()
            let content = sketch.box()
            if let previous {
                sketch.follow(row, after: previous, gap: 0)
            } else {
                sketch.require([(1, row.start)], .equal, 0)
            }
            sketch.alignStart(of: content, in: row, inset: 6, .greaterThanOrEqual)
            sketch.alignEnd(of: content, in: row, inset: 6, .lessThanOrEqual)
            if random.oneIn(2) { sketch.center(content, in: row) }
            sketch.naturalSize(content, Double(random.int(10...90)), hugging: random.pick([250, 251]))
            sketch.length(row, .greaterThanOrEqual, 44, at: random.pick([1000, 999]))
            sketch.length(row, random.pick([.equal, .lessThanOrEqual]), 0, at: random.pick([50, 51, 49.5]))
            previous = row
        }
    }

    /// Widths and heights with ratios and limits, related to the parent and to each other.
    @Sendable private static func boundsAndRatios(_ sketch: inout LayoutSketch, _ random: inout SplitMix64) {
        let parent = sketch.parent(Double(random.int(50...500)))
        for _ in 0..<random.int(1...4) {
            let (width, height) = (sketch.box(), sketch.box())
            sketch.ratio(width, to: height, random.pick([1, 1.5, 2, 0.75, 1.25]), at: random.pick([1000, 999, 500]))
            sketch.alignStart(of: width, in: parent, inset: 16)
            sketch.alignEnd(of: width, in: parent, inset: 16, random.oneIn(2) ? .equal : .lessThanOrEqual)
            sketch.ratio(
                height, to: parent, random.pick([0.5, 0.25, 1]), offset: -8, at: random.pick([750, 1000, 250]))
            sketch.length(height, .lessThanOrEqual, Double(random.int(20...200)), at: random.pick([1000, 900]))
            sketch.length(
                height, .greaterThanOrEqual, Double(random.int(0...100)), at: random.pick([1000, 900, 899.5]))
            sketch.naturalSize(width, Double(random.int(20...200)))
        }
    }

    /// Boxes centered in the parent or an earlier box, with inequalities between their edges.
    @Sendable private static func centers(_ sketch: inout LayoutSketch, _ random: inout SplitMix64) {
        var parent = sketch.parent(Double(random.int(50...500)))
        for _ in 0..<random.int(1...4) {
            let box = sketch.box()
            sketch.center(box, in: parent, at: random.pick([1000, 1000, 250, 999]))
            sketch.alignStart(of: box, in: parent, inset: 8, .greaterThanOrEqual)
            sketch.alignEnd(of: box, in: parent, inset: Double(random.int(0...40)), .lessThanOrEqual)
            if random.oneIn(3) {
                sketch.ratio(box, to: parent, 0.5, at: random.pick([1000, 750]))
            } else {
                sketch.naturalSize(box, Double(random.int(10...300)))
            }
            if random.oneIn(2) { parent = box }
        }
    }
}

extension LayoutSketch {
    /// A box that begins at 0 and has a fixed length.
    mutating func parent(_ length: Double) -> Box {
        let parent = box()
        require([(1, parent.start)], .equal, 0)
        self.length(parent, .equal, length)
        return parent
    }
}
