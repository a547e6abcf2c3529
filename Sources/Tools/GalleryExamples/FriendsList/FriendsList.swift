import QuickAnchors

struct FriendsList: Example {
    static let name = "friends-list"
    static let title = "Friends list"
    static let text = """
        A sheet on a screen, put together from components each of which is laid out in its own class. Without friends \
        an empty state takes the place of the list.
        """
    static let file = #filePath
    static let parts = [
        "ViewConfig.swift", "FriendsSheet.swift", "FriendsHeader.swift", "FriendRows.swift", "FriendRow.swift",
        "NoFriends.swift",
    ]
    static var spellings: [Step<Self>] { [Step("quick") { $0.quick() }] }
    static var variants: [Step<Self>] {
        [Step("50 friends") { $0.show(friends) }, Step("no friends") { $0.show([]) }]
    }

    static let friends = (1...50).map { number in
        let names = ["Ada", "Alan", "Barbara", "Dennis", "Edsger", "Frances", "Grace", "Katherine", "Ken", "Margaret"]
        return "\(names[number * 7 % names.count]) \(number)"
    }

    let screen = View.screen()
    let sheet = FriendsSheet(ViewConfig())

    func quick() {
        screen.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
        screen.backgroundColor = Color(white: 0.4)
        screen.quickAdd(sheet, [nil, 0, 0, 0], [topToSafeArea(13)])
        sheet.show(FriendsList.friends)
    }

    private func show(_ friends: [String]) {
        sheet.show(friends)
        screen.layoutIfNeeded()
    }
}
