// Three boxes
// Two boxes share the width of the screen; a third one below them reaches from edge to edge.
// 390 × 300

let red = View()
let blue = View()
let green = View()
red.backgroundColor = .red
blue.backgroundColor = .blue
green.backgroundColor = .green

screen.quickAdd(red, [50, 20, nil, nil], [heightToConstant(100)])
screen.quickAdd(
    blue,
    [
        topToTop(red), bottomToBottom(red), leadingToTrailing(red, 20), trailingToTrailing(-20),
        widthToRelatedView(red),
    ])
screen.quickAdd(
    green,
    [topToBottom(red, 20), leadingToLeading(red), trailingToTrailing(blue), heightToConstant(50)])
