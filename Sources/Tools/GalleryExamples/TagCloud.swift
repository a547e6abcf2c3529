import QuickAnchors

struct TagCloud: Example {
    static let name = "tag-cloud"
    static let title = "Tags"
    static let text = """
        Tags in lines that wrap where the width is used up. The card is as high as its lines, and the note stands below \
        it, in the same pass.
        """
    static let file = #filePath
    static var spellings: [Step<Self>] { [Step("quick") { $0.quick() }] }

    let screen = View.screen(height: 300)
    let card = View.box("card", .white)
    let tags = ["Swift", "Auto Layout", "constraints", "grids", "flows", "conditions", "right to left", "text"]
    let note = Label("8 tags", fontSize: 13, name: "note")

    func quick() {
        let flow = FlowView(spacing: 8, lineSpacing: 8, name: "flow")
        for tag in tags {
            let box = View.box(tag, Color(white: 0.9))
            box.quickAdd(Label(tag, fontSize: 14, name: "text of \(tag)"), [5, 10, -5, -10])
            flow.addArrangedSubview(box)
        }
        card.quickAdd(flow, 12)
        screen.quickAdd(card, [16, 16, nil, -16])
        screen.quickAdd(note, [topToBottom(card, 8), leadingToLeading(28)])
    }
}
