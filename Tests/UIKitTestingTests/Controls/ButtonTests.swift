import Foundation
import LayoutControls
import Testing
import UIKit
import UIKitTesting

@Suite("A button")
@MainActor
struct ButtonTests {
    private func shown(_ button: UIButton) throws -> Button { try #require(button.layoutView as? Button) }

    @Test("shows what is set for its state, or else for the normal state")
    func states() throws {
        let (button, images) = (UIButton(type: .system), [10, 20].map { UIImage(size: CGSize(width: $0, height: $0)) })
        let view = try shown(button)
        button.setTitle("plain", for: .normal)
        button.setTitle("chosen", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .disabled)
        button.setImage(images[0], for: .normal)
        button.setImage(images[1], for: .highlighted)
        button.setBackgroundImage(images[0], for: .normal)
        button.setBackgroundImage(images[1], for: .selected)
        for (state, title, color, image) in [
            ([], "plain", .red, 0), (.selected, "chosen", .red, 0), (.disabled, "plain", .blue, 0),
            (.highlighted, "plain", .red, 1), ([.selected, .highlighted], "plain", .red, 0),
        ] as [(UIControl.State, String, UIColor, Int)] {
            (button.isSelected, button.isEnabled) = (state.contains(.selected), !state.contains(.disabled))
            button.isHighlighted = state.contains(.highlighted)
            #expect(button.currentTitle == title && view.titleLabel.text == title)
            #expect(button.currentTitleColor == color && view.titleLabel.textColor == color.color)
            #expect(button.currentImage === images[image])
            #expect(view.imageView.naturalSize == Size(width: [10, 20][image], height: [10, 20][image]))
        }
        #expect(button.title(for: .selected) == "chosen" && button.title(for: .disabled) == "plain")
        #expect(button.titleColor(for: .disabled) == .blue && button.titleColor(for: .focused) == .red)
        #expect(button.image(for: .highlighted) === images[1] && button.image(for: .disabled) === images[0])
        #expect(
            button.backgroundImage(for: .selected) === images[1] && button.backgroundImage(for: .normal) === images[0])
        button.setImage(nil, for: .normal)
        button.isHighlighted = false
        #expect(view.imageView.naturalSize == nil)
    }

