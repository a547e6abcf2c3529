package import QuickAnchors

/// A title with a note below it, and a control at the end.
package struct SettingsRow {
    package let view: View
    package let title: View
    package let note: View
    package let control: View

    package init(_ title: View, _ note: View, _ control: View) {
        view = View(name: title.name)
        (self.title, self.note, self.control) = (title, note, control)
    }

    init(_ title: String, _ note: String, _ control: View) {
        self.init(
            Label(title, fontSize: 16, name: title), View.quietLabel(note, fontSize: 13, name: "note on \(title)"),
            control)
    }

    func quick() {
        view.quickAdd(title, [topToTop(10), leadingToLeading(16)])
        view.quickAdd(note, [topToBottom(title, 2), leadingToLeading(title), bottomToBottom(atMost: -10)])
        view.quickAdd(
            control,
            [
                centerY(), trailingToTrailing(-16), leadingToTrailing(title, atLeast: 16),
                leadingToTrailing(note, atLeast: 16), topToTop(atLeast: 8),
            ])
        // The row is as short as its contents allow.
        view.activateQuickAnchors([heightToConstant(0).priority(60)])
        control.hug(.horizontal)
        control.hug(.vertical)
        note.setContentCompressionResistancePriority(LayoutPriority(400), for: .horizontal)
    }
}
