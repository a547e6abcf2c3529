import QuickAnchors

struct WhatWentWrong: Example {
    static let name = "what-went-wrong"
    static let title = "What went wrong"
    static let text = """
        The crowded box has two edges and a width that does not fit between them. No constraint places the adrift one \
        vertically. The words are those of the diagnostics.
        """
    static let file = #filePath
    static var spellings: [Step<Self>] { [Step("verbose") { $0.verbose() }, Step("quick") { $0.quick() }] }
    static let showsDiagnostics = true

    let screen = View.screen()
    let crowded = View.box("crowded", .orange)
    let adrift = View.box("adrift", .blue)

    func verbose() {
        screen.addSubview(crowded)
        screen.addSubview(adrift)
        LayoutConstraint.activate([
            crowded.topAnchor.constraint(equalTo: screen.topAnchor, constant: 140),
            crowded.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            crowded.heightAnchor.constraint(equalToConstant: 100),
            crowded.widthAnchor.constraint(equalToConstant: 200),
            crowded.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
            adrift.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            adrift.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
            adrift.heightAnchor.constraint(equalToConstant: 100),
        ])
    }

    func quick() {
        screen.quickAdd(
            crowded,
            [
                topToTop(140), leadingToLeading(20), heightToConstant(100), widthToConstant(200),
                trailingToTrailing(-20),
            ])
        screen.quickAdd(adrift, [nil, 20, nil, -20], [heightToConstant(100)])
    }
}
