import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("A device of UIKitTesting")
@MainActor
struct TestDeviceTests {
    /// The sizes in points, safe areas and scales of the devices that the documentation names.
    @Test("has the size, the safe area and the scale of the device after which it is named")
    func devices() {
        let devices: [(TestDevice, Double, Double, Double, Double, Double)] = [
            (.phone, 390, 844, 47, 34, 3), (.phoneWithHomeButton, 375, 667, 20, 0, 2),
            (.smallPhone, 375, 812, 50, 34, 3),
            (.phone16, 393, 852, 59, 34, 3), (.phone17, 402, 874, 62, 34, 3), (.largePhone, 440, 956, 62, 34, 3),
            (.tablet, 820, 1180, 32, 25, 2), (.largeTablet, 1032, 1376, 32, 25, 2),
        ]
        for (device, width, height, top, bottom, scale) in devices {
            #expect(device.size == Size(width: width, height: height) && device.displayScale == scale)
            #expect(device.safeAreaInsets == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
            #expect(device.direction == .leftToRight && device.textScale == 1 && device.contentSize == .large)
            #expect(device.imageSizes.isEmpty && device.assets.images.isEmpty && device.system == .iOS26)
            let test = TestScreen(device) { UIViewController() }
            #expect(test.view.frame == Rect(x: 0, y: 0, width: width, height: height) && test.view.name == "screen")
            #expect(test.view.safeAreaInsets == device.safeAreaInsets && test.view.displayScale == scale)
            #expect(test.controller.view.safeAreaInsets.top == CGFloat(top))
        }
        let plain = TestDevice(size: Size(width: 5, height: 6))
        #expect(plain.displayScale == 2 && plain.safeAreaInsets == .zero && plain.textScale == 1)
        let old = TestDevice(.phone, system: .iOS18)
        #expect(old.size == TestDevice.phone.size && old.system == .iOS18 && TestDevice(old).system == .iOS26)
    }

    @MainActor
    private final class Keyboards: NSObject {
        var calls: [String] = []
        func noted(_ notification: Notification) {
            func frame(_ key: String) -> String {
                let frame = (notification.userInfo?[key] as? NSValue)?.cgRectValue ?? .null
                return "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))"
            }
            let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
            let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
            calls.append(
                "\(notification.name.rawValue): \(frame(UIResponder.keyboardFrameBeginUserInfoKey)) to "
                    + "\(frame(UIResponder.keyboardFrameEndUserInfoKey)), \(duration ?? 0), \(curve ?? 0)")
        }
    }

    /// The animation lasts a quarter of a second, with the curve whose number is 7, as on devices.
    @Test("has a keyboard that announces where it comes from and where it goes")
    func keyboard() {
        let (center, keyboards) = (NotificationCenter.default, Keyboards())
        let test = TestScreen { UIViewController() }
        center.addObserver(keyboards, selector: Selector("noted:", Keyboards.noted(_:)), name: nil, object: nil)
        defer { center.removeObserver(keyboards) }
        func calls(_ change: () -> Void) -> [String] {
            keyboards.calls = []
            change()
            return keyboards.calls.filter { $0.hasPrefix("UIKeyboard") }
        }
        let (hidden, shown, high) = ("0 844 390 0", "0 553 390 291", "0 444 390 400")
        func expected(_ kind: String, _ from: String, _ to: String) -> [String] {
            ["WillChangeFrame", "Will\(kind)", "Did\(kind)"].map {
                "UIKeyboard\($0)Notification: \(from) to \(to), 0.25, 7"
            }
        }
        #expect(calls { test.showKeyboard() } == expected("Show", hidden, shown))
        #expect(calls { test.showKeyboard(height: 400) } == expected("Show", shown, high))
        #expect(calls { test.hideKeyboard() } == expected("Hide", high, hidden))
    }

    @Test("has a guide above the keyboard, which ends at the safe area or, if that is said, at the edge")
    func guides() {
        let controller = UIViewController()
        let test = TestScreen { controller }
        let inner = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
        test.run { controller.view.addSubview(inner) }
        let (guide, innerGuide) = (controller.view.keyboardLayoutGuide, inner.keyboardLayoutGuide)
        func tops(_ change: () -> Void) -> [CGFloat] {
            test.run(change)
            return [guide.layoutFrame.minY, innerGuide.layoutFrame.minY]
        }
        #expect(guide === controller.view.keyboardLayoutGuide && guide.identifier == "keyboard")
        #expect(tops {} == [810, 500])
        // The keyboard begins at 553, which is 453 in the inner view, and at 244.
        #expect(tops { test.showKeyboard() } == [553, 453])
        #expect(tops { test.showKeyboard(height: 600) } == [244, 144])
        #expect(tops { test.showKeyboard(height: 20) } == [810, 500])
        #expect(tops { guide.usesBottomSafeArea = false } == [824, 500])
        #expect(tops { test.hideKeyboard() } == [844, 500])
        #expect(tops { guide.usesBottomSafeArea = true } == [810, 500])
        #expect(guide.layoutFrame.maxY == 844 && guide.layoutFrame.width == 390 && innerGuide.layoutFrame.maxY == 500)
    }
}
