import Foundation
import Testing
import UIKit
import UIKitTesting

/// A controller with a bar above the keyboard.
private final class ChatController: UIViewController {
    let bar = UIView()
    override var inputAccessoryView: UIView? { bar }
}

/// A view that notes when editing ends.
private final class Form: UIView {
    var ends = 0
    override func endEditing(_ force: Bool) -> Bool {
        ends += 1
        return super.endEditing(force)
    }
}

@Suite("Windows, traits, priorities and images of UIKit on Linux")
@MainActor
struct SystemTests {
    @Test("Priorities and the levels of windows can be compared, and numbers added and subtracted")
    func numbers() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999) && .defaultLow + 1 > UILayoutPriority.defaultLow)
        #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
        #expect(UILayoutPriority.defaultHigh - UILayoutPriority.defaultLow == 500)
        var priority = UILayoutPriority.defaultHigh
        priority += 30
        priority -= 10
        #expect(priority.rawValue == 770)
        let window = UIWindow()
        window.windowLevel = .alert + 1
        #expect(window.windowLevel == UIWindow.Level(2001) && UIWindow.Level.normal < .statusBar)
    }

    @Test("A window is on the main screen")
    func screen() {
        let test = TestScreen(TestDevice(size: Size(width: 300, height: 200))) { UIViewController() }
        test.run {
            #expect(UIWindow().screen === UIScreen.main && UIWindow().screen.bounds.width == 300)
            #expect(UI_USER_INTERFACE_IDIOM() == .phone)
        }
        #expect(CACurrentMediaTime() > 0)
    }

    @Test("A window that no test screen shows is laid out while the test waits")
    func idleLayout() async throws {
        let (window, controller, view) = (
            UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIViewController(), UIView()
        )
        controller.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([
            width, view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.topAnchor.constraint(equalTo: controller.view.topAnchor),
            view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        ])
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(view.frame == .zero)
        func wait(for size: CGSize) async throws {
            let end = Date() + 60
            while view.frame.size != size, Date() < end { try await Task.sleep(nanoseconds: 10_000_000) }
            #expect(view.frame.size == size)
        }
        try await wait(for: CGSize(width: 30, height: 100))
        width.constant = 50
        try await wait(for: CGSize(width: 50, height: 100))
    }

    @Test("A trait collection of an app has the traits that it specifies; of several, the last one decides")
    func traits() {
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        #expect(compact.horizontalSizeClass == .compact && compact.verticalSizeClass == .unspecified)
        #expect(compact.userInterfaceIdiom == .unspecified && compact.displayScale == 0)
        let both = UITraitCollection(traitsFrom: [
            compact, UITraitCollection(verticalSizeClass: .regular), UITraitCollection(displayScale: 2),
            UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(both.horizontalSizeClass == .compact && both.verticalSizeClass == .regular && both.displayScale == 3)
        #expect(both.userInterfaceStyle == .dark && both.preferredContentSizeCategory == .unspecified)
        #expect(both.containsTraits(in: compact) && !compact.containsTraits(in: both))
        #expect(!both.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(compact == UITraitCollection(horizontalSizeClass: .compact) && compact != UITraitCollection())
        TestScreen(.phone) { UIViewController() }.run {
            let present = UITraitCollection.current
            #expect(present.containsTraits(in: UITraitCollection(userInterfaceIdiom: .phone)))
            #expect(present.containsTraits(in: UITraitCollection(layoutDirection: .leftToRight)))
            #expect(present.containsTraits(in: UITraitCollection(preferredContentSizeCategory: .large)))
        }
    }

    @Test("An attribute without a direction of its own follows the app's language or the given direction")
    func direction() {
        var device = TestDevice.phone
        device.direction = .rightToLeft
        TestScreen(device) { UIViewController() }.run {
            #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
            #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
            #expect(UITraitCollection.current.layoutDirection == .rightToLeft)
        }
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .spatial, relativeTo: .rightToLeft) == .leftToRight)
    }

    @Test("Appearance proxies accept properties, and change no view")
    func appearance() {
        let font = UILabel().font
        UILabel.appearance().font = .systemFont(ofSize: 60)
        UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).numberOfLines = 3
        UINavigationBar.appearance(for: UITraitCollection(userInterfaceIdiom: .pad)).isTranslucent = false
        UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal)
        UITabBarItem.appearance().title = "Title"
        #expect(UITabBarItem(title: nil, image: nil, tag: 1).title == nil)
        #expect(UILabel().font == font && UILabel().numberOfLines == 1 && UINavigationBar().isTranslucent)
    }

    @Test("The items of bars have the properties with which they were made")
    func items() {
        let (target, image) = (UIView(), UIImage())
        let item = UIBarButtonItem(title: "Done", style: .done, target: target, action: Selector("finish"))
        #expect(item.title == "Done" && item.style == .done && item.target === target)
        #expect(item.action == Selector("finish"))
        let system = UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Selector("add"))
        #expect(system.target === target && system.action == Selector("add"))
        let drawn = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
        #expect(drawn.image === image && drawn.target == nil)
        #expect(UITabBarItem(title: "Mail", image: nil, tag: 4).tag == 4)
        #expect(UITabBarItem(title: "Mail", image: nil, selectedImage: image).selectedImage === image)
    }

    @Test("An app's controllers have a view above the keyboard, and its views override the end of editing")
    func editing() {
        let (controller, form, field) = (ChatController(), Form(), UITextField())
        #expect((controller as UIResponder).inputAccessoryView === controller.bar && form.inputAccessoryView == nil)
        field.inputAccessoryView = controller.bar
        #expect((field as UIView).inputAccessoryView === controller.bar)
        form.addSubview(field)
        field.becomeFirstResponder()
        _ = form.endEditing(true)
        #expect(form.ends == 1 && !field.isFirstResponder)
    }

    @Test("An image is drawn with the size and scale of its context, and its pixels have no scale")
    func images() throws {
        try TestScreen(.phone) { UIViewController() }.run {
            UIGraphicsBeginImageContext(CGSize(width: 7, height: 9))
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), true, 0)
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 20))
            let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 7, height: 9))
            #expect(UIGraphicsGetCurrentContext() != nil)
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
            #expect(image.size == CGSize(width: 10, height: 20) && image.scale == 3)
            let pixels = try #require(image.cgImage)
            #expect(pixels.width == 30 && pixels.height == 60)
            #expect(UIImage(cgImage: pixels).size == CGSize(width: 30, height: 60))
            #expect(UIImage(cgImage: pixels, scale: 2, orientation: .left).size == CGSize(width: 30, height: 15))
            #expect(UIImage().cgImage == nil)
        }
    }
}
