// Friends
// A header, and below it a row for each friend: a picture and a name, with a line between rows.
// 390 × 640

let names = ["Ada", "Grace", "Katherine", "Hedy", "Radia", "Barbara", "Frances", "Mary", "Dorothy", "Annie"]
let header = View()
header.backgroundColor = .blue
let title = Label("Friends", fontSize: 22, weight: .bold)
title.textColor = .white
header.quickAdd(title, [nil, 16, -12, nil])
screen.quickAdd(header, [0, 0, nil, 0], [heightToConstant(84)])

var above = header
for number in 1...24 {
    let friend = "\(names[number % 10]) \(number)"
    let row = View(name: friend)
    row.backgroundColor = .white
    let picture = View(name: "picture of \(friend)")
    picture.backgroundColor = .orange
    picture.cornerRadius = 16
    let line = View(name: "line below \(friend)")
    line.backgroundColor = Color(white: 0.85)
    row.quickAdd(picture, [leadingToLeading(16), centerY(), widthToConstant(32), heightToConstant(32)])
    row.quickAdd(Label(friend, fontSize: 16), [leadingToTrailing(picture, 12), centerY()])
    row.quickAdd(line, [nil, 60, 0, 0], [heightToConstant(1)])
    screen.quickAdd(row, [.to(above, 0), 0, nil, 0], [heightToConstant(52)])
    above = row
}
