import QuickAnchors

extension Workload {
    /// Texts of 4 to 20 words, made before any step is measured.
    static let sentences = (4...20).map { count in (0..<count).map { "word\($0 * 7 % 13)" }.joined(separator: " ") }

    static func words(_ index: Int) -> String { sentences[index % sentences.count] }

    static var texts: [Workload] {
        [
            Workload("split-drag", 300) { count in
                let (root, position) = split(count)
                root.layoutIfNeeded()
                return {
                    position.constant = position.constant < 402 ? position.constant + 1 : 395
                    root.layoutIfNeeded()
                }
            },
            Workload("cells-new-width", 2_000) { count in
                let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
                var above: View?
                for index in 0..<count {
                    let label = Label(words(index), numberOfLines: 0)
                    root.quickAdd(
                        label,
                        [above.map { topToBottom($0, 4) } ?? topToTop(), leadingToLeading(8), trailingToTrailing(-8)])
                    above = label
                }
                root.layoutIfNeeded()
                return {
                    root.frame.size.width = root.frame.width < 400 ? root.frame.width + 3 : 380
                    root.layoutIfNeeded()
                }
            },
        ]
    }

    /// Two columns of texts on either side of a divider, and the constraint on the position of the divider.
    static func split(_ count: Int) -> (root: View, position: LayoutConstraint) {
        let root = View(frame: Rect(x: 0, y: 0, width: 900, height: 700))
        let divider = View()
        let position = root.quickAdd(
            divider, [topToTop(), bottomToBottom(), widthToConstant(8), leadingToLeading(400)])[3]
        for isLeft in [true, false] {
            let side = View()
            root.quickAdd(
                side,
                isLeft
                    ? [topToTop(), leadingToLeading(), trailingToLeading(divider)]
                    : [topToTop(), leadingToTrailing(divider), trailingToTrailing()])
            var above: View?
            for index in 0..<count {
                let label = Label(words(index), numberOfLines: 0)
                side.quickAdd(
                    label,
                    [
                        above.map { topToBottom($0, 4) } ?? topToTop(), leadingToLeading(8),
                        trailingToTrailing(-8),
                    ])
                above = label
            }
            above?.activateQuickAnchors([bottomToBottom()])
        }
        return (root, position)
    }
}
