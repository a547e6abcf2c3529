/// A guide inside its view with an inset at each edge, placed by four constraints.
final class InsetGuide: FollowingGuide {
    private var edges: [LayoutConstraint] = []
    /// Whether the size of the guide follows the frame of a scroll view instead of its content.
    private var followsFrame = false

    /// Constrains the guide's edges to those of a view, with insets positive inward. If `followsFrame` is true, as for
    /// a scroll view, only the guide's top-left corner follows the view's content; its size follows the view's frame.
    func tie(to view: View, _ insets: EdgeInsets, followsFrame: Bool = false) {
        self.followsFrame = followsFrame
        let attributes: [LayoutConstraint.Attribute] = [
            .top, .left, followsFrame ? .height : .bottom, followsFrame ? .width : .right,
        ]
        edges = zip(attributes, offsets(insets)).map { attribute, offset in
            LayoutConstraint(
                layoutNode, attribute, .equal, view.layoutNode, attribute, constant: offset)
        }
        follow(edges)
    }

    override var unusedFrame: Rect {
        guard let size = owningView?.bounds.size else { return .zero }
        let (top, left) = (edges[0].constant, edges[1].constant)
        let (height, width) = (size.height + edges[2].constant, size.width + edges[3].constant)
        return Rect(
            x: left, y: top, width: max(0, followsFrame ? width : width - left),
            height: max(0, followsFrame ? height : height - top))
    }

    /// Moves the edges to new insets, positive inward.
    func move(to insets: EdgeInsets) {
        for (edge, offset) in zip(edges, offsets(insets)) { edge.constant = offset }
    }

    /// The constants for the top and left edges, and for the bottom and right edges or for height and width.
    private func offsets(_ insets: EdgeInsets) -> [Double] {
        followsFrame
            ? [insets.top, insets.left, -insets.top - insets.bottom, -insets.left - insets.right]
            : [insets.top, insets.left, -insets.bottom, -insets.right]
    }
}
