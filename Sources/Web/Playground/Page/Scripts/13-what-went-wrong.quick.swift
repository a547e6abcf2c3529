// What went wrong
// The edges of the crowded box contradict its width. No constraint sets the vertical position of the adrift box.
// 390 × 440

let crowded = View()
let adrift = View()
crowded.backgroundColor = .orange
adrift.backgroundColor = .blue

screen.quickAdd(
    crowded,
    [topToTop(140), leadingToLeading(20), heightToConstant(100), widthToConstant(200), trailingToTrailing(-20)])
screen.quickAdd(adrift, [nil, 20, nil, -20], [heightToConstant(100)])
