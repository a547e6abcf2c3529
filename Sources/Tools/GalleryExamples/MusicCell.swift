import QuickAnchors

struct MusicCell: Example {
    static let name = "music-cell"
    static let title = "Music cell, three ways"
    static let text = """
        A row of a music library, with anchors, with two nested stack views and with quick anchors. The duration keeps \
        its room; a title that is too long loses its middle, an album its end.
        """
    static let file = #filePath
    static var spellings: [Step<Self>] {
        [
            Step("verbose") { $0.verbose() }, Step("stacks") { $0.stacks() }, Step("quick") { $0.quick() },
        ]
    }
    static var variants: [Step<Self>] {
        [
            Step("short title") { $0.show("Blue Train", "Blue Train", "10:43") },
            Step("very long title") {
                $0.show(
                    "Symphony No. 3 in D minor, first movement: Kräftig. Entschieden (with all its repeats)",
                    "The Complete Symphonies, Recorded in Concert Between 1959 and 1967, Volume 3", "1:34:07")
            },
        ]
    }

    let screen = View.screen(height: 64)
    let cell = View.box("cell", .white)
    let artwork = ImageView(naturalSize: Size(width: 600, height: 600), name: "artwork")
    let title = Label(fontSize: 16, weight: .bold, name: "title")
    let album = Label(fontSize: 13, weight: .light, name: "album")
    let duration = Label(fontSize: 14, weight: .semibold, name: "duration")

    init() {
        artwork.backgroundColor = .orange
        artwork.cornerRadius = 18
        title.lineBreakMode = .byTruncatingMiddle
        duration.setContentCompressionResistancePriority(.prioritizedCompressionResistance, for: .horizontal)
        show("Blue Train", "Blue Train", "10:43")
    }

    func verbose() {
        screen.addSubview(cell)
        cell.addSubview(artwork)
        cell.addSubview(title)
        cell.addSubview(album)
        cell.addSubview(duration)
        LayoutConstraint.activate([
            cell.topAnchor.constraint(equalTo: screen.topAnchor),
            cell.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            cell.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            cell.heightAnchor.constraint(equalToConstant: 64).withPriority(.almostRequired),
            artwork.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
            artwork.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
            artwork.widthAnchor.constraint(equalToConstant: 36),
            artwork.heightAnchor.constraint(equalToConstant: 36),
            title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 14),
            title.leadingAnchor.constraint(equalTo: artwork.trailingAnchor, constant: 16),
            album.leadingAnchor.constraint(equalTo: artwork.trailingAnchor, constant: 16),
            album.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -14),
            duration.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
            duration.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -24),
            duration.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
            duration.leadingAnchor.constraint(greaterThanOrEqualTo: album.trailingAnchor, constant: 8),
        ])
    }

    func stacks() {
        let titles = StackView(
            arrangedSubviews: [title, album], axis: .vertical, alignment: .leading, distribution: .equalSpacing)
        let row = StackView(arrangedSubviews: [artwork, titles, duration], spacing: 16, alignment: .center)
        row.setCustomSpacing(8, after: titles)
        screen.addSubview(cell)
        cell.addSubview(row, withEdgeInsets: EdgeInsets(top: 14, bottom: 14))
        LayoutConstraint.activate([
            cell.topAnchor.constraint(equalTo: screen.topAnchor),
            cell.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            cell.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            cell.heightAnchor.constraint(equalToConstant: 64).withPriority(.almostRequired),
            artwork.widthAnchor.constraint(equalToConstant: 36),
            artwork.heightAnchor.constraint(equalToConstant: 36),
            titles.heightAnchor.constraint(equalTo: row.heightAnchor),
        ])
        row.isLayoutMarginsRelativeArrangement = true
        row.directionalLayoutMargins = DirectionalEdgeInsets(leading: 16, trailing: 24)
    }

    func quick() {
        screen.quickAdd(cell, [0, 0, nil, 0], [heightToConstant(64).priority(.almostRequired)])
        cell.quickAdd(artwork, [leadingToLeading(16), centerY(), widthToConstant(36), heightToConstant(36)])
        cell.quickAdd(title, [14, .to(artwork, 16), nil, nil])
        cell.quickAdd(album, [nil, .to(artwork, 16), -14, nil])
        cell.quickAdd(
            duration,
            [
                centerY(), trailingToTrailing(-24),
                leadingToTrailing(title, atLeast: 8), leadingToTrailing(album, atLeast: 8),
            ])
    }

    private func show(_ title: String, _ album: String, _ duration: String) {
        self.title.text = title
        self.album.text = album
        self.duration.text = duration
        screen.layoutIfNeeded()
    }
}
