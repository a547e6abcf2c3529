import QuickAnchors

/// The message that replaces the rows if there are none.
final class NoFriends: View {
    init(_ config: ViewConfig) {
        super.init(frame: .zero)
        name = "empty state"
        let title = Label("No friends yet", fontSize: 20, weight: .bold, name: "title")
        title.textColor = config.text
        let advice = Label(
            "Whoever you share a layout with is listed here.", fontSize: 15, numberOfLines: 0, name: "advice")
        advice.textColor = config.quietText
        advice.textAlignment = .center

        quickAdd(title, [centerX(), centerY(-20)])
        quickAdd(
            advice,
            [topToBottom(title, 8), centerX(), leadingToLeading(atLeast: 32), trailingToTrailing(atMost: -32)])
    }
}
