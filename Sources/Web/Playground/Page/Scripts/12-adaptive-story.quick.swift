// A story that adapts
// The picture is above the story on a narrow screen and beside it on a wide one. Drag the right edge past 600 points.
// 390 × 400

let image = View()
let story = View()
image.backgroundColor = .orange
story.backgroundColor = .white

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
