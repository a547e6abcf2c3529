import QuickAnchors

struct AdaptiveStory: Example {
    static let name = "adaptive-story"
    static let title = "A story that adapts"
    static let text = """
        The picture is above the story on a narrow screen and beside it on a wide one. Which it is follows from the \
        width, in the pass that changes it: conditions switch between two groups of constraints.
        """
    static let file = #filePath
    static var spellings: [Step<Self>] { [Step("verbose") { $0.verbose() }, Step("quick") { $0.quick() }] }

    let screen = View.screen(height: 400)
    let image = View.box("image", .orange)
    let story = View.box("story", .white)

    func verbose() {
        screen.addSubview(image)
        screen.addSubview(story)
        LayoutConstraint.activate([
            image.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
            image.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            story.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -20),
            story.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
            image.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20).when(.compact),
            image.heightAnchor.constraint(equalToConstant: 160).when(.compact),
            story.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 20).when(.compact),
            story.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20).when(.compact),
            image.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -20).when(.regular),
            story.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20).when(.regular),
            story.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 20).when(.regular),
            story.widthAnchor.constraint(equalTo: image.widthAnchor).when(.regular),
        ])
    }

    func quick() {
        screen.quickAdd(image, [20, 20, nil, nil])
        screen.quickAdd(story, [nil, nil, -20, -20])
        screen.when(.compact) {
            image.activateQuickAnchors([trailingToTrailing(-20), heightToConstant(160)])
            story.activateQuickAnchors([topToBottom(image, 20), leadingToLeading(20)])
        }
        screen.when(.regular) {
            image.activateQuickAnchors([bottomToBottom(-20)])
            story.activateQuickAnchors([topToTop(20), leadingToTrailing(image, 20), widthToRelatedView(image)])
        }
    }
}
