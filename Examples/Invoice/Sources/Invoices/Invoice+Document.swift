public import LayoutDocuments
import QuickAnchors

extension Invoice {
    private static let faint = Color(white: 0.45)

    /// The invoice as a document with as many pages as it needs, set in the measurer's fonts.
    public func document(measurer: any TextMeasuring) -> Document {
        var document = Document(pageSize: .a4, margins: .all(56), spacing: 18) {
            head
            Heading(
                Label("\(words.invoice) \(number)", fontSize: 24, weight: .bold), title: "\(words.invoice) \(number)")
            Table(
                columns: [28, 1.fr, 48, 72, 84], rowSpacing: 6, rule: Color(white: 0.85), header: { titles },
                rows: items.indices
            ) { index in
                let item = items[index]
                return [
                    number("\(index + 1)"), text(item.name), number("\(item.count)"), number(item.price.money),
                    number(item.total.money),
                ]
            }
            Section {
                sums
                Label("\(words.due) \(words.thanks)", fontSize: 11, numberOfLines: 0)
            }
        }
        document.textMeasurer = measurer
        document.layoutDirection = words.direction
        document.title = "\(words.invoice) \(number)"
        document.author = seller
        document.language = words.language
        document.header = { $0.number == 1 ? nil : note("\(seller) · \(words.invoice) \(number)") }
        document.footer = { note(words.page($0.number, $0.count)) }
        return document
    }

    private func note(_ text: String) -> Label {
        let label = Label(text, fontSize: 9)
        label.textColor = Invoice.faint
        return label
    }

    /// The seller beside the buyer.
    private var head: View {
        let head = View()
        let seller = Label(seller, fontSize: 14, weight: .semibold, numberOfLines: 0)
        let buyer = Label(buyer.joined(separator: "\n"), fontSize: 11, numberOfLines: 0)
        head.quickAdd(buyer, [0, 0, 0, nil], [widthToConstant(220)])
        head.quickAdd(seller, [topToTop(), trailingToTrailing(), leadingToTrailing(buyer, atLeast: 24)])
        return head
    }

    private var titles: [View] {
        let titles = [
            number("#"), text(words.item), number(words.count), number(words.price), number(words.amount),
        ]
        for title in titles { title.font.weight = .semibold }
        return titles
    }

    /// Net, tax and total, one below the other, at the trailing edge.
    private var sums: View {
        let sums = View()
        let rows = [(words.net, net), ("\(words.tax) \(tax) %", taxAmount), (words.total, total)]
        var above: View?
        for (index, row) in rows.enumerated() {
            let isLast = index == rows.count - 1
            let (name, amount) = (text(row.0), number(row.1.money))
            for label in [name, amount] where isLast { label.font = Font(size: 14, weight: .bold) }
            sums.quickAdd(
                amount, [trailingToTrailing(), widthToConstant(100), above.map { topToBottom($0, 6) } ?? topToTop()])
            sums.quickAdd(name, [trailingToLeading(amount, -16), firstBaselineToFirstBaseline(amount)])
            if isLast { sums.quickAdd(amount, [bottomToBottom()]) }
            above = amount
        }
        return sums
    }

    private func text(_ text: String) -> Label {
        Label(text, fontSize: 10, numberOfLines: 0)
    }

    /// Text whose digits line up in a column, in either reading direction.
    private func number(_ text: String) -> Label {
        let label = Label(text, fontSize: 10)
        label.textAlignment = .right
        return label
    }
}
