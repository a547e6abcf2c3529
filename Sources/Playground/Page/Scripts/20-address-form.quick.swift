// A form of one column or two
// Each field is 240 points wide at least: on a narrow screen they are one below the other, on a wide one two and two.
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
