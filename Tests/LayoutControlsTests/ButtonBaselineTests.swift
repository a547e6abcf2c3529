import LayoutControls
import Testing

@Suite("The baselines of a button")
struct ButtonBaselineTests {
    private static let changes: [@Sendable (Button) -> Void] = [
        { _ in },
        { $0.contentInsets = DirectionalEdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0) },
        { $0.contentInsets = DirectionalEdgeInsets(top: 0, leading: 10, bottom: 30, trailing: 10) },
        { ($0.imageView.naturalSize, $0.imagePlacement, $0.imagePadding) = (Size(width: 40, height: 40), .top, 5) },
        { ($0.imageView.naturalSize, $0.imagePlacement) = (Size(width: 40, height: 40), .bottom) },
        { ($0.imageView.naturalSize, $0.imagePlacement) = (Size(width: 20, height: 40), .leading) },
        {
            ($0.title, $0.titleLabel.numberOfLines) = ("Several words on several lines", 0)
            $0.widthAnchor.constraint(equalToConstant: 60).isActive = true
        },
        {
            ($0.title, $0.titleLabel.numberOfLines) = ("Several words on several lines", 0)
            ($0.imageView.naturalSize, $0.imagePlacement) = (Size(width: 40, height: 40), .bottom)
            $0.widthAnchor.constraint(equalToConstant: 90).isActive = true
            $0.heightAnchor.constraint(equalToConstant: 200).isActive = true
        },
    ]

    @Test("are those of its title, wherever that is", arguments: changes.indices, [true, false])
    func place(index: Int, isFirst: Bool) throws {
        let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
        let (button, label) = (Button("Title"), Label("x", fontSize: 15))
        root.addSubview(button)
        root.addSubview(label)
        LayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
            isFirst
                ? label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor)
                : label.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
        ])
        ButtonBaselineTests.changes[index](button)
        root.layoutIfNeeded()
        let lines = button.titleLabel.textLayout.lines
        let line = try #require(isFirst ? lines.first : lines.last)
        let title = button.frame.minY + button.titleLabel.frame.minY + line.baseline
        let ownLine = try #require(label.textLayout.lines.first)
        #expect(abs(label.frame.minY + ownLine.baseline - title) < 0.01)
    }
}
