import Foundation
import Testing
import UIKit
import UIKitTesting

/// The parts of a list content view are found by what they show.
@Suite("The content of a list")
@MainActor
struct ListContentTests {
    private func descendants(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(descendants) }

    private struct Parts {
        let test: TestScreen
        let view: UIListContentView
        let title: UILabel
        let detail: UILabel
        let image: UIImageView

        @MainActor
        func frame(_ part: UIView) -> CGRect { part.convert(part.bounds, to: view) }
    }

    private func show(
        _ content: UIListContentConfiguration, width: CGFloat = 320, isMirrored: Bool = false
    ) throws -> Parts {
        var device = TestDevice(size: Size(width: 390, height: 844), displayScale: 0)
        device.direction = isMirrored ? .rightToLeft : .leftToRight
        device.contentSize = UITraitCollection.current.preferredContentSizeCategory
        let test = TestScreen(device) { UIViewController() }
        let view = test.run { UIListContentView(configuration: content) }
        test.run {
            test.controller.view.addSubview(view)
            view.frame = CGRect(x: 0, y: 0, width: width, height: 0)
            view.frame.size = view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        let all = descendants(view)
        let labels = all.compactMap { $0 as? UILabel }
        return Parts(
            test: test, view: view, title: try #require(labels.first), detail: try #require(labels.last),
            image: try #require(all.compactMap { $0 as? UIImageView }.first))
    }

    @Test("has the documented defaults: margins, padding, fonts and colors")
    func defaults() {
        for content in [UIListContentConfiguration.cell(), .subtitleCell(), .valueCell()] {
            #expect(content.imageToTextPadding == 16 && content.textToSecondaryTextHorizontalPadding == 6)
            #expect(content.textToSecondaryTextVerticalPadding == 1 && content.directionalLayoutMargins == nil)
            #expect(content.textProperties.font == .systemFont(ofSize: 17) && content.textProperties.color == .label)
            #expect(content.secondaryTextProperties.color == .secondaryLabel)
            #expect(content.textProperties.lineBreakMode == .byTruncatingTail)
            #expect(content.textProperties.adjustsFontForContentSizeCategory)
            #expect(content.imageProperties.maximumSize == .zero && content.imageProperties.reservedLayoutSize == .zero)
        }
        #expect(UIListContentConfiguration.cell().secondaryTextProperties.font.pointSize == 15)
        #expect(UIListContentConfiguration.valueCell().secondaryTextProperties.font.pointSize == 17)
        #expect(!UIListContentConfiguration.cell().prefersSideBySideTextAndSecondaryText)
        #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
        TestScreen(TestDevice(.phone, system: .iOS18)) { UIViewController() }.run {
            #expect(UIListContentConfiguration.cell().textToSecondaryTextVerticalPadding == 3)
        }
    }

    @Test("has the image before the texts, which are below each other, inside the margins", arguments: [false, true])
    func stacked(isMirrored: Bool) throws {
        var content = UIListContentConfiguration.cell()
        (content.text, content.secondaryText) = ("Title", "Detail")
        content.image = UIImage(size: CGSize(width: 30, height: 20))
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 12, bottom: 13, trailing: 14)
        (content.imageToTextPadding, content.textToSecondaryTextVerticalPadding) = (9, 5)
        let parts = try show(content, isMirrored: isMirrored)
        func left(_ rect: CGRect) -> CGFloat { isMirrored ? 320 - rect.maxX : rect.minX }
        let (title, detail, image) = (parts.frame(parts.title), parts.frame(parts.detail), parts.frame(parts.image))
        #expect(image.size == CGSize(width: 30, height: 20) && left(image) == 12)
        #expect(abs(left(title) - 51) < 1e-9 && abs(left(detail) - 51) < 1e-9)
        #expect(abs(title.minY - 11) < 1e-9 && abs(detail.minY - title.maxY - 5) < 1e-9)
        #expect(abs(parts.view.bounds.height - detail.maxY - 13) < 1e-9)
        #expect(abs(image.midY - (11 + parts.view.bounds.height - 13) / 2) < 1e-9)
        #expect(parts.title.text == "Title" && parts.detail.text == "Detail" && !parts.image.isHidden)
    }

    @Test("has texts side by side at both ends, if that is preferred and they fit", arguments: [false, true])
    func sideBySide(isMirrored: Bool) throws {
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Title", "Detail")
        let parts = try show(content, isMirrored: isMirrored)
        let (title, detail) = (parts.frame(parts.title), parts.frame(parts.detail))
        #expect(title.midY == detail.midY && parts.view.bounds.height >= 44)
        #expect(isMirrored ? title.maxX == 304 && detail.minX == 16 : title.minX == 16 && detail.maxX == 304)
        #expect(parts.detail.textAlignment == (isMirrored ? .left : .right))
        let needed = 32 + 6 + parts.title.intrinsicContentSize.width + parts.detail.intrinsicContentSize.width
        let (wide, narrow) = (try show(content, width: needed + 0.1), try show(content, width: needed - 0.1))
        #expect(wide.frame(wide.title).minY == wide.frame(wide.detail).minY)
        #expect(narrow.frame(narrow.title).maxY < narrow.frame(narrow.detail).minY)
        #expect(narrow.detail.textAlignment == .natural)
        // Texts of one line are truncated instead.
        (content.textProperties.numberOfLines, content.secondaryTextProperties.numberOfLines) = (1, 1)
        let truncated = try show(content, width: needed - 10)
        #expect(truncated.frame(truncated.title).minY == truncated.frame(truncated.detail).minY)
        #expect(truncated.frame(truncated.detail).width == truncated.detail.intrinsicContentSize.width)
        content.image = UIImage(size: CGSize(width: 30, height: 20))
        content.secondaryTextProperties.numberOfLines = 0
        let pictured = try show(content, width: needed + 45)
        #expect(pictured.frame(pictured.title).maxY < pictured.frame(pictured.detail).minY)
        let roomy = try show(content, width: needed + 47)
        #expect(roomy.frame(roomy.title).minY == roomy.frame(roomy.detail).minY)
        var device = TestDevice.phone
        device.contentSize = .accessibilityMedium
        try TestScreen(device) { UIViewController() }.run {
            let large = try show(content, width: 2000)
            #expect(large.frame(large.title).maxY < large.frame(large.detail).minY)
        }
    }

    @Test("is at least 44 points high, and shows what its configuration says")
    func properties() throws {
        var content = UIListContentConfiguration.cell()
        content.directionalLayoutMargins = .zero
        let empty = try show(content)
        #expect(empty.view.bounds.height == 44 && empty.title.isHidden && empty.detail.isHidden && empty.image.isHidden)
        content.text = "Title"
        content.textProperties.color = .red
        content.textProperties.font = .boldSystemFont(ofSize: 20)
        content.textProperties.numberOfLines = 3
        content.textProperties.alignment = .center
        content.textProperties.lineBreakMode = .byTruncatingHead
        let title = try show(content).title
        #expect(title.textColor == .red && title.font == .boldSystemFont(ofSize: 20) && title.numberOfLines == 3)
        #expect(title.textAlignment == .center && title.lineBreakMode == .byTruncatingHead && !title.isHidden)
        // A centered text is in the middle of the row.
        let parts = try show(content)
        #expect(parts.frame(parts.title).midX == 160)
        content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 60)
        content.image = UIImage(size: CGSize(width: 30, height: 20))
        let reserved = try show(content)
        #expect(reserved.frame(reserved.image) == CGRect(x: 0, y: 0, width: 50, height: 60))
        #expect(reserved.view.bounds.height == 60)
        reserved.view.configuration = UIListContentConfiguration.cell()
        reserved.view.layoutIfNeeded()
        #expect(reserved.title.isHidden && reserved.image.isHidden && reserved.title.textColor == .label)
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        #expect(cell.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
        #expect(
            UITableViewCell(style: .value2, reuseIdentifier: nil).defaultContentConfiguration()
                .prefersSideBySideTextAndSecondaryText)
        #expect(
            !UITableViewCell(style: .subtitle, reuseIdentifier: nil).defaultContentConfiguration()
                .prefersSideBySideTextAndSecondaryText)
    }
}
