// Cards
// A class of views, and a function that adds them. Change the class, and every card follows.
// 390 × 340

final class Card: View {
    let title: Label
    let note: Label

    init(_ words: String, note text: String) {
        title = Label(words, fontSize: 17, weight: .semibold)
        note = Label(text, fontSize: 13, numberOfLines: 0)
        super.init(frame: .zero)
        backgroundColor = .white
        cornerRadius = 12
        note.textColor = .gray
        quickAdd(title, [14, 16, nil, -16])
        quickAdd(note, [.to(title, 4), 16, -14, -16])
    }
}

@discardableResult
func add(_ card: Card, below above: Card? = nil) -> Card {
    screen.quickAdd(card, [nil, 16, nil, -16])
    if let above {
        card.activateQuickAnchors([topToBottom(above, 12)])
    } else {
        card.activateQuickAnchors([topToTop(20)])
    }
    return card
}

let train = add(Card("Blue Train", note: "Recorded on one day in 1957"))
let steps = add(Card("Giant Steps", note: "Twenty-six chords in sixteen bars, played very fast"), below: train)
add(Card("A Love Supreme", note: "One suite in four parts"), below: steps)
