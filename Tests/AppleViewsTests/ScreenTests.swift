import QuickAnchorsUIKit
import Testing
import UIKit

/// Screens that the articles lay out with the package's own views.
@Suite("Screens of the articles, on UIKit's views")
@MainActor
struct ScreenTests {
    @Test("The view written once for all platforms has the frames worked out by hand")
    func messageRow() throws {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let row = MessageRow(from: "Ada", "Found it: a moth.")
        screen.quickAdd(row, [0, 0, nil, 0])
        screen.layoutIfNeeded()
        let (avatar, name, message) = (row.subviews[0], row.subviews[1], row.subviews[2])
        #expect(row.frame.minX == 0 && row.frame.minY == 0 && row.frame.width == 320)
        #expect(avatar.frame == CGRect(x: 16, y: 12, width: 36, height: 36))
        // The name is 16 + 36 + 12 points from the left, and its top is aligned with that of the avatar.
        #expect(name.frame.minX == 64 && name.frame.minY == 12)
        #expect(message.frame.minX == 64 && message.frame.maxX == 304)
        // Sums of thirds of a point differ by rounding error.
        #expect(abs(message.frame.minY - (name.frame.maxY + 2)) < 1e-9)
        #expect(row.frame.height == message.frame.maxY + 12 && row.frame.height >= 60)
    }

    @Test("The first screen's header ends 52 below the safe area, and its title and count share a baseline")
    func firstScreen() {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let header = UIView()
        screen.quickAdd(header, [0, 0, nil, 0], [bottomToTop(screen.safeAreaLayoutGuide, 52)])
        let title = UILabel("Messages", fontSize: 20)
        header.quickAdd(title, [leadingToMargin(8), bottomToBottom(-14)])
        let count = UILabel("3 new", fontSize: 14)
        header.quickAdd(
            count,
            [trailingToMargin(-8), firstBaselineToFirstBaseline(title), leadingToTrailing(title, atLeast: 8)])
        screen.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 52))
        // The margins are 8 points inside the edges, and the anchors add 8 more.
        #expect(title.frame.minX == 16 && title.frame.maxY == 38 && abs(count.frame.maxX - 304) < 1e-9)
        #expect(count.frame.minY > title.frame.minY && count.frame.maxY < title.frame.maxY)
    }

    @Test("Where UIKit places a view by its frame, anchors for its size leave its autoresizing mask on")
    func placedByUIKit() {
        let (cell, item, controller) = (UITableViewCell(), UICollectionViewCell(), UIViewController())
        for view in [cell.contentView, item.contentView, controller.view!] {
            view.activateQuickAnchors([heightToConstant(atLeast: 44)])
            #expect(view.translatesAutoresizingMaskIntoConstraints)
        }
        // A controller's view may be placed in another's by constraints.
        let screen = UIView()
        screen.addSubview(controller.view)
        controller.view.activateQuickAnchors([topToTop()])
        #expect(!controller.view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("The box of the article on the shorthand changes later, in place")
    func shorthand() {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let box = UIView()
        let isWide = true
        let added = screen.quickAdd(box) {
            topToTop(10)
            if isWide { widthToConstant(320) }
        }
        box.activateQuickAnchors([leadingToLeading(20), heightToConstant(44)])
        added[0].constant = 100
        added[1].isActive = false
        box.activateQuickAnchors([trailingToTrailing(-20)])
        screen.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 20, y: 100, width: 350, height: 44))
    }

    @Test("A card mixes both spellings of anchors, and a dot is a third of the way down")
    func constraints() {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (card, dot) = (UIView(), UIView())
        screen.quickAdd(
            card,
            [
                centerX(), topToTop(40), widthToConstant(atMost: 400),
                widthToRelatedView(screen, -40).priority(.almostRequired), .aspectRatio(2),
            ])
        screen.quickAdd(
            dot, [centerYToBottom(multiplier: 1.0 / 3.0), leadingToLeading(), widthToConstant(10), aspectRatio(1)])
        screen.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 20, y: 40, width: 280, height: 140))
        #expect(dot.frame.midY == 160)
    }
}

/// The article's view, in which a condition determines where the text is.
private final class ArticleView: UIView {
    let image = UIView()
    let text = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        quickAdd(image, [0, 0, nil, nil], [heightToConstant(120)])
        image.activateQuickAnchors([trailingToTrailing()], when: .compact)
        image.activateQuickAnchors([widthToConstant(240)], when: .regular)
        quickAdd(text, [trailingToTrailing(), bottomToBottom()])
        when(.width(below: 600)) { text.activateQuickAnchors([topToBottom(image, 8), leadingToLeading()]) }
        when(.width(atLeast: 600)) { text.activateQuickAnchors([topToTop(), leadingToTrailing(image, 8)]) }
    }

    required init?(coder: NSCoder) { fatalError("The view is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateLayoutConditions()
    }
}

extension ScreenTests {
    @Test("The article's text is under its picture where the screen is compact, and beside it where it is regular")
    func articleView() {
        let article = ArticleView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        article.layoutIfNeeded()
        #expect(article.image.frame == CGRect(x: 0, y: 0, width: 390, height: 120))
        #expect(article.text.frame == CGRect(x: 0, y: 128, width: 390, height: 272))
        article.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
        article.layoutIfNeeded()
        #expect(article.image.frame == CGRect(x: 0, y: 0, width: 240, height: 120))
        #expect(article.text.frame == CGRect(x: 248, y: 0, width: 552, height: 400))
    }

    @Test("A condition deep in a screen takes effect in the layout pass of the change")
    func deepSwitch() {
        let article = ArticleView(frame: .zero)
        let outer = UIView()
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        screen.quickAdd(outer)
        outer.quickAdd(article)
        screen.layoutIfNeeded()
        #expect(article.text.frame.minY == 128)
        screen.frame.size.width = 700
        screen.layoutIfNeeded()
        #expect(article.text.frame.minX == 248)
    }

    @Test("A view is laid out again if only the size of a subview changes, since its conditions may depend on it")
    func namedPanel() {
        final class Screen: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                updateLayoutConditions()
            }
        }
        let screen = Screen(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        let panel = UIView()
        let width = screen.quickAdd(panel, [0, 0, nil, nil], [widthToConstant(100), heightToConstant(10)])
        let added = screen.quickAdd(UIView(), [widthToConstant(1).when(.width(atLeast: 200, of: panel))])
        screen.layoutIfNeeded()
        #expect(!added.isActive)
        width[.widthToConstant]?.constant = 200
        screen.layoutIfNeeded()
        #expect(added.isActive)
    }
}
