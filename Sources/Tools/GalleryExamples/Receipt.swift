import QuickAnchors

struct Receipt: Example {
    static let name = "receipt"
    static let title = "Receipt"
    static let text =
        "A label in runs of several styles, with a tab stop that puts the points of prices above one another."
    static let file = #filePath
    static var spellings: [Step<Self>] { [Step("quick") { $0.quick() }] }

    let screen = View.screen(height: 160)

    func quick() {
        let label = Label(
            runs: [
                .sized("Café Central\n", 22).bold(), "Espresso\t2.80\nApple strudel\t11.40\n",
                .bold("Total\t14.20").colored(.blue),
            ], numberOfLines: 0, name: "receipt")
        label.paragraphStyle = ParagraphStyle(paragraphSpacing: 6, tabStops: [TabStop(230, .decimal)])
        screen.quickAdd(label, [topToTop(20), leadingToLeading(20), trailingToTrailing(-20)])
    }
}
