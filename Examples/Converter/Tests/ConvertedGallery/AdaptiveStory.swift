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
        screen.quickAdd(
            image,
            [
                topToTop(20), leadingToLeading(20), trailingToTrailing(-20).when(.compact),
                heightToConstant(160).when(.compact), bottomToBottom(-20).when(.regular),
            ])
        screen.quickAdd(
            story,
            [
                bottomToBottom(-20), trailingToTrailing(-20), topToBottom(image, 20).when(.compact),
                leadingToLeading(20).when(.compact), topToTop(20).when(.regular),
                leadingToTrailing(image, 20).when(.regular), widthToRelatedView(image).when(.regular),
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
