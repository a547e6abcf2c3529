// Chat
// Bubbles are as wide as their text, and never wider than three quarters of the screen.
// 390 × 640

let messages = [
    (true, "Have you seen the new layout engine?"),
    (false, "Not yet. What does it do?"),
    (true, "It solves linear constraints exactly, with priorities, and lays out a thousand rows in no time."),
    (false, "And the text wraps where it should?"),
    (true, "Yes. مرحبا بالعالم works, too, and so does 漢字かな交じり文."),
]

let portrait = View()
portrait.backgroundColor = .green
portrait.cornerRadius = 22
let name = Label("Grace", fontSize: 20, weight: .bold)
let state = Label("online", fontSize: 13)
state.textColor = .gray
screen.quickAdd(portrait, [12, 16, nil, nil], [widthToConstant(44), heightToConstant(44)])
screen.quickAdd(name, [topToTop(portrait), leadingToTrailing(portrait, 12)])
screen.quickAdd(state, [topToBottom(name), leadingToLeading(name)])

var above: View = state
for (isMine, text) in messages {
    let bubble = View()
    bubble.backgroundColor = isMine ? .blue : .white
    bubble.cornerRadius = 16
    let label = Label(text, fontSize: 16, numberOfLines: 0)
    label.textColor = isMine ? .white : .black
    bubble.quickAdd(label, [8, 12, -8, -12])
    screen.quickAdd(bubble, [topToBottom(above, 12), isMine ? trailingToTrailing(-16) : leadingToLeading(16)])
    bubble.activateQuickAnchors([widthToRelatedView(screen, atMost: 0, multiplier: 0.75)])
    above = bubble
}

let entry = View()
entry.backgroundColor = .white
entry.cornerRadius = 10
entry.quickAdd(Label("Message", fontSize: 16), [8, 14, -8, -14])
let send = View()
send.backgroundColor = .blue
send.cornerRadius = 10
let word = Label("Send", fontSize: 16)
word.textColor = .white
word.setContentHuggingPriority(.defaultHigh, for: .horizontal)
send.quickAdd(word, [8, 14, -8, -14])
screen.quickAdd(entry, [leadingToLeading(16), bottomToBottom(-12)])
screen.quickAdd(send, [leadingToTrailing(entry, 8), trailingToTrailing(-16), centerY(entry)])
