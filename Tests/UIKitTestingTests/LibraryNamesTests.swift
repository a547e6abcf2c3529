import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Names of UIKit that libraries use")
@MainActor
struct LibraryNamesTests {
    @Test("Layers can be replaced all at once")
    func sublayers() {
        let (layer, old, new) = (CALayer(), CALayer(), CALayer())
        layer.addSublayer(old)
        layer.sublayers = [new]
        #expect(layer.sublayers == [new] && new.superlayer === layer && old.superlayer == nil)
        layer.sublayers = nil
        #expect(new.superlayer == nil)
    }

    @Test("A transform in space is applied before the one that it extends")
    func transforms() {
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 0)
        #expect(CATransform3DGetAffineTransform(moved) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
        let scaled = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 0), 2, 3, 1)
        #expect(CATransform3DGetAffineTransform(scaled) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
    }

    @Test("A color has its hue, saturation and brightness, and its components")
    func hues() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color = UIColor(hue: 0.75, saturation: 0.5, brightness: 0.8, alpha: 0.3)
        unsafe color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect([hue, saturation, brightness, alpha].elementsEqual([0.75, 0.5, 0.8, 0.3]) { abs($0 - $1) < 1e-9 })
        #expect(UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1).cgColor.components == [1, 0.5, 0.25, 1])
        // swift-format-ignore: NoPlaygroundLiterals
        #expect(#colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 1).cgColor.components == [1, 0.5, 0.25, 1])
    }

    @Test("Attributes of a collection's layout are copied with the properties of their subclass")
    func attributes() {
        final class Attributes: UICollectionViewLayoutAttributes {
            var position: CGFloat = 0
            override func copy(with zone: NSZone? = nil) -> Any {
                // The copy is made and read on the main thread only, as the test is.
                nonisolated(unsafe) let copy = super.copy(with: zone)
                MainActor.assumeIsolated { unsafe (copy as? Attributes)?.position = position }
                return unsafe copy
            }
        }
        let attributes = Attributes(forCellWith: IndexPath(item: 2, section: 1))
        (attributes.position, attributes.frame, attributes.zIndex) = (3, CGRect(x: 1, y: 2, width: 3, height: 4), 5)
        let copy = attributes.copy() as? Attributes
        #expect(copy !== attributes && copy?.position == 3 && copy?.frame == attributes.frame)
        #expect(copy?.indexPath == attributes.indexPath && copy?.zIndex == 5)
    }

    @Test("Views in an array are named by the property and their index")
    func arrays() {
        final class Screen: UIViewController {
            let rows = [UIView(), UIView()]
            override func viewDidLoad() {
                super.viewDidLoad()
                for row in rows { view.addSubview(row) }
            }
        }
        let test = TestScreen { Screen() }
        #expect(test.controller.view.subviews.map { $0.accessibilityIdentifier } == ["rows[0]", "rows[1]"])
    }

    @Test("A path has a transformed copy")
    func paths() {
        var transform = CGAffineTransform(translationX: 5, y: 6)
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        #expect(unsafe path.copy(using: &transform)?.boundingBox == CGRect(x: 6, y: 8, width: 3, height: 4))
        #expect(unsafe path.copy(using: nil)?.boundingBox == path.boundingBox)
    }

    @Test("A descriptor with the attributes of a weight and a size is that of the font")
    func descriptors() {
        let attributes: [UIFontDescriptor.AttributeName: Any] = [
            .size: CGFloat(20), .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.medium],
        ]
        let font = UIFont(
            descriptor: UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes(attributes), size: 0)
        let expected = UIFont.systemFont(ofSize: 20, weight: .medium)
        #expect(font.pointSize == 20)
        let texts = [font, expected].map { ("Medium" as NSString).size(withAttributes: [.font: $0]).width }
        #expect(texts[0] == texts[1])
    }

    @Test("A relative date is told in the words of the locale")
    func relativeDates() {
        let (formatter, now) = (RelativeDateTimeFormatter(), Date(timeIntervalSinceReferenceDate: 700_000_000))
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.localizedString(for: now.addingTimeInterval(-7_300), relativeTo: now) == "2 hours ago")
        #expect(formatter.localizedString(for: now.addingTimeInterval(7_300), relativeTo: now) == "in 2 hours")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(for: now.addingTimeInterval(-7_300), relativeTo: now) == "2h ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "yesterday")
    }

    @Test("An action of accessibility calls the method, which says whether it has done something")
    func accessibilityActions() {
        @MainActor
        final class Remover: NSObject {
            var names: [String] = []
            func remove(_ action: UIAccessibilityCustomAction) -> Bool {
                names.append(action.name)
                return true
            }
        }
        let remover = Remover()
        let selector = Selector("remove:", Remover.remove(_:))
        let action = UIAccessibilityCustomAction(name: "Remove", target: remover, selector: selector)
        #expect(action.actionHandler?(action) == true)
        #expect(remover.names == ["Remove"])
    }

    @Test("A zoom fits a part of the content into the visible area, within the limits")
    func zoom() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.maximumZoomScale = 3
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: false)
        #expect(scroll.zoomScale == 2)
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
        #expect(scroll.zoomScale == 3)
    }

    @Test("A view without a frame beside a text is as large as its constraints make it")
    func sides() {
        let (field, side, image) = (
            UITextField(), UIView(), UIImageView(image: UIImage(size: CGSize(width: 20, height: 10)))
        )
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        (field.leftView, field.leftViewMode) = (side, .always)
        side.addSubview(image)
        image.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            image.leadingAnchor.constraint(equalTo: side.leadingAnchor, constant: 8),
            image.trailingAnchor.constraint(equalTo: side.trailingAnchor),
            image.topAnchor.constraint(equalTo: side.topAnchor),
            image.bottomAnchor.constraint(equalTo: side.bottomAnchor),
        ])
        field.layoutIfNeeded()
        #expect(side.frame == CGRect(x: 0, y: 20, width: 28, height: 10))
        #expect(image.frame == CGRect(x: 8, y: 0, width: 20, height: 10))
    }

    @Test("A localized string is formatted")
    func formattedStrings() {
        #expect(NSString.localizedStringWithFormat("%@ of %d", "one", 2) == "one of 2")
    }
}
