import QuickAnchors

struct ProfileCard: Example {
    static let name = "profile-card"
    static let title = "Profile card"
    static let text = """
        A card that is built in the three steps of the view-code pipeline: hierarchy, constraints, the rest. The picture \
        is drawn round at whatever size the layout gives it.
        """
    static let file = #filePath
    static var spellings: [Step<Self>] { [Step("verbose") { $0.verbose() }, Step("quick") { $0.quick() }] }

    let screen = View.screen()

    func verbose() {
        show(
            Card { card, picture, labels in
                LayoutConstraint.activate([
                    card.heightAnchor.constraint(equalToConstant: 98),
                    picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
                    picture.centerYAnchor.constraint(equalTo: card.centerYAnchor),
                    picture.widthAnchor.constraint(equalToConstant: 80),
                    picture.heightAnchor.constraint(equalToConstant: 80),
                    labels.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
                    labels.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 48),
                    labels.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
                    labels.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
                ])
            })
    }

    func quick() {
        show(
            Card { card, picture, labels in
                card.activateQuickAnchors([heightToConstant(98)])
                picture.activateQuickAnchors([
                    leadingToLeading(16), centerY(), widthToConstant(80), heightToConstant(80),
                ])
                labels.activateQuickAnchors([
                    topToTop(8), leadingToTrailing(picture, 48), bottomToBottom(-8), trailingToTrailing(-16),
                ])
            })
    }

    private func show(_ card: Card) {
        screen.quickAdd(card, [60, 16, nil, -16])
        card.applyViewCode()
    }
}

/// A card whose constraints are written once in each notation.
private final class Card: View, ViewCode {
    private let picture = RoundPicture(name: "picture")
    private let labels = StackView(axis: .vertical, distribution: .fillEqually, name: "labels")
    private let constrain: (_ card: View, _ picture: View, _ labels: View) -> Void

    init(_ constrain: @escaping (_ card: View, _ picture: View, _ labels: View) -> Void) {
        self.constrain = constrain
        super.init(frame: .zero)
        name = "card"
    }

    func buildHierarchy() {
        addSubview(picture)
        addSubview(labels)
        for (name, text) in [
            ("name", "Ada Lovelace"), ("age", "36 years"), ("occupation", "Mathematician"), ("gender", "Female"),
        ] {
            labels.addArrangedSubview(Label(text, fontSize: 14, name: name))
        }
    }

    func setupConstraints() { constrain(self, picture, labels) }

    func configureViews() {
        backgroundColor = .white
        cornerRadius = 12
        picture.backgroundColor = .blue
    }
}

/// A picture with the largest possible corner radius.
private final class RoundPicture: View {
    override func layoutSubviews() {
        super.layoutSubviews()
        cornerRadius = min(bounds.size.width, bounds.size.height) / 2
    }
}
