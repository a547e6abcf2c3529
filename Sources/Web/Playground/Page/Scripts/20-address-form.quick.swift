// A form of one column or two
// Each field is at least 240 points wide: a narrow screen has room for one column, and a wide one for two.
// 390 × 440

let names = ["First name", "Last name", "Street", "City", "Postal code", "Country"]
let form = GridView(columns: [.fitting(atLeast: 240)], columnSpacing: 20, rowSpacing: 14)
for name in names {
    let field = View(name: "field of \(name)")
    field.backgroundColor = .white
    field.cornerRadius = 6
    field.activateQuickAnchors([heightToConstant(36)])
    let group = VStack(spacing: 4) {
        Label(name, font: .footnote)
        field
    }
    form.append(group)
}
screen.quickAdd(form, [20, 20, nil, -20])
