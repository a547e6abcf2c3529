let cell = View()
let artwork = ImageView(naturalSize: Size(width: 600, height: 600))
let title = Label("Blue Train", fontSize: 16, weight: .bold)
let album = Label("Blue Train", fontSize: 13, weight: .light)
let duration = Label("10:43", fontSize: 14, weight: .semibold)
cell.backgroundColor = .white
artwork.backgroundColor = .orange
artwork.cornerRadius = 18
title.lineBreakMode = .byTruncatingMiddle
duration.setContentCompressionResistancePriority(.prioritizedCompressionResistance, for: .horizontal)

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
