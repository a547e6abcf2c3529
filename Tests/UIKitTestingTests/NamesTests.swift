import Foundation
import Testing
import UIKit
import UIKitTesting

/// A protocol that an app adds to responders.
private protocol Themed {}
extension Themed where Self: UIResponder {
    fileprivate var theme: String { "theme of \(type(of: self))" }
}

private final class ThemedView: UIView, Themed {
    var layouts = 0
    override func setNeedsLayout() {
        layouts += 1
        super.setNeedsLayout()
    }
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override func addSubview(_ view: UIView) {
        view.tag = 7
        super.addSubview(view)
    }
}

private final class PaddedTextView: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        textContainerInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@Suite("Various names of UIKit on Linux")
@MainActor
struct NamesTests {
    @Test("The responder chain leads from a view through its superviews to its controller")
    func responders() {
        let (controller, outer, inner) = (UIViewController(), ThemedView(), UIView())
        controller.view = outer
        outer.addSubview(inner)
        #expect(inner.next === outer && outer.next === controller && controller.next == nil)
        #expect(outer.theme == "theme of ThemedView")
        #expect(!inner.becomeFirstResponder() && UITextField().becomeFirstResponder())
    }

    @Test("An app's classes can override the methods that add views and lay them out")
    func overrides() {
        let (view, child) = (ThemedView(), UIView())
        view.addSubview(child)
        view.setNeedsLayout()
        #expect(child.tag == 7 && child.superview === view && view.layouts > 0)
        #expect(view.safeAreaInsets.bottom == 3)
        child.removeFromSuperview()
        #expect(view.subviews.isEmpty)
    }

    @Test("An app's text views are made with a text container, which is as large as the area inside the insets")
    func textContainer() {
        let view = PaddedTextView()
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        #expect(view.textContainer.size == CGSize(width: 160, height: 80))
        #expect(PaddedTextView(frame: .zero, textContainer: NSTextContainer(size: .zero)).textContainer.size == .zero)
    }

    @Test("A bold descriptor makes a bold font, which is wider")
    func fontDescriptors() throws {
        let regular = UIFont.systemFont(ofSize: 20)
        let descriptor = try #require(regular.fontDescriptor.withSymbolicTraits([.traitBold]))
        let bold = UIFont(descriptor: descriptor, size: 0)
        #expect(bold.pointSize == 20 && descriptor.symbolicTraits.contains(.traitBold))
        let widths = [regular, bold].map { "Words".size(withAttributes: [.font: $0]).width }
        #expect(widths[1] > widths[0])
        #expect(UIFont(descriptor: descriptor, size: 12).pointSize == 12)
    }

    @Test("Picker wheels are as large as the system's, and a compact date picker is smaller")
    func pickers() {
        let picker = UIDatePicker()
        #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(picker.intrinsicContentSize.height == 34)
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.intrinsicContentSize.height == 216)
    }

    @Test("A 3D transform is drawn as far as it lies in the plane")
    func transforms() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
        #expect(abs(view.transform.b - 1) < 1e-12 && abs(view.transform.a) < 1e-12)
        view.layer.transform = CATransform3DMakeTranslation(3, 4, 5)
        #expect(view.transform == CGAffineTransform(translationX: 3, y: 4))
        view.layer.transform = CATransform3DMakeScale(2, 3, 1)
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3) && view.layer.position == CGPoint(x: 30, y: 20))
    }

    @Test("A navigation stack can be popped to its root or to one of its controllers")
    func popping() {
        let controllers = (0..<4).map { _ in UIViewController() }
        let navigation = UINavigationController(rootViewController: controllers[0])
        for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: false) }
        #expect(navigation.popToViewController(controllers[2], animated: false)?.count == 1)
        #expect(navigation.popToRootViewController(animated: false)?.count == 2)
        #expect(navigation.topViewController === controllers[0])
    }

    @Test("A removed action is not performed")
    func actions() {
        let (button, count) = (UIButton(), Counter())
        let action = UIAction { _ in count.value += 1 }
        button.addAction(action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.removeAction(action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(count.value == 1)
    }

    @Test("A collection view controller shows its data")
    func collectionController() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let controller = TileController(collectionViewLayout: layout)
        _ = TestScreen { controller }
        #expect(controller.collectionView.visibleCells.count == 3)
        let path = IndexPath(item: 1, section: 0)
        let frame = controller.collectionView.layoutAttributesForItem(at: path)?.frame ?? .zero
        #expect(controller.collectionView.indexPathForItem(at: CGPoint(x: frame.midX, y: frame.midY)) == path)
    }
}

private final class Counter {
    var value = 0
}

private final class TileController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
}
