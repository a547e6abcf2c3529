// Tags
// Tags in lines that wrap at the width of the card. The card is as tall as its lines, and the note is below it.
// 390 × 300

let card = View()
card.backgroundColor = .white
card.cornerRadius = 12
let tags = ["Swift", "Auto Layout", "constraints", "grids", "flows", "conditions", "right to left", "text"]
let note = Label("8 tags", fontSize: 13)
let flow = FlowView(spacing: 8, lineSpacing: 8)
for tag in tags {
    let box = View(name: tag)
    box.backgroundColor = Color(white: 0.9)
    box.cornerRadius = 8
    box.quickAdd(Label(tag, fontSize: 14), [5, 10, -5, -10])
    flow.addArrangedSubview(box)
}
card.quickAdd(flow, 12)
screen.quickAdd(card, [16, 16, nil, -16])
screen.quickAdd(note, [topToBottom(card, 8), leadingToLeading(28)])
