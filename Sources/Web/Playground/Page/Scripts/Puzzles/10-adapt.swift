// Two columns above 600
// Below a width of 600 points the story is under the picture, otherwise beside it. Drag the right edge to see both.
// Hint: screen.when(.width(below: 600)) { … } and screen.when(.width(atLeast: 600)) { … } each hold one case's anchors.
// 390 × 400

let picture = View()
let story = View()
screen.quickAdd(picture, [20, 20, nil, nil])
screen.quickAdd(story, [nil, nil, -20, -20])
// Start
picture.activateQuickAnchors([trailingToTrailing(-20), heightToConstant(120)])
story.activateQuickAnchors([topToBottom(picture, 20), leadingToLeading(20)])
// Solution
screen.when(.width(below: 600)) {
    picture.activateQuickAnchors([trailingToTrailing(-20), heightToConstant(120)])
    story.activateQuickAnchors([topToBottom(picture, 20), leadingToLeading(20)])
}
screen.when(.width(atLeast: 600)) {
    picture.activateQuickAnchors([bottomToBottom(-20)])
    story.activateQuickAnchors([topToTop(20), leadingToTrailing(picture, 20), widthToRelatedView(picture)])
}
// End
