import QuickAnchors

struct NamedStates: Example {
    enum Layout { case compact, regular }

    static let name = "named-states"
    static let title = "Named states"
    static let text = """
        Two groups of constraints under a name each, of which one is active at a time. To switch is one step: the pass \
        never sees the two together.
        """
    static let file = #filePath
    static var spellings: [Step<Self>] { [Step("verbose") { $0.verbose() }, Step("quick") { $0.quick() }] }
    static var variants: [Step<Self>] {
        [Step("compact") { $0.show(.compact) }, Step("regular") { $0.show(.regular) }]
    }

    let screen = View.screen()
    let image = View.box("image", .orange)
    let story = View.box("story", .white)
    let states = LayoutStates<Layout>()

    func verbose() {
        screen.addSubview(image)
        screen.addSubview(story)
        LayoutConstraint.activate([
            image.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
            image.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            story.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -20),
            story.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
        ])
        states[.compact] = [
            image.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
            image.heightAnchor.constraint(equalToConstant: 200),
            story.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 20),
            story.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
        ]
        states[.regular] = [
            image.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -20),
            story.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
            story.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 20),
            story.widthAnchor.constraint(equalTo: image.widthAnchor),
        ]
        states.activate(.compact)
    }

    func quick() {
        screen.quickAdd(image, [20, 20, nil, nil])
        screen.quickAdd(story, [nil, nil, -20, -20])
        states[.compact] =
            [trailingToTrailing(-20), heightToConstant(200)].map(image.constraint)
            + [topToBottom(image, 20), leadingToLeading(20)].map(story.constraint)
        states[.regular] =
            [bottomToBottom(-20)].map(image.constraint)
            + [topToTop(20), leadingToTrailing(image, 20), widthToRelatedView(image)].map(story.constraint)
        states.activate(.compact)
    }

    private func show(_ layout: Layout) {
        states.activate(layout)
        screen.layoutIfNeeded()
    }
}
