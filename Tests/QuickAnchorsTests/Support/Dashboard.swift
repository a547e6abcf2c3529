import QuickAnchors

/// A tree with constraints of many kinds, among them multipliers, insets, margins, inequalities and priorities.
struct Dashboard {
    /// The same constraints in both spellings.
    typealias Step = (quick: () -> Void, verbose: () -> Void)

    let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "screen")
    let card = View(name: "card")
    let title = View(name: "title")
    let icon = View(name: "icon")
    let left = View(name: "left")
    let right = View(name: "right")
    let footer = View(name: "footer")
    let number: (Double) -> Double

    /// Creates a tree. If `isExact` is true, its numbers are multiples of 1/8, which doubles represent exactly;
    /// otherwise, doubles can only approximate them.
    init(isExact: Bool = false) {
        number = isExact ? { ($0 * 8).rounded() / 8 } : { $0 }
        screen.addSubview(card)
        screen.addSubview(footer)
        for view in [title, icon, left, right] { card.addSubview(view) }
    }

    /// The exact frames after the chosen calls and a layout pass.
    func frames(after calls: ([Step]) -> [() -> Void]) -> [Rect] {
        for call in calls(cardSteps + contentSteps + columnSteps) { call() }
        screen.layoutIfNeeded()
        return [card, title, icon, left, right, footer].map(\.frame)
    }

    private var cardSteps: [Step] {
        let third = number(1.0 / 3)
        return [
            step(
                card, [topToTop(number(10.1)), leadingToLeading(number(20.3))],
                card.topAnchor.constraint(equalTo: screen.topAnchor, constant: number(10.1)),
                card.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: number(20.3))),
            step(
                card, [trailingToTrailing(number(-20.7)), bottomToTop(footer, -third)],
                card.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: number(-20.7)),
                card.bottomAnchor.constraint(equalTo: footer.topAnchor, constant: -third)),
            step(
                footer, [heightToRelatedView(multiplier: number(0.1)), bottomToSafeArea(number(-0.7))],
                footer.heightAnchor.constraint(equalTo: screen.heightAnchor, multiplier: number(0.1)),
                footer.bottomAnchor.constraint(
                    equalTo: screen.safeAreaLayoutGuide.bottomAnchor, constant: number(-0.7))),
            step(
                footer, [centerX(), widthToRelatedView(card, number(3.3), multiplier: third)],
                footer.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
                footer.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: third, constant: number(3.3))),
        ]
    }

    private var contentSteps: [Step] {
        [
            step(
                icon,
                [centerX(), topToTop(number(7.7)), aspectRatio(number(16.0 / 9)), heightToConstant(number(33.3))],
                icon.centerXAnchor.constraint(equalTo: card.centerXAnchor),
                icon.topAnchor.constraint(equalTo: card.topAnchor, constant: number(7.7)),
                icon.widthAnchor.constraint(equalTo: icon.heightAnchor, multiplier: number(16.0 / 9)),
                icon.heightAnchor.constraint(equalToConstant: number(33.3))),
            step(
                title, [topToBottom(icon, number(0.1)), leadingToMargin(), trailingToMargin()],
                title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: number(0.1)),
                title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
                title.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor)),
            step(
                title, [heightToConstant(atLeast: number(21.7)), heightToConstant(1).priority(7.5)],
                title.heightAnchor.constraint(greaterThanOrEqualToConstant: number(21.7)),
                title.heightAnchor.constraint(equalToConstant: 1).withPriority(7.5)),
        ]
    }

    private var columnSteps: [Step] {
        [
            step(
                left, [topToBottom(title, number(1.1)), leadingToLeading(title), bottomToBottom(number(-9.9))],
                left.topAnchor.constraint(equalTo: title.bottomAnchor, constant: number(1.1)),
                left.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                left.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: number(-9.9))),
            step(
                right, [topToTop(left), bottomToBottom(left), leadingToTrailing(left, number(0.3))],
                right.topAnchor.constraint(equalTo: left.topAnchor),
                right.bottomAnchor.constraint(equalTo: left.bottomAnchor),
                right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: number(0.3))),
            step(
                right, [trailingToTrailing(title), widthToRelatedView(left)],
                right.trailingAnchor.constraint(equalTo: title.trailingAnchor),
                right.widthAnchor.constraint(equalTo: left.widthAnchor)),
        ]
    }

    private func step(_ view: View, _ anchors: [QuickAnchor], _ verbose: LayoutConstraint...) -> Step {
        ({ view.activateQuickAnchors(anchors) }, { LayoutConstraint.activate(verbose) })
    }
}
