/// A view in a layout by hand-written arithmetic, the lower bound of the comparison. The frame of the view is set by
/// code for one particular layout.
final class Box {
    var frame = (x: 0.0, y: 0.0, width: 0.0, height: 0.0)
    var inner: Box?
}

/// Layouts in hand-written arithmetic, each of the same shape as the constraint stream of the same name.
enum Arithmetic: String, CaseIterable {
    case list
    case cells
    case nested

    /// The resources used in each batch, per pass; a pass writes all frames.
    func run(size: Int, milliseconds: Double) -> [Usage] {
        let boxes = makeBoxes(size)
        var step = 0
        return sample(milliseconds: milliseconds) { count in
            let start = now()
            for _ in 0..<count {
                step += 1
                place(boxes, width: 390 + Double(step % 32))
            }
            return now() - start
        }
    }

    private func makeBoxes(_ size: Int) -> [Box] {
        let boxes = (0..<(self == .cells ? 5 * size : size)).map { _ in Box() }
        for (outer, inner) in zip(boxes, boxes.dropFirst()) { outer.inner = inner }
        return boxes
    }

    @inline(never)
    private func place(_ boxes: [Box], width: Double) {
        switch self {
        case .list: placeRows(boxes, width)
        case .cells: placeCells(boxes, width)
        case .nested: placeNested(boxes, width)
        }
    }

    private func placeRows(_ boxes: [Box], _ width: Double) {
        var top = 8.0
        for box in boxes {
            box.frame = (16, top, width - 32, 44)
            top += 52
        }
    }

    private func placeCells(_ boxes: [Box], _ width: Double) {
        var top = 0.0
        for start in stride(from: 0, to: boxes.count, by: 5) {
            boxes[start].frame = (0, top, width, 64)
            boxes[start + 1].frame = (16, 14, 36, 36)
            let durationLeft = width - 24 - 30
            boxes[start + 2].frame = (68, 14, min(start.isMultiple(of: 2) ? 120 : 400, durationLeft - 8 - 68), 19)
            boxes[start + 3].frame = (68, 64 - 14 - 15, min(90, durationLeft - 8 - 68), 15)
            boxes[start + 4].frame = (durationLeft, (64 - 17) / 2, 30, 17)
            top += 64
        }
    }

    private func placeNested(_ boxes: [Box], _ width: Double) {
        var size = (width: width - 2, height: 4000.0)
        var next = boxes.first
        while let box = next {
            box.frame = (1, 1, size.width, size.height)
            size = (size.width - 2, size.height - 2)
            next = box.inner
        }
    }
}
