/// A tree of views in a host that asks how large it wants to be before it says how large it is: a container of a
/// toolkit, a window, a terminal.
///
/// The views are in `content`. To measure is an edit of constants in the tree itself, not a solve of a copy: to ask
/// at another size costs what a layout after a resize costs, and frames stay as they are until `place(in:)`.
public final class HostedLayout {
    /// How long one extent of the content is to be.
    public enum Extent: Hashable, Sendable {
        /// So many points, if nothing required is against it.
        case exactly(Double)
        /// As its contents like to be.
        case natural
        /// As short as what counts more than `least` lets it be: contents give way, as far as they may.
        case least
    }

    /// What counts more than this holds for a minimum, too; contents as they like to be, at 750, do not.
    public static let least = LayoutPriority(900)
    private static let given = LayoutPriority(999.5)
    /// So long, in points, that nothing is longer: the bound of an extent that is not bounded.
    private static let unbounded = 1e6

    /// The root of the tree: its direction, its scale and its measurer are those of the tree.
    public let root: View
    /// What is measured and placed, from the top left corner of the root.
    public let content: View
    private let width: Bounds
    private let height: Bounds

    /// What holds an extent: only the constants change, which the solver replays, where another priority would be another
    /// structure to be planned.
    private struct Bounds {
        let least: LayoutConstraint
        let most: LayoutConstraint
        let squeeze: LayoutConstraint
        let pull: LayoutConstraint

        init(_ extent: LayoutDimension, _ name: String) {
            least = extent.constraint(greaterThanOrEqualToConstant: 0).withPriority(HostedLayout.given)
            most = extent.constraint(lessThanOrEqualToConstant: HostedLayout.unbounded).withPriority(HostedLayout.given)
            squeeze = extent.constraint(lessThanOrEqualToConstant: HostedLayout.unbounded).withPriority(
                HostedLayout.least)
            pull = extent.constraint(equalToConstant: 0).withPriority(.fittingSizeLevel)
            for constraint in all { constraint.identifier = "host-\(name)" }
        }

        var all: [LayoutConstraint] { [least, most, squeeze, pull] }

        func set(to extent: Extent) {
            var (lower, upper, squeezed) = (0.0, HostedLayout.unbounded, HostedLayout.unbounded)
            switch extent {
            case .exactly(let length):
                lower = length.isFinite ? max(0, min(length, HostedLayout.unbounded)) : 0
                upper = lower
            case .natural: break
            case .least: squeezed = 0
            }
            for (constraint, length) in [(least, lower), (most, upper), (squeeze, squeezed)]
            where constraint.constant != length { constraint.constant = length }
        }
    }

    /// A layout of a view that is in no other one.
    public init(content: View = View(name: "content")) {
        root = View(name: "host")
        self.content = content
        width = Bounds(content.widthAnchor, "width")
        height = Bounds(content.heightAnchor, "height")
        root.addSubview(content)
        LayoutConstraint.activate(
            [
                LayoutConstraint(
                    item: content, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
                    constant: 0), content.topAnchor.constraint(equalTo: root.topAnchor),
            ] + width.all + height.all)
    }

    /// How large the content would be, in points, rounded up to whole pixels where there is a scale; no frame changes.
    ///
    /// A number that is not finite counts as 0.
    /// - Complexity: that of a solve after both extents have changed; O(1) where neither has, nor anything else.
    public func size(width: Extent, height: Extent) -> Size {
        self.width.set(to: width)
        self.height.set(to: height)
        solve()
        let size = content.layoutNode.solved.size
        let scale = root.displayScale
        return Size(width: size.width.tidy.upToPixel(scale), height: size.height.tidy.upToPixel(scale))
    }

    /// Where the first baseline of the content was at the last measurement or layout, from its top in points; nil where
    /// no view in it speaks for it.
    /// - Complexity: O(*d*) in the depth of the view that does.
    public var firstBaseline: Double? {
        guard let speaker = content.baselineSpeakers(isFirst: true).last else { return nil }
        let solved = speaker.layoutNode.solved
        let place = speaker.baselinePlace(isFirst: true, width: solved.width)
        let above = sequence(first: speaker as View, next: { $0.superview }).prefix { $0 !== content }
        return above.reduce(place.share * solved.height + place.offset) { $0 + $1.layoutNode.solved.minY }
    }

    /// Gives the content a size in points and everything in it its frame.
    /// - Complexity: that of a layout after a resize.
    public func place(in size: Size) {
        root.frame = Rect(size: size)
        width.set(to: .exactly(size.width))
        height.set(to: .exactly(size.height))
        root.layoutIfNeeded()
    }

    private func solve() {
        let engine = root.layoutNode.engineOfTree()
        // As a pass does, but for the frames.
        for _ in 0..<LayoutPass.roundLimit where engine.needsSolve || LayoutPass.isUpdatePending(root.layoutNode) {
            root.updateConstraintsIfNeeded()
            engine.solve { [root] in root.updateConstraintsIfNeeded() }
        }
    }
}

extension LayoutPass {
    /// Whether a view has asked for its constraints to be updated, or waits to come into use.
    fileprivate static func isUpdatePending(_ node: LayoutNode) -> Bool {
        !node.flags.isDisjoint(with: LayoutNode.Flags.updateWork)
    }
}
