// What went wrong
// The crowded box has two edges and a width that does not fit between them. No constraint places the adrift one vertically.
// 390 × 440

let crowded = View()
let adrift = View()
crowded.backgroundColor = .orange
adrift.backgroundColor = .blue

screen.quickAdd(
    crowded,
    [topToTop(140), leadingToLeading(20), heightToConstant(100), widthToConstant(200), trailingToTrailing(-20)])
screen.quickAdd(adrift, [nil, 20, nil, -20], [heightToConstant(100)])
