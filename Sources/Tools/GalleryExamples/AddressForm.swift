import QuickAnchors

struct AddressForm: Example {
    static let name = "address-form"
    static let title = "A form of one column or two"
    static let text = """
        Each field is 240 points wide at least: on a narrow screen they are one below the other, on a wide one two beside \
        each other. The words stand over their fields, at the same height along each row.
        """
    static let file = #filePath
    static var spellings: [Step<Self>] { [Step("quick") { $0.quick() }] }

    let screen = View.screen(height: 440)
    let names = ["First name", "Last name", "Street", "City", "Postal code", "Country"]

    func quick() {
        let form = GridView(columns: [.fitting(atLeast: 240)], columnSpacing: 20, rowSpacing: 14, name: "form")
        for name in names {
            let field = View.box("field of \(name)", .white)
            field.cornerRadius = 6
            field.activateQuickAnchors([heightToConstant(36)])
            let group = VStack(spacing: 4, name: "group of \(name)") {
                Label(name, font: .footnote, name: name)
                field
            }
            form.append(group)
        }
        screen.quickAdd(form, [20, 20, nil, -20])
    }
}
