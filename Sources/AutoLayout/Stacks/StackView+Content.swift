/// Notifications from arranged views to their stack.
extension StackView {
    /// Called when a subview is hidden or shown, or the size of its content changes.
    final func contentChanged(of subview: View) {
        guard let item = itemOfView[ObjectIdentifier(subview)] else { return }
        item.naturalSize = nil
        arrangementChanged()
    }

    /// Called when the content of a subview has been read, which may differ from what the stack knows: a view that has
    /// come to another tree, with other pixels or another measurer, was measured in the one before.
    final func contentWasRead(of subview: View, _ size: Size) {
        guard let item = itemOfView[ObjectIdentifier(subview)], let known = item.naturalSize,
            known != item.naturalSize(ofContent: size)
        else { return }
        contentChanged(of: subview)
    }
}

extension View {
    /// Notifies the stack that arranges this view, if any, that its size may change.
    final func notifyArrangingStack() {
        (superview as? StackView)?.contentChanged(of: self)
    }
}
