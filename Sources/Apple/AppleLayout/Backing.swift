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
    package override var intrinsicContentSize: Size { owner.contentSize ?? plainContentSize }
    package override func layoutSubviews() { owner.placeSubviews() }
    package override func updateConstraints() { owner.updateConstraints() }
    package override func safeAreaInsetsDidChange() { owner.safeAreaChanged() }
    package override func layoutMarginsDidChange() { owner.marginsChanged() }
}

package final class BackingLabel: Label, Backing {
    package weak var owner: BackedView?
    /// The width in points for which the layout asks for a height; nil while it asks for the natural size.
    package private(set) var fittingWidth: Double?
    package var plainContentSize: Size {
        fittingWidth.map { super.sizeThatFits(Size(width: $0, height: 0)) } ?? super.intrinsicContentSize
    }
    package override var intrinsicContentSize: Size { owner.contentSize ?? plainContentSize }
    package override func intrinsicContentHeight(forWidth width: Double) -> Double? {
        guard super.intrinsicContentHeight(forWidth: width) != nil else { return nil }
        fittingWidth = width
        defer { fittingWidth = nil }
        return intrinsicContentSize.height
    }
    package override func layoutSubviews() { owner.placeSubviews() }
    package override func updateConstraints() { owner.updateConstraints() }
    package override func safeAreaInsetsDidChange() { owner.safeAreaChanged() }
    package override func layoutMarginsDidChange() { owner.marginsChanged() }
}

package final class BackingImageView: ImageView, Backing {
    package weak var owner: BackedView?
    package var plainContentSize: Size { super.intrinsicContentSize }
    package override var intrinsicContentSize: Size { owner.contentSize ?? plainContentSize }
    package override func layoutSubviews() { owner.placeSubviews() }
    package override func updateConstraints() { owner.updateConstraints() }
    package override func safeAreaInsetsDidChange() { owner.safeAreaChanged() }
    package override func layoutMarginsDidChange() { owner.marginsChanged() }
}

package final class BackingStackView: StackView, Backing {
    package weak var owner: BackedView?
    package var plainContentSize: Size { super.intrinsicContentSize }
    package override var intrinsicContentSize: Size { owner.contentSize ?? plainContentSize }
    package override func layoutSubviews() {
        super.layoutSubviews()
        owner.placeSubviews()
    }
    package override func updateConstraints() {
        super.updateConstraints()
        owner.updateConstraints()
    }
    package override func safeAreaInsetsDidChange() { owner.safeAreaChanged() }
    package override func layoutMarginsDidChange() { owner.marginsChanged() }
}

package final class BackingScrollView: ScrollView, Backing {
    package weak var owner: BackedView?
    package var plainContentSize: Size { super.intrinsicContentSize }
    package override var intrinsicContentSize: Size { owner.contentSize ?? plainContentSize }
    package override func layoutSubviews() {
        super.layoutSubviews()
        owner.placeSubviews()
    }
    package override func updateConstraints() { owner.updateConstraints() }
    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        owner.safeAreaChanged()
    }
    package override func layoutMarginsDidChange() { owner.marginsChanged() }
}

package final class BackingTextView: TextView, Backing {
    package weak var owner: BackedView?
    /// The width in points for which the layout asks for a height; nil while it asks for the natural size.
    package private(set) var fittingWidth: Double?
    package var plainContentSize: Size {
        fittingWidth.map { super.sizeThatFits(Size(width: $0, height: 0)) } ?? super.intrinsicContentSize
    }
    package override var intrinsicContentSize: Size { owner.contentSize ?? plainContentSize }
    package override func intrinsicContentHeight(forWidth width: Double) -> Double? {
        guard super.intrinsicContentHeight(forWidth: width) != nil else { return nil }
        fittingWidth = width
        defer { fittingWidth = nil }
        return intrinsicContentSize.height
    }
    package override func layoutSubviews() {
        super.layoutSubviews()
        owner.placeSubviews()
    }
    package override func updateConstraints() { owner.updateConstraints() }
    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        owner.safeAreaChanged()
    }
    package override func layoutMarginsDidChange() { owner.marginsChanged() }
}

/// The calls that backing views forward to the framework's views, if any.
extension BackedView? {
    fileprivate var contentSize: Size? {
        let owner = self
        return MainActor.assumeIsolated { (owner as? any FrameworkView).map { Size($0.shownContentSize) } }
    }

    fileprivate func placeSubviews() {
        let owner = self
        MainActor.assumeIsolated { (owner as? any FrameworkView)?.placeSubviews() }
    }

    fileprivate func updateConstraints() {
        let owner = self
        MainActor.assumeIsolated { (owner as? any FrameworkView)?.changeConstraints() }
    }

    fileprivate func safeAreaChanged() {
        let owner = self
        MainActor.assumeIsolated { (owner as? any FrameworkView)?.safeAreaChanged() }
    }

    fileprivate func marginsChanged() {
        let owner = self
        MainActor.assumeIsolated { (owner as? any FrameworkView)?.marginsChanged() }
    }

    fileprivate func reacts(at point: Point) -> Bool {
        let owner = self
        let place = CGPoint(x: point.x, y: point.y)
        return MainActor.assumeIsolated { (owner as? any FrameworkView)?.reacts(at: place) ?? false }
    }

    fileprivate var isOperable: Bool {
        let owner = self
        return MainActor.assumeIsolated { (owner as? any FrameworkView)?.isOperable ?? false }
    }
}

extension BackedView: ControlFollower {
    nonisolated package var followedContentSize: Size { (self as BackedView?).contentSize ?? Size(View.noContent) }
    nonisolated package func placeSubviewsOfFollower() { (self as BackedView?).placeSubviews() }
    nonisolated package func changeConstraintsOfFollower() { (self as BackedView?).updateConstraints() }
    nonisolated package func safeAreaOfFollowerChanged() { (self as BackedView?).safeAreaChanged() }
    nonisolated package func marginsOfFollowerChanged() { (self as BackedView?).marginsChanged() }
    nonisolated package func followerReacts(at point: Point) -> Bool { (self as BackedView?).reacts(at: point) }
    nonisolated package var isFollowerOperable: Bool { (self as BackedView?).isOperable }
}
