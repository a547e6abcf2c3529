/// Notifications from arranged views to their stack.
extension StackView {
    /// Called when a subview is hidden or shown, or the size of its content changes.
    final func contentChanged(of subview: View) {
        guard let item = itemOfView[ObjectIdentifier(subview)] else { return }
        item.naturalSize = nil
        arrangementChanged()
    }
}

extension View {
    /// Notifies the stack that arranges this view, if any, that its size may change.
    final func notifyArrangingStack() {
        (superview as? StackView)?.contentChanged(of: self)
    }
}
