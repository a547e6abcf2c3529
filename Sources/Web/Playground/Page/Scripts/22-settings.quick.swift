// Settings
// Panels of rows, no taller than their contents need; notes wrap beside their controls, and fields are equally wide.
// 390 × 560

let title = Label("Settings", fontSize: 24, weight: .bold)
screen.quickAdd(title, [24, 24, nil, -24])
let rows = [
    ("Name", "Shown to others in chats", "Ada"),
    ("Language", "Needs a restart", "English"),
    ("Font size", "In points, for all texts of the interface", "11"),
    ("Notifications", "Sounds and banners while the window is hidden", "on"),
    ("Dark colors", "Easier on the eyes at night", "off"),
]

let fields = VStack()
let switches = VStack()
var widest: View? = nil
for (word, about, value) in rows {
    let name = Label(word, fontSize: 16)
    let note = Label(about, fontSize: 13, numberOfLines: 0)
    note.textColor = .gray
    let isSwitch = value == "on" || value == "off"
    let control = View(name: word)
    control.cornerRadius = 10
    if isSwitch {
        let knob = View(name: "knob")
        knob.backgroundColor = .white
        knob.cornerRadius = 11
        control.backgroundColor = value == "on" ? .green : Color(white: 0.8)
        control.cornerRadius = 13
        control.quickAdd(knob, [centerY(), value == "on" ? trailingToTrailing(-2) : leadingToLeading(2)])
        knob.activateQuickAnchors([widthToConstant(22), heightToConstant(22)])
        control.activateQuickAnchors([widthToConstant(44), heightToConstant(26)])
    } else {
        control.borderWidth = 1
        control.backgroundColor = Color(white: 0.97)
        control.quickAdd(Label(value, fontSize: 16), [8, 14, -8, -14])
        control.activateQuickAnchors([widthToConstant(atLeast: 100)])
    }
    let row = View(name: word)
    row.backgroundColor = .clear
    row.quickAdd(name, [10, 16, nil, nil])
    row.quickAdd(note, [topToBottom(name, 2), leadingToLeading(16), bottomToBottom(atMost: -10)])
    row.quickAdd(control, [centerY(), trailingToTrailing(-16), topToTop(atLeast: 8)])
    control.activateQuickAnchors([leadingToTrailing(name, atLeast: 16), leadingToTrailing(note, atLeast: 16)])
    row.activateQuickAnchors([heightToConstant(0).priority(60)])
    note.setContentCompressionResistancePriority(LayoutPriority(400), for: .horizontal)
    if isSwitch {
        switches.addArrangedSubview(row)
    } else {
        fields.addArrangedSubview(row)
        if let first = widest { control.activateQuickAnchors([widthToRelatedView(first)]) } else { widest = control }
    }
}

var above: View = title
for rows in [fields, switches] {
    let panel = View()
    panel.backgroundColor = .white
    panel.cornerRadius = 14
    panel.quickAdd(rows, 0)
    screen.quickAdd(panel, [.to(above, 16), 24, nil, -24])
    above = panel
}
