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
        final class VerboseCard: Card {
            override func setupConstraints() {
                LayoutConstraint.activate([
                    heightAnchor.constraint(equalToConstant: 98),
                    picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                    picture.centerYAnchor.constraint(equalTo: centerYAnchor),
                    picture.widthAnchor.constraint(equalToConstant: 80),
                    picture.heightAnchor.constraint(equalToConstant: 80),
                    labels.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                    labels.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 48),
                    labels.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
                    labels.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
                ])
            }
        }
        show(VerboseCard(name: "card"))
    }

    func quick() {
        final class QuickCard: Card {
            override func setupConstraints() {
                activateQuickAnchors([heightToConstant(98)])
                picture.activateQuickAnchors([
                    leadingToLeading(16), centerY(), widthToConstant(80), heightToConstant(80),
                ])
                labels.activateQuickAnchors([
                    topToTop(8), leadingToTrailing(picture, 48), bottomToBottom(-8), trailingToTrailing(-16),
                ])
            }
        }
        show(QuickCard(name: "card"))
    }

    private func show(_ card: Card) {
        screen.quickAdd(card, [60, 16, nil, -16])
        card.applyViewCode()
    }
}

/// A card without constraints; each spelling adds its own.
private class Card: View, ViewCode {
    let picture = RoundPicture(name: "picture")
    let labels = StackView(axis: .vertical, distribution: .fillEqually, name: "labels")

    func buildHierarchy() {
        addSubview(picture)
        addSubview(labels)
        for (name, text) in [
            ("name", "Ada Lovelace"), ("age", "36 years"), ("occupation", "Mathematician"), ("gender", "Female"),
        ] {
            labels.addArrangedSubview(Label(text, fontSize: 14, name: name))
        }
    }

    func setupConstraints() {}

    func configureViews() {
        backgroundColor = .white
        cornerRadius = 12
        picture.backgroundColor = .blue
    }
}

/// A picture that is as round as it can be.
private final class RoundPicture: View {
    override func layoutSubviews() {
        super.layoutSubviews()
        cornerRadius = min(bounds.size.width, bounds.size.height) / 2
    }
}
