// Make the title give way
// The price is always shown in full; the long title is truncated if there is not enough space.
// Hint: leadingToTrailing(title, atLeast: 8) keeps them apart, and compression resistance decides which text is cut.
// 390 × 200

let title = Label("A title that is much too long for a row on a telephone", fontSize: 17)
let price = Label("1,290.00", fontSize: 17, weight: .bold)
screen.quickAdd(title, [leadingToLeading(16), centerY()])
screen.quickAdd(price, [trailingToTrailing(-16), centerY()])
// Start
// Solution
price.activateQuickAnchors([leadingToTrailing(title, atLeast: 8)])
price.setContentCompressionResistancePriority(LayoutPriority(751), for: .horizontal)
// End
