/// A tree of views in a host that measures before it lays out, such as a toolkit's container, a window or a terminal.
///
/// The views are in `content`. Measuring edits constants in the tree itself instead of solving a copy, so measuring at
/// another size costs as much as a layout after a resize. Frames do not change until `place(in:)`.
public final class HostedLayout {
    /// A request for one extent of the content.
    public enum Extent: Hashable, Sendable {
        /// A number of points, unless a required constraint, or one with a priority above 999.5, prevents it.
        case exactly(Double)
        /// The natural extent of the contents.
        case natural
        /// The minimum that constraints with a priority above `minimumCutoff` allow; contents are compressed as far as
        /// possible.
        case least
    }

    /// The priority above which constraints apply to a minimum as well; natural content sizes, at 750 by default, do
    /// not.
    public static let minimumCutoff = LayoutPriority(900)
    private static let given = LayoutPriority(999.5)
    /// The bound of an unbounded extent, in points: larger than any layout.
    private static let unbounded = 1e6

    /// The root of the tree; set the layout direction, display scale and text measurer here.
    public let root: View
    /// The view that is measured and placed, at the top-left corner of the root.
    public let content: View
    private let width: Bounds
    private let height: Bounds
    /// The tree's count of solves as of the last measurement, or as of the first solve of the last layout; further
    /// solves of a layout are due to changes that views made while being laid out.
    private var solveCount = 0

    /// The constraints that bound one extent of the content and pull it toward 0. Only their constants change, which
    /// the solver can replay; a change of priority would change the structure and require a new plan.
    private struct Bounds {
        let least: LayoutConstraint
        let most: LayoutConstraint
        let squeeze: LayoutConstraint
        let pull: LayoutConstraint

        init(_ extent: LayoutDimension, _ name: String) {
            least = extent.constraint(greaterThanOrEqualToConstant: 0).withPriority(HostedLayout.given)
            most = extent.constraint(lessThanOrEqualToConstant: HostedLayout.unbounded).withPriority(HostedLayout.given)
            squeeze = extent.constraint(lessThanOrEqualToConstant: HostedLayout.unbounded).withPriority(
                HostedLayout.minimumCutoff)
            pull = extent.constraint(equalToConstant: 0).withPriority(.fittingSizeLevel)
            for constraint in all { constraint.identifier = "host-\(name)" }
        }

        var all: [LayoutConstraint] { [least, most, squeeze, pull] }

        func set(to extent: Extent) {
            var (lower, upper) = (0.0, HostedLayout.unbounded)
            if case .exactly(let length) = extent {
                lower = length.isFinite ? max(0, min(length, HostedLayout.unbounded)) : 0
                upper = lower
            }
            let squeezed = extent == .least ? 0 : HostedLayout.unbounded
            for (constraint, length) in [(least, lower), (most, upper), (squeeze, squeezed)]
            where constraint.constant != length { constraint.constant = length }
        }
    }

    /// Creates a layout for a view without a parent.
    public init(content: View = View(name: "content")) {
        root = View(name: "host")
        self.content = content
        width = Bounds(content.widthAnchor, "width")
        height = Bounds(content.heightAnchor, "height")
        root.addSubview(content)
        // Conditions that name no item read the content, since the root has no size while the content is measured.
        root.layoutNode.engineOfTree().readConditions(of: content.layoutNode)
        LayoutConstraint.activate(
            [
                LayoutConstraint(
                    item: content, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
                    constant: 0), content.topAnchor.constraint(equalTo: root.topAnchor),
            ] + width.all + height.all)
    }

    /// The size of the content in points, rounded up to whole pixels if the root has a display scale; frames do not
    /// change.
    ///
    /// Requests that are negative or not finite count as 0, and those above 1,000,000 points as that number.
    /// - Complexity: that of a solve after a resize; O(1) if nothing has changed since a call with the same extents.
    public func size(width: Extent, height: Extent) -> Size {
        self.width.set(to: width)
        self.height.set(to: height)
        solve()
        solveCount = root.layoutStatistics.solves
        let size = content.layoutNode.solved.size
        let scale = root.displayScale
        return Size(width: size.width.tidy.upToPixel(scale), height: size.height.tidy.upToPixel(scale))
    }

    /// The distance from the top of the content to its first baseline, in points, as of the last measurement or layout;
    /// nil unless the content delegates its first baseline to a view in it, as a stack does.
    /// - Complexity: O(*d*) in the depth of the view with the baseline, plus a call of `forFirstBaselineLayout` for
    ///   each view that delegates it.
    public var firstBaseline: Double? {
        guard let baselineView = content.baselineProviders(isFirst: true).last else { return nil }
        let path = sequence(first: baselineView as View, next: { $0.superview }).prefix { $0 !== content }
        var (size, top) = (content.layoutNode.solved.size, 0.0)
        for view in path.reversed() {
            let node = view.layoutNode
            let rect = node.isPlacedByFrame ? view.autoresizedFrame(in: size) : node.solved
            (size, top) = (rect.size, top + rect.minY)
        }
        let place = baselineView.baselinePlace(isFirst: true, width: size.width)
        return top + place.share * size.height + place.offset
    }

    /// Gives the content a size in points, under the same conditions as `Extent.exactly`, and lays out everything in
    /// it.
    /// - Complexity: that of a layout after a resize.
    public func place(in size: Size) {
        root.frame = Rect(size: size)
        width.set(to: .exactly(size.width))
        height.set(to: .exactly(size.height))
        let countBefore = root.layoutStatistics.solves
        root.layoutIfNeeded()
        // The first solve, if there is one, is for the new size; any others are due to changes that views made while
        // being laid out.
        solveCount = min(root.layoutStatistics.solves, countBefore + 1)
    }

    /// Whether anything but the size of the content has changed since the last measurement, or since the first solve of
    /// the last layout.
    package var hasChanges: Bool {
        root.layoutNode.engineOfTree().needsSolve || LayoutPass.isUpdatePending(root.layoutNode)
            || root.layoutStatistics.solves != solveCount
    }

    private func solve() {
        let engine = root.layoutNode.engineOfTree()
        // The loop is like a pass, but without setting frames.
        for _ in 0..<LayoutPass.roundLimit where engine.needsSolve || LayoutPass.isUpdatePending(root.layoutNode) {
            root.updateConstraintsIfNeeded()
            engine.solve { [root] in root.updateConstraintsIfNeeded() }
        }
    }
}

extension LayoutPass {
    /// Whether a view, or one inside it, has requested `updateConstraints()` or is about to come into use.
    fileprivate static func isUpdatePending(_ node: LayoutNode) -> Bool {
        !node.flags.isDisjoint(with: LayoutNode.Flags.updateWork)
    }
}
