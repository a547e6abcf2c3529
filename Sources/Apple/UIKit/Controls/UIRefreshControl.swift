internal import AppleLayout
internal import AutoLayout
public import Foundation

/// The control that a list shows while the list is pulled down. Tests never pull a list, so the control takes up no
/// space.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    override class func makeView() -> View { BackingView(frame: .zero) }

    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}
