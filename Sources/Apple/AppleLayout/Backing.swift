package import AutoLayout
internal import Foundation
package import LayoutControls

/// An AutoLayout view that backs a framework's view and respects that view's overrides.
///
/// A control respects them through its follower.
package protocol Backing: View {
    /// The framework's view.
    var owner: BackedView? { get set }
    /// The natural size without the overrides of the framework's view.
    var plainContentSize: Size { get }
}

extension View {
    /// The natural size of a view as the layout system computes it, without overrides.
    package var ownContentSize: Size {
        switch self {
        case let control as Control: control.naturalSize
        case let backing as any Backing: backing.plainContentSize
        default: intrinsicContentSize
        }
    }
}

package final class BackingView: View, Backing {
    package weak var owner: BackedView?
    package var plainContentSize: Size { Size(View.noContent) }
    package override var intrinsicContentSize: Size { owner?.followedContentSize ?? plainContentSize }
    package override func layoutSubviews() { owner?.placeSubviewsOfFollower() }
    package override func updateConstraints() { owner?.changeConstraintsOfFollower() }
    package override func safeAreaInsetsDidChange() { owner?.safeAreaOfFollowerChanged() }
    package override func layoutMarginsDidChange() { owner?.marginsOfFollowerChanged() }
    package override var forFirstBaselineLayout: View { part(owner?.baselineProvider(isFirst: true)) }
    package override var forLastBaselineLayout: View { part(owner?.baselineProvider(isFirst: false)) }

    /// The view inside this one with the given identity; this view if there is none.
    private func part(_ identity: ObjectIdentifier?) -> View {
        guard let identity, identity != ObjectIdentifier(self) else { return self }
        return subtree.first { ObjectIdentifier($0) == identity } ?? self
    }
}

package final class BackingLabel: Label, Backing {
    package weak var owner: BackedView?
    /// The width in points for which the layout asks for a height; nil while it asks for the natural size.
    package private(set) var fittingWidth: Double?
    package var plainContentSize: Size {
        fittingWidth.map { super.sizeThatFits(Size(width: $0, height: 0)) } ?? super.intrinsicContentSize
    }
    package override var intrinsicContentSize: Size { owner?.followedContentSize ?? plainContentSize }
    package override func intrinsicContentHeight(forWidth width: Double) -> Double? {
        guard super.intrinsicContentHeight(forWidth: width) != nil else { return nil }
        fittingWidth = width
        defer { fittingWidth = nil }
        return intrinsicContentSize.height
    }
    package override func layoutSubviews() { owner?.placeSubviewsOfFollower() }
    package override func updateConstraints() { owner?.changeConstraintsOfFollower() }
    package override func safeAreaInsetsDidChange() { owner?.safeAreaOfFollowerChanged() }
    package override func layoutMarginsDidChange() { owner?.marginsOfFollowerChanged() }
}

package final class BackingImageView: ImageView, Backing {
    package weak var owner: BackedView?
    package var plainContentSize: Size { super.intrinsicContentSize }
    package override var intrinsicContentSize: Size { owner?.followedContentSize ?? plainContentSize }
    package override func layoutSubviews() { owner?.placeSubviewsOfFollower() }
    package override func updateConstraints() { owner?.changeConstraintsOfFollower() }
    package override func safeAreaInsetsDidChange() { owner?.safeAreaOfFollowerChanged() }
    package override func layoutMarginsDidChange() { owner?.marginsOfFollowerChanged() }
}

package final class BackingStackView: StackView, Backing {
    package weak var owner: BackedView?
    package var plainContentSize: Size { super.intrinsicContentSize }
    package override var intrinsicContentSize: Size { owner?.followedContentSize ?? plainContentSize }
    package override func layoutSubviews() {
        super.layoutSubviews()
        owner?.placeSubviewsOfFollower()
    }
    package override func updateConstraints() {
        super.updateConstraints()
        owner?.changeConstraintsOfFollower()
    }
    package override func safeAreaInsetsDidChange() { owner?.safeAreaOfFollowerChanged() }
    package override func layoutMarginsDidChange() { owner?.marginsOfFollowerChanged() }
}

package final class BackingScrollView: ScrollView, Backing {
    package weak var owner: BackedView?
    package var plainContentSize: Size { super.intrinsicContentSize }
    package override var intrinsicContentSize: Size { owner?.followedContentSize ?? plainContentSize }
    package override func layoutSubviews() {
        super.layoutSubviews()
        owner?.placeSubviewsOfFollower()
    }
    package override func updateConstraints() { owner?.changeConstraintsOfFollower() }
    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        owner?.safeAreaOfFollowerChanged()
    }
    package override func layoutMarginsDidChange() { owner?.marginsOfFollowerChanged() }
}

package final class BackingTextView: TextView, Backing {
    package weak var owner: BackedView?
    /// The width in points for which the layout asks for a height; nil while it asks for the natural size.
    package private(set) var fittingWidth: Double?
    package var plainContentSize: Size {
        fittingWidth.map { super.sizeThatFits(Size(width: $0, height: 0)) } ?? super.intrinsicContentSize
    }
    package override var intrinsicContentSize: Size { owner?.followedContentSize ?? plainContentSize }
    package override func intrinsicContentHeight(forWidth width: Double) -> Double? {
        guard super.intrinsicContentHeight(forWidth: width) != nil else { return nil }
        fittingWidth = width
        defer { fittingWidth = nil }
        return intrinsicContentSize.height
    }
    package override func layoutSubviews() {
        super.layoutSubviews()
        owner?.placeSubviewsOfFollower()
    }
    package override func updateConstraints() { owner?.changeConstraintsOfFollower() }
    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        owner?.safeAreaOfFollowerChanged()
    }
    package override func layoutMarginsDidChange() { owner?.marginsOfFollowerChanged() }
}

/// What the layout calls on the framework's views: directly for controls, and through their backing views for others.
extension BackedView: ControlFollower {
    nonisolated package var followedContentSize: Size { asked { Size($0.shownContentSize) } ?? Size(View.noContent) }
    nonisolated package func placeSubviewsOfFollower() { asked { $0.placeSubviews() } }
    nonisolated package func changeConstraintsOfFollower() { asked { $0.changeConstraints() } }
    nonisolated package func safeAreaOfFollowerChanged() { asked { $0.safeAreaChanged() } }
    nonisolated package func marginsOfFollowerChanged() { asked { $0.marginsChanged() } }
    nonisolated package var isFollowerOperable: Bool { asked { $0.isOperable } ?? false }

    nonisolated package func followerReacts(at point: Point) -> Bool {
        asked { $0.reacts(at: CGPoint(x: point.x, y: point.y)) } ?? false
    }

    /// The identity of the view that provides a baseline: views themselves are not sendable.
    nonisolated package func baselineProvider(isFirst: Bool) -> ObjectIdentifier? {
        asked { ObjectIdentifier($0.baselineView(isFirst: isFirst).view) }
    }

    /// The answer of the framework's view; the layout runs on the main actor, but is not isolated to it.
    @discardableResult
    nonisolated private func asked<Answer: Sendable>(_ question: @MainActor (any FrameworkView) -> Answer) -> Answer? {
        MainActor.assumeIsolated { (self as? any FrameworkView).map(question) }
    }
}
