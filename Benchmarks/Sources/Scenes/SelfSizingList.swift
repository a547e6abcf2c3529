public import QuickAnchors

/// Rows of five views each: box, badge, headline, body and footnote. The height of a row depends on that of the body,
/// whose text wraps.
public struct SelfSizingList: Scene {
    public static let name = "selfsizing"
    public let root = View(frame: screen)
    public let bodies: [TextBox]
    private let rows: [(row: View, badge: View, headline: TextBox, footnote: TextBox)]

    public init(_ count: Int) {
        rows = (0..<count).map { _ in (View(), View(), TextBox("A headline"), TextBox("A footnote")) }
        bodies = (0..<count).map { TextBox(SelfSizingList.text(words: 5 + $0 % 20), lines: .wrapped) }
    }

    public static func text(words: Int) -> String {
        Array(repeating: "lorem", count: words).joined(separator: " ")
    }

    public mutating func express(_ syntax: Syntax) -> Int {
        var above: View?
        for index in rows.indices {
            switch syntax {
            case .verbose: addVerbosely(index, under: above)
            case .quick: addQuickly(index, under: above)
            }
            above = rows[index].row
        }
        return 17 * rows.count
    }

    private func addQuickly(_ index: Int, under above: View?) {
        let (row, badge, headline, footnote) = rows[index]
        let body = bodies[index]
        root.quickAdd(
            row, [above.map { topToBottom($0) } ?? topToTop(), leadingToLeading(), trailingToTrailing()])
        row.quickAdd(badge, [topToTop(12), leadingToLeading(16), widthToConstant(24), heightToConstant(24)])
        row.quickAdd(headline, [topToTop(12), leadingToTrailing(badge, 12), trailingToTrailing(-16)])
        row.quickAdd(body, [topToBottom(headline, 4), leadingToLeading(headline), trailingToTrailing(headline)])
        row.quickAdd(
            footnote,
            [
                topToBottom(body, 4), leadingToLeading(headline), trailingToTrailing(headline), bottomToBottom(-12),
            ])
    }

    private func addVerbosely(_ index: Int, under above: View?) {
        let (row, badge, headline, footnote) = rows[index]
        let body = bodies[index]
        root.addSubview(row)
        row.translatesAutoresizingMaskIntoConstraints = false
        for view in [badge, headline, body, footnote] {
            row.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        LayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            badge.topAnchor.constraint(equalTo: row.topAnchor, constant: 12),
            badge.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
            badge.widthAnchor.constraint(equalToConstant: 24),
            badge.heightAnchor.constraint(equalToConstant: 24),
            headline.topAnchor.constraint(equalTo: row.topAnchor, constant: 12),
            headline.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 12),
            headline.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
            body.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 4),
            body.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
            footnote.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 4),
            footnote.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
            footnote.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
            footnote.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -12),
        ])
    }
}
