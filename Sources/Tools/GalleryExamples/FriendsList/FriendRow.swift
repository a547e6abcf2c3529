import QuickAnchors

/// A picture and a name, with a separator at the bottom.
final class FriendRow: View {
    init(_ friend: String, _ config: ViewConfig) {
        super.init(frame: .zero)
        name = friend
        let picture = View(name: "picture of \(friend)")
        picture.backgroundColor = config.separator
        picture.cornerRadius = 16
        let name = Label(friend, fontSize: 16, name: "name of \(friend)")
        name.textColor = config.text
        let separator = View(name: "line below \(friend)")
        separator.backgroundColor = config.separator

        activateQuickAnchors([heightToConstant(48)])
        quickAdd(picture, [leadingToLeading(16), centerY(), widthToConstant(32), heightToConstant(32)])
        quickAdd(name, [leadingToTrailing(picture, 12), centerY(), trailingToTrailing(atMost: -16)])
        quickAdd(separator, [nil, .to(picture, 12), 0, 0], [heightToConstant(1)])
    }
}
