public import Foundation

/// The control that a list shows while it is pulled. Tests never pull a list, so it takes up no space.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}
