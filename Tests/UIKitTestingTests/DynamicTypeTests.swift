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
