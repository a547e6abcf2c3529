import QuickAnchors

/// A column of rows, one for each friend; those that do not fit continue below the edge.
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
