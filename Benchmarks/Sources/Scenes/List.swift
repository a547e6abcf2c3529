public import QuickAnchors

/// Rows in a column, with four constraints each.
public struct List: Scene {
    public static let name = "list"
    public let root = View(frame: screen)
    public private(set) var firstHeight: LayoutConstraint?
    private let rows: [View]

    public init(_ count: Int) {
        rows = (0..<count).map { _ in View() }
    }

    public mutating func express(_ syntax: Syntax) -> Int {
        var above: View?
        for row in rows {
            let isFirst = above == nil
            switch syntax {
            case .verbose:
                let constraints = addVerbosely(row, under: above)
                if isFirst { firstHeight = constraints[3] }
            case .quick:
                let added = root.quickAdd(
                    row,
                    [
                        above.map { topToBottom($0, 8) } ?? topToTop(8), leadingToLeading(16), trailingToTrailing(-16),
                        heightToConstant(44),
                    ])
                if isFirst { firstHeight = added[3] }
            }
            above = row
        }
        return 4 * rows.count
    }

    /// Makes the list end 8 points below its last row.
    public func fitHeight(_ syntax: Syntax) {
        guard let last = rows.last else { return }
        switch syntax {
        case .quick: last.activateQuickAnchors([bottomToBottom(-8)])
        case .verbose: last.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8).isActive = true
        }
    }

    private func addVerbosely(_ row: View, under above: View?) -> [LayoutConstraint] {
        root.addSubview(row)
        row.translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8),
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            row.heightAnchor.constraint(equalToConstant: 44),
        ]
        LayoutConstraint.activate(constraints)
        return constraints
    }
}
