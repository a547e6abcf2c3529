import AppleLayout
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("What is observed")
@MainActor
struct ObservationTests {
    private final class Watcher: UIView {
        var seen: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) { seen.append(keyPath ?? "") }
    }

    @Test("is reported by its key: the text and font of labels, images, the content of scroll views, and an app's own")
    func keys() {
        let (label, image, scroll, watcher) = (UILabel(), UIImageView(), UIScrollView(), Watcher())
        for (object, keys) in [
            (label, ["text", "attributedText", "font"]), (image, ["image"]), (scroll, ["contentSize"]),
            (watcher, ["own"]),
        ] as [(UIView, [String])] {
            for key in keys { unsafe object.addObserver(watcher, forKeyPath: key, context: nil) }
        }
        label.text = "a"
        label.attributedText = NSAttributedString(string: "b")
        label.font = .systemFont(ofSize: 9)
        image.image = UIImage()
        scroll.contentSize = CGSize(width: 1, height: 1)
        watcher.willChangeValue(forKey: "own")
        watcher.didChangeValue(forKey: "own")
        watcher.didChangeValue(forKey: "other")
        // A font that is set for an attributed text changes the text, too.
        #expect(watcher.seen.filter { $0 != "attributedText" } == ["text", "font", "image", "contentSize", "own"])
        #expect(watcher.seen.filter { $0 == "attributedText" }.count == 2)
        unsafe label.removeObserver(watcher, forKeyPath: "text")
        label.text = "c"
        label.font = .systemFont(ofSize: 8)
        #expect(watcher.seen.last == "font" && watcher.seen.filter { $0 == "text" }.count == 1)
    }

    @Test(
        "is told to a closure at first if that is asked for, then whenever the value is another one, until it is invalidated"
    )
    func closures() {
        let label = UILabel()
        var (texts, sizes): ([String?], [CGFloat]) = ([], [])
        let first = label.observe(\.text, options: .initial) { texts.append($1.newValue ?? nil) }
        let second = label.observe(\.font.pointSize) { sizes.append($1.newValue ?? $0.font.pointSize) }
        label.text = "a"
        label.text = "a"
        label.font = .systemFont(ofSize: 9)
        label.text = "b"
        #expect(texts == [nil, "a", "b"] && sizes == [9])
        first.invalidate()
        label.text = "c"
        label.font = .systemFont(ofSize: 8)
        #expect(texts.count == 3 && sizes == [9, 8])
        withExtendedLifetime(second) {}
        let options: [NSKeyValueObservingOptions] = [.new, .old, .initial, .prior]
        #expect(options.map(\.rawValue) == [1, 2, 4, 8])
        let changes: [NSKeyValueChange] = [.setting, .insertion, .removal, .replacement]
        #expect(changes.map(\.rawValue) == [1, 2, 3, 4])
        #expect(UILabel.description() == "UIKit.UILabel")
    }

    @Test("by a timer's target is told with the timer and its information, until the timer is invalidated")
    func timers() {
        @MainActor
        final class Target: NSObject {
            var seen: [String] = []
            func fired(_ timer: Timer) {
                seen.append("\(timer.userInfo as? String ?? "nil") \(timer.isValid)")
                if seen.count == 2 { timer.invalidate() }
            }
        }
        let (target, selector) = (Target(), Selector("fired:", Target.fired(_:)))
        let timer = Timer(timeInterval: 100, target: target, selector: selector, userInfo: "info", repeats: true)
        timer.fire()
        timer.fire()
        #expect(target.seen == ["info true", "info true"] && !timer.isValid)
        let scheduled = Timer.scheduledTimer(
            timeInterval: 100, target: target, selector: selector, userInfo: nil, repeats: false)
        #expect(scheduled.isValid && scheduled.timeInterval == 0)
        scheduled.fire()
        #expect(target.seen.last?.hasPrefix("nil") == true && target.seen.count == 3)
        scheduled.invalidate()
    }

    @Test("after a delay is called soon even if the delay is negative, and by its name without arguments")
    func delays() async throws {
        @MainActor
        final class Target: NSObject {
            var seen: [Any?] = []
            func take(_ value: Int) { seen.append(value) }
            func take(_ first: Int, _ second: String) { seen.append("\(first) \(second)") }
        }
        let target = Target()
        let one = Selector("take:", { (target: Target) in { (value: Int) in target.take(value) } })
        let two = Selector(
            "take::", { (target: Target) in { (first: Int, second: String) in target.take(first, second) } })
        target.perform(one, with: 7, afterDelay: -1)
        for _ in 0..<500 where target.seen.isEmpty { try await Task.sleep(nanoseconds: 10_000_000) }
        target.perform(one, with: 8)
        target.perform(two, with: 9, with: "a")
        target.perform(two, with: 9)
        target.perform(one, with: "text")
        #expect(target.seen.map { "\($0 ?? "nil")" } == ["7", "8", "9 a"])
    }

    @Test("by responders is the first of them that agrees, while it does not have to resign")
    func responders() {
        final class Holder: UIView {
            var mayResign = true
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { mayResign }
        }
        let (window, first, second, plain) = (UIWindow(), Holder(), Holder(), UIView())
        for view in [first, second, plain] { window.addSubview(view) }
        #expect(!plain.becomeFirstResponder() && !plain.canBecomeFirstResponder && plain.canResignFirstResponder)
        #expect(first.becomeFirstResponder() && first.becomeFirstResponder() && first.isFirstResponder)
        first.mayResign = false
        #expect(!second.becomeFirstResponder() && first.isFirstResponder && !first.resignFirstResponder())
        #expect(!window.endEditing(true) && first.isFirstResponder)
        first.mayResign = true
        #expect(second.becomeFirstResponder() && !first.isFirstResponder && second.resignFirstResponder())
        #expect(window.endEditing(true) && plain.resignFirstResponder())
        #expect(!plain.canPerformAction("copy:", withSender: nil) && UIApplication.shared.next == nil)
        final class Chief: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let chief = Chief()
        #expect(chief.becomeFirstResponder() && chief.isFirstResponder && chief.next == nil)
        chief.view.addSubview(first)
        #expect(chief.view.next === chief && first.next === chief.view)
    }
}
