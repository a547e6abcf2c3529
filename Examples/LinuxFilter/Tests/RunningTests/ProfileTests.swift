import Foundation
import Testing
import UIKit

@testable import FilteredApp

@MainActor
struct ProfileTests {
    private func shown() -> ProfileViewController {
        let profile = ProfileViewController()
        profile.loadViewIfNeeded()
        return profile
    }

    @Test("A control calls the method of its target")
    func controls() {
        let profile = shown()
        profile.button.sendActions(for: .touchUpInside)
        #expect(profile.count == 1)
        profile.button.removeTarget(profile, action: nil, for: .allEvents)
        profile.button.sendActions(for: .touchUpInside)
        #expect(profile.count == 1)
    }

    @Test("A gesture recognizer, a bar button and a notification call methods")
    func actions() throws {
        let profile = shown()
        profile.tap.state = .ended
        let item = try #require(profile.navigationItem.rightBarButtonItem)
        let action = try #require(item.action)
        #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
        let name = UIResponder.keyboardWillShowNotification
        NotificationCenter.default.post(name: name, object: nil)
        NotificationCenter.default.removeObserver(profile)
        NotificationCenter.default.post(name: name, object: nil)
        #expect(profile.log == ["tap in UITapGestureRecognizer", "save Save", name.rawValue])
    }

    @Test("A timer calls the method with its information")
    func timer() throws {
        let profile = shown()
        profile.startTimer()
        // The run loop of the main thread does not run in a test.
        try #require(profile.timer).fire()
        #expect(profile.log.contains("tick"))
    }

    @Test("A predicate compares the whole text with its pattern")
    func predicates() {
        #expect(["12", "1a", "a1", ""].map(shown().isCode) == [true, false, false, false])
    }

    private final class Delegate: ProfileDelegate {
        var counted = 0
        func profileDidAppear(_ profile: ProfileViewController) {}
        func profileDidCount(_ profile: ProfileViewController) { counted += 1 }
    }

    private final class StrictDelegate: ProfileDelegate {
        func profileDidAppear(_ profile: ProfileViewController) {}
        func profile(_ profile: ProfileViewController, shouldRename name: String) -> Bool { name != "taken" }
    }

    @Test("An optional method is called if the delegate has it")
    func optionalMethods() {
        let (profile, lenient, strict) = (shown(), Delegate(), StrictDelegate())
        #expect(profile.mayRename(to: "taken"))
        profile.delegate = lenient
        profile.press()
        #expect(lenient.counted == 1)
        #expect(profile.mayRename(to: "taken"))
        #expect(!profile.mayRenameByReference(to: "free"))
        profile.delegate = strict
        profile.press()
        #expect(!profile.mayRename(to: "taken"))
        #expect(profile.mayRename(to: "free") && profile.mayRenameByReference(to: "free"))
    }

    @Test("An override in an extension is called, and what an extension declares can be overridden")
    func extensions() {
        let profile = shown()
        profile.view.layoutIfNeeded()
        #expect(profile.button.frame == CGRect(x: 10, y: 20, width: 100, height: 44))
        let friendly: ProfileViewController = FriendlyProfileViewController()
        #expect([profile.greeting, friendly.greeting] == ["Hello", "Hello, friend"])
    }

    @Test("Overrides in extensions of UIKit's classes are called by the object's class")
    func dispatch() {
        let views = [UIView(), UILabel(), UIControl(), UIButton(), SpecialButton()]
        #expect(
            views.map { $0.summary() } == [
                "view", "view", "control in view", "button in control in view", "special button in control in view",
            ])
    }

    @Test("A property declared as dynamic can be observed")
    func observing() {
        let profile = shown()
        var seen: [Int] = []
        let observation = profile.observe(\.count, options: [.initial, .new]) { seen.append($1.newValue ?? -1) }
        profile.press()
        observation.invalidate()
        profile.press()
        #expect(seen == [0, 1])
    }

    @Test("Lines keep their numbers")
    func lines() {
        let profile = shown()
        #expect(profile.line() == 61)
        #expect(profile.lineOfExtension() == 11)
        #expect(profile.opacityKey == "opacity")
        #expect(effectName() == "none")
    }
}
