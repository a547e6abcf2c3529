/// Stack views: the rules of `StackView` along its axis, with its priorities.
extension ConstraintStream {
    enum StackGaps {
        case betweenEdges
        case betweenCenters
    }

    /// A stack of labels with about half the space that they need. Its gaps are 8 or, if `gaps` is given, at least 8,
    /// with equal distances between edges or between centers.
    static func stack(of count: Int, gaps: StackGaps?) -> ConstraintStream {
        var stream = ConstraintStream()
        let canvas = stream.addRoot(Double(count) * 30)
        let items = (0..<count).map { _ in StreamSpan(in: &stream) }
        for (index, item) in items.enumerated() {
            let rows = stream.addContent(item.length, is: natural(index))
            if index == count / 2 { stream.editedRows = rows }
        }
        stream.arrange(items, in: canvas, gaps: gaps, naturals: (0..<count).map(natural))
        return stream
    }

    /// Puts items one after the other from edge to edge.
    private mutating func arrange(
        _ items: [StreamSpan], in canvas: StreamSpan, gaps: StackGaps? = nil, naturals: [Double]
    ) {
        add([(1, items[0].start), (-1, canvas.start)], .equal, 0)
        add(items[items.count - 1].end() + canvas.end(-1), .equal, 0)
        if gaps != nil { add(items[items.count - 1].end() + [(-1, canvas.start)], .equal, 0, priority: 49) }
        for (previous, item) in zip(items, items.dropFirst()) {
            add([(1, item.start)] + previous.end(-1), gaps == nil ? .equal : .atLeast, 8)
        }
        if let gaps { addGaps(gaps, between: items) }
        for index in items.indices.dropFirst() {
            // The earlier of two views stretches and shrinks first.
            let weight = (Double(index).squareRoot() * 4096).rounded() / 4096
            add([(weight, items[index].length)], .equal, weight * naturals[index], priority: 1)
        }
    }

    private mutating func addGaps(_ gaps: StackGaps, between items: [StreamSpan]) {
        var first: StreamSpan?
        for (index, (previous, item)) in zip(items, items.dropFirst()).enumerated() {
            let gap = StreamSpan(in: &self)
            switch gaps {
            case .betweenEdges:
                add([(1, gap.start)] + previous.end(-1), .equal, 0)
                add(gap.end() + [(-1, item.start)], .equal, 0)
            case .betweenCenters:
                add([(1, gap.start)] + previous.center(-0.5), .equal, 0)
                add(gap.end() + item.center(-0.5), .equal, 0)
            }
            if let first {
                // The priority falls in whole steps from 149 to 50, then in ever smaller ones.
                let falling = index <= 100 ? 150 - Double(index) : 25 + 2500 / Double(index)
                let priority = gaps == .betweenEdges ? 1000 : falling
                add([(1, gap.length), (-1, first.length)], .equal, 0, priority: priority)
            }
            first = first ?? gap
        }
    }

    /// Labels in stacks of up to four, those stacks in stacks of up to four, and so on. The axis alternates from level
    /// to level, and the items of a stack have equal lengths across its axis.
    static func stackTree(labels: Int, isClosed: Bool) -> ConstraintStream {
        var stream = ConstraintStream()
        let root = [stream.addRoot(isClosed ? 60 * Double(labels).squareRoot() : nil), stream.addRoot(nil)]
        // The stacks found so far, each with its two spans, the axis along which it arranges its items, and its labels.
        var open = [(spans: root, axis: 0, labels: 0..<labels)]
        var next = 0
        while next < open.count {
            let stack = open[next]
            next += 1
            let size = max(1, (stack.labels.count + 3) / 4)
            let parts = stride(from: stack.labels.lowerBound, to: stack.labels.upperBound, by: size).map {
                $0..<min($0 + size, stack.labels.upperBound)
            }
            let children = parts.map { _ in [StreamSpan(in: &stream), StreamSpan(in: &stream)] }
            for (child, part) in zip(children, parts) {
                if part.count > 1 {
                    open.append((child, 1 - stack.axis, part))
                } else {
                    let rows = stream.addContent(child[0].length, is: natural(part.lowerBound))
                    stream.addContent(child[1].length, is: 20)
                    if part.lowerBound == labels / 2 { stream.editedRows = rows }
                }
            }
            stream.arrange(
                children.map { $0[stack.axis] }, in: stack.spans[stack.axis],
                naturals: parts.map { $0.reduce(0) { $0 + natural($1) } })
            stream.align(children.map { $0[1 - stack.axis] }, in: stack.spans[1 - stack.axis])
        }
        return stream
    }

    private mutating func align(_ items: [StreamSpan], in canvas: StreamSpan) {
        add([(1, items[0].start), (-1, canvas.start)], .equal, 0)
        add(items[0].end() + canvas.end(-1), .equal, 0)
        for item in items.dropFirst() {
            add([(1, item.start), (-1, items[0].start)], .equal, 0)
            add(item.end() + items[0].end(-1), .equal, 0)
        }
    }
}
