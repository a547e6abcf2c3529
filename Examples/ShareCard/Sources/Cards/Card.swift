public import QuickAnchors

/// A card of 1200 × 630 points.
public final class Card: View {
    public static let size = Size(width: 1200, height: 630)
    private static let ink = Color(red: 0.96, green: 0.97, blue: 1)
    private static let faint = Color(red: 0.72, green: 0.77, blue: 0.9)
    /// The maximum length of a label's text, in Unicode scalars; a card has room for about 200 of the narrowest
    /// characters. Without this limit, Pango would take a long time to lay out text that is not shown: if one letter
    /// has many combining marks, the time grows faster than their number.
    private static let longestText = 1_000

    init(_ data: CardData, _ avatar: ImageContents?) {
        super.init(frame: Rect(size: Card.size))
        name = "card"
        backgroundGradient = Gradient(
            from: Color(red: 0.09, green: 0.11, blue: 0.24), to: Color(red: 0.25, green: 0.14, blue: 0.42),
            end: Point(x: 1, y: 1))
        let title = label(data.title, 60, .bold, Card.ink)
        title.numberOfLines = 3
        let picture = portrait(data, avatar)
        let author = label(data.author, 32, .semibold, Card.ink)
        let role = label(data.role, 24, .regular, Card.faint)
        quickAdd(title, [72, 72, nil, -72])
        quickAdd(picture, [nil, 72, -72, nil], [widthToConstant(112), heightToConstant(112)])
        let isRoleKnown = !data.role.isEmpty
        quickAdd(
            author, [leadingToTrailing(picture, 28), isRoleKnown ? bottomToCenterY(picture, -2) : centerY(picture)])
        quickAdd(role, [leadingToLeading(author), topToCenterY(picture, 6)])
        guard !data.statistics.isEmpty else { return }
        let figures = HStack(spacing: 20) { for figure in data.statistics { panel(figure) } }
        quickAdd(
            figures,
            [
                trailingToTrailing(-72), centerY(picture), leadingToTrailing(role, atLeast: 32),
                leadingToTrailing(author, atLeast: 32),
            ])
    }

    private func label(_ text: String, _ size: Double, _ weight: Font.Weight, _ color: Color) -> Label {
        let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Card.longestText)))
        let label = Label(shown, fontSize: size, weight: weight)
        label.textColor = color
        label.setContentCompressionResistancePriority(LayoutPriority(700), for: .horizontal)
        return label
    }

    /// The avatar in a ring, or a disc with initials.
    private func portrait(_ data: CardData, _ avatar: ImageContents?) -> View {
        let picture: View
        if let avatar {
            let image = ImageView(contents: avatar, name: "avatar")
            image.contentMode = .scaleAspectFill
            picture = image
        } else {
            picture = View(name: "initials")
            picture.backgroundColor = Color(red: 0.98, green: 0.62, blue: 0.25)
            picture.quickAdd(label(data.initials, 44, .bold, .white), [centerX(), centerY()])
        }
        picture.isHidden = avatar == nil && data.author.isEmpty
        picture.cornerRadius = 56
        picture.borderWidth = 4
        picture.borderColor = Color(white: 1, alpha: 0.9)
        picture.shadow = Shadow(color: Color(white: 0, alpha: 0.5), radius: 16, offset: Point(x: 0, y: 6))
        return picture
    }

    private func panel(_ figure: CardData.Figure) -> View {
        let panel = View(name: figure.label)
        panel.backgroundColor = Color(white: 1, alpha: 0.1)
        panel.borderColor = Color(white: 1, alpha: 0.18)
        panel.borderWidth = 1
        panel.cornerRadius = 16
        let number = label(figure.number, 36, .bold, Card.ink)
        let words = label(figure.label, 20, .regular, Card.faint)
        panel.quickAdd(number, [16, nil, nil, nil], [centerX(), leadingToLeading(atLeast: 20)])
        // The panel is 140 points wide, or wider if its text needs more.
        panel.widthAnchor.constraint(equalToConstant: 140).withPriority(LayoutPriority(200)).isActive = true
        panel.quickAdd(
            words,
            [topToBottom(number, 2), centerX(), leadingToLeading(atLeast: 20), bottomToBottom(-16)])
        return panel
    }
}
