// Receipt
// A label with runs in several styles, and a tab stop that aligns the decimal points of the prices.
// 390 × 160

let label = Label(
    runs: [
        .sized("Café Central\n", 22).bold(), "Espresso\t2.80\nApple strudel\t11.40\n",
        .bold("Total\t14.20").colored(.blue),
    ], numberOfLines: 0)
label.paragraphStyle = ParagraphStyle(paragraphSpacing: 6, tabStops: [TabStop(230, .decimal)])
screen.quickAdd(label, [20, 20, nil, -20])
