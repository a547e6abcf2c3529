import QuickAnchors

/// Layouts that are built and laid out for the first time, and those that end.
extension Workload {
    private typealias Scene = (name: String, size: Int, make: (Int) -> View)

    private static var scenes: [Scene] {
        [
            ("chat", 500, chat), ("collection", 2_000, collection), ("nested-stacks", 80, nest), ("list", 1_000, list),
            ("split", 300, { laidOut(split($0).root) }), ("card", 100, cards),
        ]
    }

    static var firsts: [Workload] {
        scenes.map { scene in
            Workload("\(scene.name)-first", scene.size, repetitions: 0) { count in
                // The step keeps the layout, whose end is not measured.
                var kept: View?
                return {
                    kept = scene.make(count)
                    withExtendedLifetime(kept) {}
                }
            }
        }
    }

    static var ends: [Workload] {
        scenes.map { scene in
            Workload("\(scene.name)-end", scene.size, repetitions: 0) { count in
                var kept: View? = scene.make(count)
                return {
                    withExtendedLifetime(kept) {}
                    kept = nil
                }
            }
        }
    }

    private static func chat(_ count: Int) -> View {
        let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
        var above: View?
        for index in 0..<count {
            let bubble = View()
            root.quickAdd(
                bubble,
                [
                    above.map { topToBottom($0, 6) } ?? topToTop(6),
                    index % 3 == 0 ? trailingToTrailing(-12) : leadingToLeading(12),
                ])
            bubble.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.75).isActive = true
            bubble.quickAdd(
                Label(words(index), numberOfLines: 0),
                [topToTop(8), leadingToLeading(10), trailingToTrailing(-10), bottomToBottom(-8)])
            above = bubble
        }
        root.layoutIfNeeded()
        return root
    }

    private static func collection(_ count: Int) -> View {
        let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
        for index in 0..<count {
            let cell = View()
            root.quickAdd(
                cell,
                [
                    leadingToLeading(Double(index % 3) * 130), topToTop(Double(index / 3) * 130),
                    widthToConstant(122), heightToConstant(122),
                ])
            cell.quickAdd(View(), [topToTop(), leadingToLeading(), trailingToTrailing(), heightToConstant(90)])
            cell.quickAdd(Label("Photo \(index)"), [bottomToBottom(-6), centerX()])
        }
        root.layoutIfNeeded()
        return root
    }

    private static func nest(_ depth: Int) -> View {
        let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
        var stack: View = block(44)
        for _ in 0..<depth { stack = VStack(spacing: 2) { [stack, block(10)] } }
        root.quickAdd(stack, [topToTop(), leadingToLeading(), trailingToTrailing()])
        root.layoutIfNeeded()
        return root
    }

    private static func list(_ count: Int) -> View { laidOut(RowList(count).root) }

    /// Cards as a server draws them, one below another.
    private static func cards(_ count: Int) -> View {
        let root = View(frame: Rect(x: 0, y: 0, width: 600, height: 315))
        var above: View?
        for index in 0..<count {
            let (card, image, column) = (View(), View(), VStack())
            root.quickAdd(
                card, [above.map { topToBottom($0) } ?? topToTop(), leadingToLeading(), trailingToTrailing()])
            card.quickAdd(image, [topToTop(24), leadingToLeading(24), widthToConstant(64), heightToConstant(64)])
            column.addArrangedSubview(Label("Title \(index)"))
            column.addArrangedSubview(Label("quickanchors.org"))
            card.quickAdd(column, [topToTop(image), leadingToTrailing(image, 16), trailingToTrailing(-24)])
            let text = Label(words(index + 8), numberOfLines: 0)
            card.quickAdd(text, [topToBottom(image, 12), leadingToLeading(24), trailingToTrailing(-24)])
            let row = HStack(spacing: 8)
            for text in ["12 comments", "48 likes", "3 min"] { row.addArrangedSubview(Label(text)) }
            card.quickAdd(row, [topToBottom(text, 12), leadingToLeading(24), bottomToBottom(-24)])
            above = card
        }
        return laidOut(root)
    }

    private static func laidOut(_ root: View) -> View {
        root.layoutIfNeeded()
        return root
    }
}
