import LayoutPreview
import Screens
import Testing
import UIKit
import UIKitTesting

/// The screens, and what is specific to checking them.
enum Screen: String, CaseIterable, Sendable {
    case settings
    case form
    case chat
    case player
    case onboarding
    case cards

    @MainActor
    func make() -> UIViewController {
        switch self {
        case .settings: SettingsViewController()
        case .form: AddressFormViewController()
        case .chat: ChatViewController()
        case .player: PlayerViewController()
        case .onboarding: OnboardingViewController()
        case .cards: CardsViewController()
        }
    }
}

/// A phone with images, whose sizes a test has to provide.
let device: TestDevice = {
    var device = TestDevice.phone
    device.imageSizes = ["artwork": Size(width: 600, height: 600), "place": Size(width: 400, height: 300)]
    return device
}()

@Suite("Screens in plain UIKit code")
@MainActor
struct ScreensTests {
    private let check = LayoutCheck(
        sizes: [
            Size(width: 320, height: 568), Size(width: 390, height: 844), Size(width: 768, height: 1024),
            Size(width: 1024, height: 768),
        ], contentSizes: [.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge])

    @Test(
        "have no fault at any size, in any direction, at any text size, in either system", arguments: Screen.allCases,
        [TestDevice.System.iOS26, .iOS18])
    func faults(_ screen: Screen, _ system: TestDevice.System) {
        var device = device
        device.system = system
        #expect(check.faults(on: device) { screen.make() } == [])
    }

    @Test("begin with the first of their pages, and turn to the next", arguments: LayoutDirection.allCases)
    func pages(_ direction: LayoutDirection) throws {
        var device = device
        device.direction = direction
        let test = TestScreen(device) { OnboardingViewController() }
        let subviews = test.controller.view.subviews
        let (scrollView, button) = (
            try #require(subviews[0] as? UIScrollView), try #require(subviews[2] as? UIButton)
        )
        #expect(scrollView.contentOffset.x == scrollView.subviews[0].frame.minX)
        test.run { button.sendActions(for: .primaryActionTriggered) }
        #expect(scrollView.contentOffset.x == scrollView.subviews[1].frame.minX)
        test.resize(to: Size(width: 844, height: 390))
        #expect(scrollView.contentOffset.x == scrollView.subviews[1].frame.minX)
    }
}
