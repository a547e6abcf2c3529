import QuickAnchors

/// A column of rows, edited row by row.
final class RowList {
    let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    private let haveHeights: Bool

    init(_ count: Int, haveHeights: Bool = true) {
        self.haveHeights = haveHeights
        for _ in 0..<count { append() }
    }

    func append() {
        let above = root.subviews.last
        let row = View()
        var anchors = [above.map { topToBottom($0, 8) } ?? topToTop(8), leadingToLeading(16), trailingToTrailing(-16)]
        if haveHeights { anchors.append(heightToConstant(44)) }
        root.quickAdd(row, anchors)
    }

    /// Removes a row and ties the next to the one before.
    func remove(at index: Int) {
        root.subviews[index].removeFromSuperview()
        guard index < root.subviews.count else { return }
        let next = root.subviews[index]
        next.activateQuickAnchors([index > 0 ? topToBottom(root.subviews[index - 1], 8) : topToTop(8)])
    }
}

extension Workload {
    static var edits: [Workload] {
        [
            Workload("rows-appended", 400, repetitions: 0) { count in appending(count, haveHeights: true) },
            Workload("rows-appended-without-heights", 400, repetitions: 0) { count in
                appending(count, haveHeights: false)
            },
            Workload("list-append", 10_000) { count in edit(RowList(count)) { $0.append() } },
            Workload("list-remove-front", 10_000) { count in edit(RowList(count)) { $0.remove(at: 0) } },
            Workload("list-remove-middle", 10_000) { count in
                edit(RowList(count)) { $0.remove(at: $0.root.subviews.count / 2) }
            },
            Workload("list-remove-back", 10_000) { count in
                edit(RowList(count)) { $0.remove(at: $0.root.subviews.count - 1) }
            },
            Workload("stack-insert-front", 2_000) { count in
                let (root, stack) = column(count)
                return {
                    stack.insertArrangedSubview(block(44), at: 0)
                    root.layoutIfNeeded()
                }
            },
            Workload("stack-append", 2_000) { count in
                let (root, stack) = column(count)
                return {
                    stack.addArrangedSubview(block(44))
                    root.layoutIfNeeded()
                }
            },
            Workload("table-row", 1_000) { count in
                let root = View(frame: Rect(x: 0, y: 0, width: 1_024, height: 768))
                let grid = GridView(columns: (0..<8).map { _ in .fitted })
                root.quickAdd(grid, [topToTop(), leadingToLeading()])
                for index in 0..<8 * count { grid.append(Label("cell \(index % 97)")) }
                root.layoutIfNeeded()
                return {
                    for index in 0..<8 { grid.append(Label("new \(index)")) }
                    root.layoutIfNeeded()
                }
            },
            Workload("direction", 1_000) { count in
                let list = RowList(count)
                return edit(list) {
                    $0.root.layoutDirection = $0.root.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
                }
            },
            Workload("equal-rows-that-do-not-fit", 1_000, repetitions: 0) { count in
                let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
                root.layoutDiagnosticHandler = nil
                var above: View?
                for _ in 0..<count {
                    let row = View()
                    root.quickAdd(row, [above.map { topToBottom($0, 1) } ?? topToTop(), leadingToLeading()])
                    if let above { row.heightAnchor.constraint(equalTo: above.heightAnchor).isActive = true }
                    above = row
                }
                above?.activateQuickAnchors([bottomToBottom()])
                return { root.layoutIfNeeded() }
            },
            Workload("every-third-row-in-conflict", 1_000, repetitions: 0) { count in
                let list = RowList(count)
                list.root.layoutDiagnosticHandler = nil
                for index in stride(from: 0, to: count, by: 3) {
                    list.root.subviews[index].activateQuickAnchors([heightToConstant(50)])
                }
                return { list.root.layoutIfNeeded() }
            },
            Workload("breakpoint", 60) { count in
                let root = View(frame: Rect(x: 0, y: 0, width: 1_000, height: 2_000))
                let grid = GridView(columns: [.fitting(atLeast: 180)], columnSpacing: 12, rowSpacing: 12)
                root.quickAdd(grid, [topToTop(12), leadingToLeading(12), trailingToTrailing(-12)])
                for index in 0..<count {
                    grid.append(
                        VStack(spacing: 4) {
                            Label("Card \(index)")
                            Label("several words of text that wrap where the card is narrow", numberOfLines: 0)
                            HStack(spacing: 4) {
                                Label("12")
                                Label("comments")
                            }
                        })
                }
                root.layoutIfNeeded()
                return {
                    root.frame.size.width = root.frame.width == 1_000 ? 500 : 1_000
                    root.layoutIfNeeded()
                }
            },
        ]
    }

    private static func appending(_ count: Int, haveHeights: Bool) -> () -> Void {
        {
            let list = RowList(0, haveHeights: haveHeights)
            for _ in 0..<count {
                list.append()
                list.root.layoutIfNeeded()
            }
        }
    }

    private static func edit(_ list: RowList, _ change: @escaping (RowList) -> Void) -> () -> Void {
        list.root.layoutIfNeeded()
        return {
            change(list)
            list.root.layoutIfNeeded()
        }
    }

    static func block(_ height: Double) -> View {
        let view = View()
        view.activateQuickAnchors([heightToConstant(height)])
        return view
    }

    private static func column(_ count: Int) -> (View, StackView) {
        let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
        let stack = VStack(spacing: 8)
        root.quickAdd(stack, [topToTop(), leadingToLeading(), trailingToTrailing()])
        for _ in 0..<count { stack.addArrangedSubview(block(44)) }
        root.layoutIfNeeded()
        return (root, stack)
    }
}
