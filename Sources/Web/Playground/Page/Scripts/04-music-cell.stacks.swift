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
