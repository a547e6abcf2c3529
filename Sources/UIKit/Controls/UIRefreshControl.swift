internal import AppleLayout
internal import AutoLayout
public import Foundation

/// What a list shows while it is pulled, which nobody does: it takes no room.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    override class func makeView() -> View { BackingView(frame: .zero) }

    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}
