import QuickAnchors

/// Rows one below the other, as many as there are friends; those that find no room run on below the edge.
final class FriendRows: View {
    init(_ friends: [String], _ config: ViewConfig) {
        super.init(frame: .zero)
        name = "rows"
        var above: FriendRow?
        for friend in friends {
            let row = FriendRow(friend, config)
            quickAdd(row) {
                if let above { topToBottom(above) } else { topToTop() }
                leadingToLeading()
                trailingToTrailing()
            }
            above = row
        }
    }
}
