import QuickAnchors

/// A header, and below it the friends, or a message if there are none.
final class FriendsSheet: View {
    private let config: ViewConfig
    private let header: FriendsHeader
    private var content: View?

    init(_ config: ViewConfig) {
        self.config = config
        header = FriendsHeader(config)
        super.init(frame: .zero)
        name = "sheet"
        backgroundColor = config.background
        cornerRadius = config.cornerRadius
        quickAdd(header, [0, 0, nil, 0])
    }

    func show(_ friends: [String]) {
        content?.removeFromSuperview()
        let content = friends.isEmpty ? NoFriends(config) : FriendRows(friends, config)
        quickAdd(content, [.to(header, 0), 0, 0, 0])
        header.show(count: friends.count)
        self.content = content
    }
}
