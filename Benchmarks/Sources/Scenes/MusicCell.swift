public import QuickAnchors

/// A cell with artwork, title, album and duration. It has 16 constraints besides those of the content sizes; a long
/// title must be truncated.
public struct MusicCell {
    public static let height = 64.0
    /// The number of constraints that are written for a cell, excluding those of the content sizes.
    public static let constraintCount = 16

    public let cell = View()
    public let title: TextBox
    private let artwork = View()
    private let album = TextBox("Kind of Blue")
    private let duration = TextBox("9:22")

    public init(_ index: Int) {
        title = TextBox(
            index.isMultiple(of: 2) ? "So What" : "Flamenco Sketches, the alternate take of the second day")
        duration.setContentCompressionResistancePriority(.prioritizedCompressionResistance, for: .horizontal)
    }

    /// Adds the cell to a list, at the position given by its index.
    public func add(to list: View, at index: Int, _ syntax: Syntax) {
        let top = MusicCell.height * Double(index)
        switch syntax {
        case .quick: addQuickly(to: list, topToTop(top))
        case .verbose: addVerbosely(to: list, cell.topAnchor.constraint(equalTo: list.topAnchor, constant: top))
        }
    }

    /// Adds the cell to a list, under another one.
    public func add(to list: View, under above: MusicCell, _ syntax: Syntax) {
        switch syntax {
        case .quick: addQuickly(to: list, topToBottom(above.cell))
        case .verbose: addVerbosely(to: list, cell.topAnchor.constraint(equalTo: above.cell.bottomAnchor))
        }
    }

    private func addQuickly(to list: View, _ top: QuickAnchor) {
        list.quickAdd(
            cell,
            [
                top, leadingToLeading(), trailingToTrailing(),
                heightToConstant(MusicCell.height).priority(.almostRequired),
            ])
        cell.quickAdd(artwork, [widthToConstant(36), heightToConstant(36), leadingToLeading(16), centerY()])
        cell.quickAdd(title, [topToTop(14), leadingToTrailing(artwork, 16)])
        cell.quickAdd(album, [bottomToBottom(-14), leadingToTrailing(artwork, 16)])
        cell.quickAdd(duration, [centerY(), trailingToTrailing(-24)])
        title.activateQuickAnchors([trailingToLeading(duration, atMost: -8)])
        album.activateQuickAnchors([trailingToLeading(duration, atMost: -8)])
    }

    private func addVerbosely(to list: View, _ top: LayoutConstraint) {
        list.addSubview(cell)
        cell.translatesAutoresizingMaskIntoConstraints = false
        for view in [artwork, title, album, duration] {
            cell.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        LayoutConstraint.activate([
            top,
            cell.leadingAnchor.constraint(equalTo: list.leadingAnchor),
            cell.trailingAnchor.constraint(equalTo: list.trailingAnchor),
            cell.heightAnchor.constraint(equalToConstant: MusicCell.height).withPriority(.almostRequired),
            artwork.widthAnchor.constraint(equalToConstant: 36),
            artwork.heightAnchor.constraint(equalToConstant: 36),
            artwork.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
            artwork.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
            title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 14),
            title.leadingAnchor.constraint(equalTo: artwork.trailingAnchor, constant: 16),
            album.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -14),
            album.leadingAnchor.constraint(equalTo: artwork.trailingAnchor, constant: 16),
            duration.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
            duration.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -24),
            title.trailingAnchor.constraint(lessThanOrEqualTo: duration.leadingAnchor, constant: -8),
            album.trailingAnchor.constraint(lessThanOrEqualTo: duration.leadingAnchor, constant: -8),
        ])
    }
}
