/// What arranged views tell the stack they are in.
extension StackView {
    /// Takes note that a subview was hidden or shown, or has content of another size.
    final func contentChanged(of subview: View) {
        guard let item = itemOfView[ObjectIdentifier(subview)] else { return }
        item.naturalSize = nil
        arrangementChanged()
    }
}

extension View {
    /// Lets the stack this view is in, if it is in one, know that it may take another room now.
    final func notifyArrangingStack() {
        (superview as? StackView)?.contentChanged(of: self)
    }
}
