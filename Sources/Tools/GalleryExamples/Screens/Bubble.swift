package import QuickAnchors

/// A message of a chat, on the side of its author.
package struct Bubble {
    package let isMine: Bool
    package let view: View
    package let label: View

    package init(isMine: Bool, _ view: View, _ label: View) {
        (self.isMine, self.view, self.label) = (isMine, view, label)
    }

    init(isMine: Bool, _ text: String, name: String) {
        let label = Label(text, fontSize: 16, numberOfLines: 0, name: "text of \(name)")
        label.textColor = isMine ? .white : .black
        self.init(isMine: isMine, View.box(name, isMine ? .blue : Color(white: 0.9)), label)
        view.cornerRadius = 16
    }

    func quick(in list: View, below above: View?) {
        view.quickAdd(label, [8, 12, -8, -12])
        list.quickAdd(view, [isMine ? trailingToTrailing(-16) : leadingToLeading(16)])
        view.activateQuickAnchors([
            above.map { topToBottom($0, 8) } ?? topToTop(list, 12),
            widthToRelatedView(list, atMost: 0, multiplier: 0.75),
        ])
    }
}
