import Testing
import UIKit
import UIKitTesting

@Suite("Text sizes")
@MainActor
struct DynamicTypeTests {
    private func onPhone<Result>(_ category: UIContentSizeCategory, _ body: () -> Result) -> Result {
        var device = TestDevice.phone
        device.contentSize = category
        return TestScreen(device) { UIViewController() }.run(body)
    }

    @Test("Each text style has its own size in each category")
    func sizes() {
        let styles: [UIFont.TextStyle] = [.largeTitle, .title1, .headline, .body, .footnote, .caption2]
        func sizes(_ category: UIContentSizeCategory) -> [CGFloat] {
            onPhone(category) { styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize } }
        }
        #expect(sizes(.extraSmall) == [31, 25, 14, 14, 12, 11])
        #expect(sizes(.large) == [34, 28, 17, 17, 13, 11])
        #expect(sizes(.extraExtraExtraLarge) == [40, 34, 23, 23, 19, 17])
        #expect(sizes(.accessibilityExtraExtraExtraLarge) == [60, 58, 53, 53, 44, 40])
        #expect(
            onPhone(.large) { UIFont.preferredFont(forTextStyle: .headline) }
                == .systemFont(ofSize: 17, weight: .semibold))
    }

    /// The table "iOS, iPadOS Dynamic Type sizes" of Apple's Human Interface Guidelines, "Typography": for each style, its
    /// size and its leading in each category.
    private static let guidelines: [(UIFont.TextStyle, String)] = [
        (.largeTitle, "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
        (.title1, "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
        (.title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
        (.title3, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
        (.headline, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        (.body, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        (.callout, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
        (.subheadline, "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
        (.footnote, "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
        (.caption1, "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/29 26/32 32/39 37/44 43/51"),
        (.caption2, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
    ]

    @Test("The sizes and leadings of all styles are those of Apple's guidelines")
    func guidelines() {
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        for (style, row) in Self.guidelines {
            let leadings = row.split(separator: " ").compactMap { Int($0.split(separator: "/")[1]) }
            let found = categories.map { category in
                let traits = UITraitCollection(preferredContentSizeCategory: category)
                let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
                // A length grows as the leading does.
                let leading = UIFontMetrics(forTextStyle: style).scaledValue(
                    for: CGFloat(leadings[3]), compatibleWith: traits)
                return "\(Int(font.pointSize))/\(Int(leading.rounded()))"
            }
            #expect(found.joined(separator: " ") == row, "\(style.rawValue)")
        }
    }

    @Test("Lengths grow in the ratio of the line pitches of a style, to whole pixels, and fonts to whole points")
    func metrics() {
        let (title, caption) = (UIFontMetrics(forTextStyle: .largeTitle), UIFontMetrics(forTextStyle: .caption2))
        // 70/41 and 48/13.
        let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
        let lengths = onPhone(largest) { [title.scaledValue(for: 100), caption.scaledValue(for: 10)] }
        #expect(zip(lengths, [170 + 2 / 3.0, 37]).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(onPhone(largest) { title.scaledFont(for: .systemFont(ofSize: 20)).pointSize } == 34)
        #expect(
            onPhone(largest) { title.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 30).pointSize } == 30)
        #expect(onPhone(.large) { title.scaledValue(for: 10) } == 10)
        let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 14)
    }

    @Test("A check runs at categories of text sizes")
    func check() {
        final class Titles: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 80))
                label.font = .preferredFont(forTextStyle: .largeTitle)
                label.text = "Title"
                view.addSubview(label)
            }
        }
        var sizes: [CGFloat] = []
        let check = LayoutCheck(
            sizes: [Size(width: 390, height: 844)], directions: [.leftToRight],
            contentSizes: [.large, .accessibilityExtraExtraExtraLarge])
        let faults = check.faults {
            sizes.append(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize)
            return Titles()
        }
        #expect(faults == [])
        #expect(sizes == [34, 60])
        #expect(check.textScales == [1, 53 / 17.0])
    }

    @Test("A device's text scale stands for the largest category that is not larger")
    func scales() {
        var device = TestDevice.phone
        let scales: [(Double, UIContentSizeCategory)] = [
            (0.5, .extraSmall), (1, .large), (1.5, .extraExtraExtraLarge), (3, .accessibilityExtraExtraLarge),
        ]
        for (scale, category) in scales {
            device.textScale = scale
            #expect(device.contentSize == category)
        }
    }

    @Test("Titles of navigation bars stop growing at 21 points, unless they are large")
    func barTitles() {
        func size(isLarge: Bool) -> CGFloat? {
            let controller = UIViewController()
            controller.title = "Title"
            let container = UINavigationController(rootViewController: controller)
            container.navigationBar.prefersLargeTitles = isLarge
            return onPhone(.accessibilityLarge) {
                container.view.layoutIfNeeded()
                return container.navigationBar.subviews.compactMap { ($0 as? UILabel)?.font.pointSize }.first
            }
        }
        #expect(size(isLarge: false) == 21)
        #expect(size(isLarge: true) == 48)
    }
}
