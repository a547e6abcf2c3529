import QuickAnchors

/// An icon, the number of friends, and a symbol for closing the sheet, with a separator at the bottom.
final class FriendsHeader: View {
    private let count: Label

    init(_ config: ViewConfig) {
        count = Label(weight: .semibold, name: "count")
        count.textColor = config.text
        super.init(frame: .zero)
        name = "header"
        let icon = View(name: "icon")
        icon.backgroundColor = config.accent
        icon.cornerRadius = 12
        let close = Label("×", fontSize: 24, name: "close")
        close.textAlignment = .center
        close.textColor = config.quietText
        let separator = View(name: "separator")
        separator.backgroundColor = config.separator

        activateQuickAnchors([heightToConstant(56)])
        quickAdd(icon, [leadingToLeading(16), centerY(), widthToConstant(24), heightToConstant(24)])
        quickAdd(count, [leadingToTrailing(icon, 12), centerY()])
        quickAdd(close, [trailingToTrailing(-12), centerY(), widthToConstant(32), heightToConstant(32)])
        quickAdd(separator, [nil, 0, 0, 0], [heightToConstant(1)])
    }

    func show(count number: Int) {
        count.text = number == 1 ? "1 friend" : "\(number) friends"
    }
}
