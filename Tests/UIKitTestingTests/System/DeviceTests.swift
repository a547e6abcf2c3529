import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("The device of a test")
@MainActor
struct DeviceTests {
    @Test(
        "has the size, scale and orientation of its screen",
        arguments: [
            (390.0, 844.0, 3.0, UIInterfaceOrientation.portrait), (844, 390, 2, .landscapeLeft),
            (500, 500, 1, .portrait),
        ])
    func screen(width: Double, height: Double, scale: Double, orientation: UIInterfaceOrientation) {
        let device = TestDevice(size: Size(width: width, height: height), displayScale: scale)
        TestScreen(device) { UIViewController() }.run {
            let screen = UIScreen.main
            #expect(screen.bounds == CGRect(x: 0, y: 0, width: width, height: height))
            #expect(screen.scale == CGFloat(scale) && screen.nativeScale == CGFloat(scale))
            #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: width * scale, height: height * scale))
            #expect(
                screen.coordinateSpace.bounds == screen.bounds && screen.fixedCoordinateSpace.bounds == screen.bounds)
            #expect(UIScreen.screens == [screen] && screen.traitCollection.displayScale == CGFloat(scale))
            #expect(screen.maximumFramesPerSecond == 60 && screen.brightness == 0.5)
            #expect(UIApplication.shared.statusBarOrientation == orientation)
            #expect(UIDevice.current.orientation == (orientation == .portrait ? .portrait : .landscapeLeft))
            let scene = UIWindowScene()
            #expect(scene.interfaceOrientation == orientation && scene.screen === screen)
            #expect(scene.coordinateSpace.bounds == screen.bounds && scene.traitCollection == .current)
            #expect(scene.activationState == .foregroundActive && scene.windows.isEmpty && scene.keyWindow == nil)
            #expect(UIWindow(windowScene: scene).windowScene === scene && UIWindow().isKeyWindow)
            #expect(UIApplication.shared.preferredContentSizeCategory == .large)
        }
        // Without a screen, a scale of 0 means that nothing is rounded.
        #expect(UIScreen.main.scale == 1 && UIScreen.main.nativeBounds.width == 390)
    }

    @Test("is upright or on its side")
    func orientations() {
        let interface: [UIInterfaceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
        ]
        #expect(interface.map(\.isPortrait) == [false, true, true, false, false])
        #expect(interface.map(\.isLandscape) == [false, false, false, true, true])
        let device: [UIDeviceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
        ]
        #expect(device.map(\.isPortrait) == [false, true, true, false, false, false, false])
        #expect(device.map(\.isLandscape) == [false, false, false, true, true, false, false])
    }

    @Test(
        "is a tablet if both sides are long, and has size classes by width and height",
        arguments: [
            (
                390.0, 844.0, UIUserInterfaceIdiom.phone, UIUserInterfaceSizeClass.compact,
                UIUserInterfaceSizeClass.regular
            ),
            (844, 390, .phone, .regular, .compact), (599, 479, .phone, .compact, .compact),
            (600, 480, .phone, .regular, .regular), (699.5, 1000, .phone, .regular, .regular),
            (1000, 699.5, .phone, .regular, .regular), (700, 1000, .pad, .regular, .regular),
            (1000, 700, .pad, .regular, .regular),
        ])
    func traits(
        width: Double, height: Double, idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass,
        vertical: UIUserInterfaceSizeClass
    ) {
        let device = TestDevice(size: Size(width: width, height: height), displayScale: 2)
        TestScreen(device) { UIViewController() }.run {
            let traits = UITraitCollection.current
            #expect(traits.userInterfaceIdiom == idiom && UIDevice.current.userInterfaceIdiom == idiom)
            #expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical)
            #expect(traits.userInterfaceStyle == .light && traits.displayScale == 2)
            #expect(!traits.hasDifferentColorAppearance(comparedTo: nil))
        }
    }

    /// A collection of each trait alone, with a value.
    private static let single: [UITraitCollection] = [
        UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: .rightToLeft),
        UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact),
        UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .dark),
        UITraitCollection(preferredContentSizeCategory: .small),
    ]

    @Test("may be described by traits, each of which is specified or not")
    func collections() {
        let (none, all) = (UITraitCollection(), UITraitCollection(traitsFrom: Self.single))
        #expect(none == UITraitCollection(traitsFrom: []) && none.containsTraits(in: nil))
        #expect(none.layoutDirection == .unspecified && none.userInterfaceStyle == .unspecified)
        for (index, traits) in Self.single.enumerated() {
            #expect(traits != none && traits.containsTraits(in: none) && !none.containsTraits(in: traits))
            #expect(all.containsTraits(in: traits) && !traits.containsTraits(in: all))
            #expect(UITraitCollection(traitsFrom: [traits, none]) == traits)
            #expect(UITraitCollection(traitsFrom: [none, traits]) == traits)
            for (other, others) in Self.single.enumerated() { #expect((traits == others) == (index == other)) }
            let rest = UITraitCollection(
                traitsFrom: Self.single.enumerated().filter { $0.offset != index }.map(\.element))
            #expect(rest != all && UITraitCollection(traitsFrom: [rest, traits]) == all)
        }
        #expect(all.displayScale == 2 && all.layoutDirection == .rightToLeft && all.userInterfaceIdiom == .pad)
        #expect(all.horizontalSizeClass == .regular && all.verticalSizeClass == .compact)
        #expect(all.userInterfaceStyle == .dark && all.preferredContentSizeCategory == .small)
        #expect(all.hash == UITraitCollection(traitsFrom: Self.single).hash && !all.isEqual("traits"))
        var isRun = false
        all.performAsCurrent { isRun = true }
        #expect(isRun)
    }

    @Test("opens nothing, and has no settings for people with special needs")
    func application() throws {
        let (app, url) = (UIApplication.shared, try #require(URL(string: "https://example.org")))
        var answers: [Bool] = []
        app.open(url) { answers.append($0) }
        #expect(answers == [false] && !app.canOpenURL(url) && app.windows.isEmpty && app.keyWindow == nil)
        #expect(app.connectedScenes.isEmpty && app.statusBarFrame == .zero && app.applicationState == .active)
        #expect(app.applicationIconBadgeNumber == 0 && !app.isIdleTimerDisabled && !app.isStatusBarHidden)
        #expect(UIApplication.didBecomeActiveNotification.rawValue == "UIApplicationDidBecomeActiveNotification")
        #expect(UIStatusBarManager().isStatusBarHidden && UIStatusBarManager().statusBarFrame == .zero)
        let settings = [
            UIAccessibility.isVoiceOverRunning, UIAccessibility.isSwitchControlRunning,
            UIAccessibility.isReduceMotionEnabled, UIAccessibility.isReduceTransparencyEnabled,
            UIAccessibility.isBoldTextEnabled, UIAccessibility.isGrayscaleEnabled,
            UIAccessibility.isInvertColorsEnabled,
            UIAccessibility.isDarkerSystemColorsEnabled, UIAccessibility.prefersCrossFadeTransitions,
            UIAccessibility.shouldDifferentiateWithoutColor,
        ]
        #expect(settings.allSatisfy { !$0 })
        let notifications: [UIAccessibility.Notification] = [
            .screenChanged, .layoutChanged, .announcement, .pageScrolled,
        ]
        #expect(notifications.map(\.rawValue) == [1000, 1001, 1008, 1009])
        let (event, touch) = (UIEvent(), UITouch())
        #expect(event.timestamp == 0 && event.allTouches == nil && touch.tapCount == 1 && touch.timestamp == 0)
        #expect(touch.location(in: nil) == .zero && touch.previousLocation(in: nil) == .zero && touch.view == nil)
        #expect(UITextRange().isEmpty && UIKeyboardAppearance.alert == .dark && UIPress().key == nil)
    }
}
