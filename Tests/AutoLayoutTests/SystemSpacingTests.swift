import AutoLayout
import Testing

@Suite("System spacing")
struct SystemSpacingTests {
    let screen = makeScreen()
    let first = View(name: "first")
    let second = View(name: "second")

    init() {
        for view in [first, second] { screen.addSubview(view) }
        first.pin(100, 50, 20, 30, to: screen)
        for dimension in [second.widthAnchor, second.heightAnchor] {
            dimension.constraint(equalToConstant: 10).isActive = true
        }
    }

    @Test("is 8 points, times the multiplier, after and below", arguments: [1, 2.5])
    func spacing(_ multiplier: Double) {
        LayoutConstraint.activate([
            second.leadingAnchor.constraint(
                equalToSystemSpacingAfter: first.trailingAnchor, multiplier: multiplier),
            second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: multiplier),
        ])
        screen.layoutIfNeeded()
        #expect(second.frame.origin == Point(x: 120 + 8 * multiplier, y: 80 + 8 * multiplier))
    }

    @Test("follows the reading direction")
    func mirrored() {
        second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor).isActive = true
        screen.layoutDirection = .rightToLeft
        screen.layoutIfNeeded()
        #expect(second.frame.maxX == 92)
    }

    @Test("may be a minimum or a maximum")
    func inequalities() {
        let words = [
            second.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor),
            second.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
            second.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: first.bottomAnchor),
            second.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 0.5),
        ].map(\.description)
        #expect(
            words == [
                "second.leading >= first.trailing + 8", "second.leading <= first.trailing + 16",
                "second.top >= first.bottom + 8", "second.top <= first.bottom + 4",
            ])
    }
}
