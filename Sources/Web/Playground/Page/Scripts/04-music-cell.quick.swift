// Music cell, three ways
// The duration is never truncated; a long title is truncated in the middle, a long album at its end. Edit the title.
// 390 × 64

let cell = View()
let artwork = ImageView(naturalSize: Size(width: 600, height: 600))
let title = Label("Blue Train", fontSize: 16, weight: .bold)
let album = Label("Blue Train", fontSize: 13, weight: .light)
let duration = Label("10:43", fontSize: 14, weight: .semibold)
cell.backgroundColor = .white
artwork.backgroundColor = .orange
artwork.cornerRadius = 18
title.lineBreakMode = .byTruncatingMiddle
duration.setContentCompressionResistancePriority(.prioritizedCompressionResistance, for: .horizontal)

screen.quickAdd(cell, [0, 0, nil, 0], [heightToConstant(64).priority(.almostRequired)])
cell.quickAdd(artwork, [leadingToLeading(16), centerY(), widthToConstant(36), heightToConstant(36)])
cell.quickAdd(title, [14, .to(artwork, 16), nil, nil])
cell.quickAdd(album, [nil, .to(artwork, 16), -14, nil])
cell.quickAdd(
    duration,
    [
        centerY(), trailingToTrailing(-24),
        leadingToTrailing(title, atLeast: 8), leadingToTrailing(album, atLeast: 8),
    ])
