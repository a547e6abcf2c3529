import ConvertedScreens
import LayoutTesting
import Screens
import Testing
import UIKit
import UIKitTesting

/// A screen written both with UIKit's anchors and in the shorthand.
struct ScreenPair: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: @MainActor @Sendable () -> UIViewController
    let after: @MainActor @Sendable () -> UIViewController

    static let all = [
        ScreenPair(testDescription: "settings") {
            Screens.SettingsViewController()
        } after: {
            ConvertedScreens.SettingsViewController()
        },
        ScreenPair(testDescription: "form") {
            Screens.AddressFormViewController()
        } after: {
            ConvertedScreens.AddressFormViewController()
        },
        ScreenPair(testDescription: "chat") {
            Screens.ChatViewController()
        } after: {
            ConvertedScreens.ChatViewController()
        },
        ScreenPair(testDescription: "player") {
            Screens.PlayerViewController()
        } after: {
            ConvertedScreens.PlayerViewController()
        },
        ScreenPair(testDescription: "onboarding") {
            Screens.OnboardingViewController()
        } after: {
            ConvertedScreens.OnboardingViewController()
        },
        ScreenPair(testDescription: "cards") {
            Screens.CardsViewController()
        } after: {
            ConvertedScreens.CardsViewController()
        },
    ]
}

@Suite("Screens written with UIKit, converted")
@MainActor
struct ScreenTests {
    private let check = LayoutCheck(
        sizes: [Size(width: 320, height: 568), Size(width: 390, height: 844), Size(width: 1024, height: 768)],
        textScales: [1, 3])

    private let device: TestDevice = {
        var device = TestDevice.phone
        device.imageSizes = ["artwork": Size(width: 600, height: 600), "place": Size(width: 400, height: 300)]
        return device
    }()

    @Test(
        "Each has the frames that it had, at all sizes, in both directions and at all text scales",
        arguments: ScreenPair.all)
    func frames(_ pair: ScreenPair) {
        let recording = check.recording(on: device) { pair.before() }
        #expect(check.differences(from: recording, on: device) { pair.after() } == [])
        #expect(check.faults(on: device) { pair.after() } == [])
    }

    @Test("A difference of one point is detected")
    func lostPoint() {
        final class Controller: UIViewController {
            let (box, inset): (UIView, CGFloat)

            init(inset: CGFloat) {
                (box, self.inset) = (UIView(), inset)
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func viewDidLoad() {
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
                    box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ])
            }
        }
        let recording = check.recording(on: device) { Controller(inset: 8) }
        #expect(check.differences(from: recording, on: device) { Controller(inset: 8) } == [])
        #expect(check.differences(from: recording, on: device) { Controller(inset: 9) } != [])
    }
}