    @Test("has a title in the tint color if it is of the system, and in white otherwise")
    func colors() throws {
        let (system, custom) = (UIButton(type: .system), UIButton())
        let views = [try shown(system), try shown(custom)]
        #expect(system.buttonType == .system && custom.buttonType == .custom)
        for button in [system, custom] {
            button.setTitle("A", for: .normal)
            button.tintColor = .green
        }
        #expect(views.map(\.titleLabel.textColor) == [UIColor.green.color, UIColor.white.color])
        #expect(custom.currentTitleColor == .white)
        for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
            #expect(UIButton(type: type).currentImage != nil && UIButton(type: type).buttonType == type)
        }
        #expect(system.currentImage == nil)
    }

    @Test("has the title, the image and the handler of its action")
    func actions() {
        var calls = 0
        let image = UIImage(size: CGSize(width: 10, height: 10))
        let action = UIAction(title: "A", image: image) { _ in calls += 1 }
        let (plain, configured) = (
            UIButton(primaryAction: action), UIButton(configuration: .filled(), primaryAction: action)
        )
        for button in [plain, configured] {
            #expect(button.currentTitle == "A" && button.currentImage === image && button.buttonType == .system)
            button.sendActions(for: .touchUpInside)
            button.sendActions(for: .primaryActionTriggered)
            button.sendActions(for: .touchDown)
        }
        #expect(calls == 4 && UIButton(primaryAction: UIAction { _ in }).currentTitle == nil)
        #expect(UIButton(type: .custom, primaryAction: nil).currentImage == nil)
    }

    @Test("configures itself again when its state, its handler or its tint changes")
    func handlers() {
        let button = UIButton(configuration: .tinted())
        var states: [UIControl.State] = []
        button.configurationUpdateHandler = { states.append($0.state) }
        button.isSelected = true
        button.isHighlighted = true
        button.isEnabled = false
        #expect(states == [.normal, .selected, [.selected, .highlighted], [.selected, .highlighted, .disabled]])
        button.tintColor = .red
        #expect(button.layoutView.backgroundColor == UIColor.red.withAlphaComponent(0.18).color)
        button.configuration?.title = "New"
        #expect(button.titleLabel?.text == "New")
        button.configuration = nil
        #expect(button.titleLabel?.text == nil)
    }

    @Test("has the insets of its contents on their sides, and its parts in the rectangles that it returns")
    func rectangles() {
        let button = UIButton()
        button.setTitle("Title", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        button.layoutIfNeeded()
        #expect(button.contentRect(forBounds: button.bounds) == CGRect(x: 2, y: 1, width: 94, height: 46))
        #expect(button.titleRect(forContentRect: .zero) == button.titleLabel?.frame)
        #expect(button.imageRect(forContentRect: .zero) == button.imageView?.frame)
        #expect(button.imageView === button.imageView && button.imageView?.superview === button)
        #expect(button.titleLabel === button.titleLabel && button.titleLabel?.superview === button)
        for (alignment, left) in [
            (UIControl.ContentHorizontalAlignment.left, true), (.leading, true), (.right, false), (.trailing, false),
        ] {
            button.contentHorizontalAlignment = alignment
            button.layoutIfNeeded()
            let title = button.titleLabel?.frame ?? .zero
            #expect(left ? title.minX == 2 : abs(title.maxX - 96) < 1e-9, "\(alignment)")
        }
        for alignment in [UIControl.ContentHorizontalAlignment.center, .fill] {
            button.contentHorizontalAlignment = alignment
            button.layoutIfNeeded()
            // In the middle of 2...96.
            #expect(abs((button.titleLabel?.frame.midX ?? 0) - 49) < 1e-9)
        }
    }

    private static let styles: [(UIButton.Configuration, UIColor?, UIColor)] = [
        (.plain(), nil, .systemBlue), (.borderless(), nil, .systemBlue), (.gray(), .systemGray5, .systemBlue),
        (.bordered(), .systemGray5, .systemBlue), (.tinted(), UIColor.systemBlue.withAlphaComponent(0.18), .systemBlue),
        (.borderedTinted(), UIColor.systemBlue.withAlphaComponent(0.18), .systemBlue), (.filled(), .systemBlue, .white),
        (.borderedProminent(), .systemBlue, .white),
    ]

    @Test("with a configuration has the colors of its style, unless other ones are given")
    func styles() throws {
        for (style, fill, text) in Self.styles {
            var configuration = style
            configuration.title = "A"
            let button = UIButton(configuration: configuration)
            let view = try shown(button)
            #expect(view.backgroundColor == fill?.color && view.titleLabel.textColor == text.color)
            configuration.baseForegroundColor = .red
            configuration.baseBackgroundColor = .green
            button.configuration = configuration.updated(for: button)
            #expect(view.titleLabel.textColor == UIColor.red.color)
            let isTinted = (fill?.color.alpha ?? 1) < 1
            #expect(view.backgroundColor == UIColor.green.withAlphaComponent(isTinted ? 0.18 : 1).color)
            configuration.background.backgroundColor = .yellow
            button.configuration = configuration
            #expect(view.backgroundColor == UIColor.yellow.color)
        }
    }

    @Test("with a configuration has its title above its subtitle, and its image at a side, with padding")
    func contents() throws {
        var configuration = UIButton.Configuration.plain()
        let button = UIButton(configuration: configuration)
        let view = try shown(button)
        func show(_ change: (inout UIButton.Configuration) -> Void) -> String? {
            change(&configuration)
            button.configuration = configuration
            return view.titleLabel.text
        }
        #expect(
            show { _ in } == nil && show { $0.subtitle = "sub" } == "sub" && show { $0.title = "title" } == "title\nsub"
        )
        #expect(
            show { $0.attributedTitle = AttributedString("rich") } == "rich\nsub" && view.titleLabel.numberOfLines == 0)
        button.setAttributedTitle(NSAttributedString(string: "own"), for: .normal)
        #expect(view.titleLabel.text == "rich\nsub")
        #expect(show { ($0.attributedTitle, $0.title, $0.subtitle) = (nil, nil, nil) } == "own")
        _ = show { ($0.image, $0.imagePadding) = (UIImage(size: CGSize(width: 12, height: 14)), 9) }
        #expect(view.imageView.naturalSize == Size(width: 12, height: 14) && view.imagePadding == 9)
        let placements: [(NSDirectionalRectEdge, Button.ImagePlacement)] = [
            (.trailing, .trailing), (.top, .top), (.bottom, .bottom), (.leading, .leading), (.all, .leading),
        ]
        for (edge, placement) in placements {
            _ = show { $0.imagePlacement = edge }
            #expect(view.imagePlacement == placement)
        }
        let radii: [(UIButton.Configuration.CornerStyle, Double)] = [
            (.small, 5), (.dynamic, 6), (.medium, 6), (.large, 9), (.capsule, 9), (.fixed, 17),
        ]
        for (style, radius) in radii {
            _ = show { ($0.cornerStyle, $0.background.cornerRadius) = (style, 17) }
            #expect(view.cornerRadius == radius)
        }
        for (size, points, ends, sides) in [
            (.mini, 15, 5, 10), (.small, 15, 5, 10), (.medium, 17, 7, 12), (.large, 17, 15, 20),
        ] as [(UIButton.Configuration.Size, Double, Double, Double)] {
            _ = show { $0.buttonSize = size }
            #expect(view.titleLabel.font.size == points)
            let insets = view.contentInsets
            #expect(insets == DirectionalEdgeInsets(top: ends, leading: sides, bottom: ends, trailing: sides))
        }
        #expect(
            UIBackgroundConfiguration().cornerRadius == 6 && UIBackgroundConfiguration.clear().backgroundColor == nil)
    }

    @Test("resizes a symbol as its configuration says")
    func symbols() {
        let button = UIButton()
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
        #expect(button.currentImage?.size == CGSize(width: 40, height: 40))
        button.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
        #expect(button.currentImage?.size == CGSize(width: 40, height: 40))
    }
}
