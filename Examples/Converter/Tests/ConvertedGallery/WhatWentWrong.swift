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
        screen.quickAdd(crowded, [140, 20, nil, -20], [heightToConstant(100), widthToConstant(200)])
        screen.quickAdd(adrift, [leadingToLeading(20), trailingToTrailing(-20), heightToConstant(100)])
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
