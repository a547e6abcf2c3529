// Self-sizing list
// 1,000 rows, each as tall as its wrapped text.
// 390 × 640

let words = ["layout", "is", "what", "remains", "when", "every", "row", "has", "found", "its", "height"]
var above: View?
for number in 1...1000 {
    let row = View(name: "row \(number)")
    row.backgroundColor = number.isMultiple(of: 2) ? .white : Color(white: 0.92)
    var text = "Row \(number):"
    for index in 0..<(1 + number * 7 % 23) { text += " " + words[index % 11] }
    let label = Label(text, numberOfLines: 0, name: "text \(number)")
    let top = above.map { topToBottom($0) } ?? topToTop()
    screen.quickAdd(row, [top, leadingToLeading(), trailingToTrailing()])
    row.quickAdd(label, [8, 16, -8, -16])
    above = row
}
