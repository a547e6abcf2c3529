/// Content that is as wide as its longest line once it has wrapped.
extension LayoutEngine {
    /// Restores the natural width of content that hugs its lines, so that the next solve finds the width at which the
    /// content wraps.
    func widenHuggingContent() {
        guard !pending.hugging.isEmpty else { return }
        pending.keepHugging { huggingContent(at: $0) != nil }
        for slot in pending.hugging {
            guard let (node, view) = huggingContent(at: slot) else { continue }
            setContentWidth(view.intrinsicContentSize.width, of: view, node)
        }
    }

    /// Makes wrapped content that hugs its lines as wide as its longest line at the current width.
    /// - Returns: whether another solve is needed, which is the case if any content has become narrower.
    func narrowHuggingContent() -> Bool {
        for slot in pending.hugging {
            guard let (node, view) = huggingContent(at: slot), let rows = items.content(of: node),
                node.solved.width > Tolerance.points,
                node.solved.width < rows.content.width
            else { continue }
            setContentWidth(view.widthOfWrappedLines(at: node.solved.width), of: view, node)
        }
        return needsSolve
    }

    private func huggingContent(at slot: Int32) -> (LayoutNode, View)? {
        guard Int(slot) < items.nodes.count, let node = node(at: slot), node.isInUse(in: self), !node.isPlacedByFrame,
            node.contentPlace >= 0,
            let view = node.view, view.hugsWrappedLines
        else { return nil }
        return (node, view)
    }

    private func setContentWidth(_ width: Double, of view: View, _ node: LayoutNode) {
        // Measuring may have moved the view to another tree.
        guard width.isUsable, node.isInUse(in: self), var rows = items.content(of: node), rows.content.width != width
        else { return }
        setContent(&rows, .horizontal, width, of: view, node, contentTracks(of: view)?.horizontal)
        items.setContent(rows, of: node)
    }
}
