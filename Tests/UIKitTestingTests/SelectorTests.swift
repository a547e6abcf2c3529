import Foundation
import Testing
import UIKit
import UIKitTesting

/// A view with methods that selectors name.
private final class Target: UIView {
    var calls: [String] = []
    func press() { calls.append("press") }
    func press(_ sender: UIControl) { calls.append("press by \(sender.tag)") }
    func press(_ sender: UIControl, _ event: UIEvent?) { calls.append("press by \(sender.tag), \(event == nil)") }
    func noted(_ notification: Notification) { calls.append(notification.name.rawValue) }
    func value() -> Int { 7 }

    static let pressed = Selector("press:", { (target: Target) in { target.press($0) } })
    static let noted = Selector("noted:", Target.noted(_:))
}

@MainActor
@Suite("A selector with its method")
struct SelectorTests {
    @Test("calls methods without parameters, with the sender, and with the event")
    func parameters() {
        let (target, control) = (Target(), UIControl())
        control.tag = 3
        control.addTarget(
            target, action: Selector("press", { (target: Target) in { target.press() } }), for: .touchDown)
        control.addTarget(target, action: Target.pressed, for: [.touchDown, .touchUpInside])
        control.addTarget(
            target, action: Selector("press::", { (target: Target) in { target.press($0, $1) } }), for: .touchUpInside)
        control.sendActions(for: .touchDown)
        #expect(target.calls == ["press", "press by 3"])
        control.sendActions(for: .touchUpInside)
        #expect(target.calls.dropFirst(2) == ["press by 3", "press by 3, true"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["press:", "press::"])
        control.removeTarget(target, action: Target.pressed, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(target.calls.dropFirst(4) == ["press"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["press:", "press::"])
    }

    @Test("without a target goes to the first responder up that has the method")
    func responders() {
        let (target, between, control) = (Target(), UIView(), UIControl())
        target.addSubview(between)
        between.addSubview(control)
        control.addTarget(nil, action: Target.pressed, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(target.calls == ["press by 0"])
        #expect(!UIApplication.shared.sendAction("unknown:", to: target, from: control, for: nil))
    }

    @Test("returns the method's result, and nil for an object of another class")
    func results() {
        let selector = Selector("value", Target.value)
        #expect(Target().perform(selector) as? Int == 7)
        #expect(UIView().perform(selector) == nil)
        #expect(selector == "value" && selector.description == "value")
    }

    @Test("is called by the notifications that are observed until the observer is removed or released")
    func notifications() {
        let center = NotificationCenter()
        let (one, two) = (Notification.Name("one"), Notification.Name("two"))
        var target: Target? = Target()
        weak var released: Target?
        released = target
        let sender = UIView()
        center.addObserver(target!, selector: Target.noted, name: one, object: sender)
        center.addObserver(target!, selector: Target.noted, name: two, object: nil)
        center.post(name: one, object: sender)
        center.post(name: one, object: UIView())
        center.post(name: two, object: nil)
        #expect(target?.calls == ["one", "two"])
        center.removeObserver(target!, name: one, object: nil)
        center.post(name: one, object: sender)
        center.post(name: two, object: nil)
        #expect(target?.calls == ["one", "two", "two"])
        center.removeObserver(target!)
        center.post(name: two, object: nil)
        #expect(target?.calls.count == 3)
        target = nil
        #expect(released == nil)
    }

    @Test("is called on the main thread by a notification posted on another, unless the observer is removed before")
    func threads() async {
        let center = NotificationCenter()
        let (target, removed) = (Target(), Target())
        for target in [target, removed] {
            center.addObserver(target, selector: Target.noted, name: Notification.Name("one"), object: nil)
        }
        // The main actor waits, so that nothing is called between the post and the removal.
        let posted = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            center.post(name: Notification.Name("one"), object: nil)
            posted.signal()
        }
        posted.wait()
        #expect(target.calls.isEmpty)
        center.removeObserver(removed)
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(target.calls == ["one"])
        #expect(removed.calls.isEmpty)
    }

    @Test("stays observed by others when an observer of the same center or of another is removed")
    func others() {
        let (center, other, name) = (NotificationCenter(), NotificationCenter(), Notification.Name("one"))
        let (kept, removed) = (Target(), Target())
        center.addObserver(kept, selector: Target.noted, name: name, object: nil)
        center.addObserver(removed, selector: Target.noted, name: name, object: nil)
        other.addObserver(removed, selector: Target.noted, name: name, object: nil)
        center.removeObserver(removed)
        center.post(name: name, object: nil)
        other.post(name: name, object: nil)
        #expect(kept.calls == ["one"])
        #expect(removed.calls == ["one"])
    }

    @Test("is called when a test sets the state of a gesture recognizer")
    func recognizers() {
        @MainActor
        final class Taps: NSObject {
            var states: [UIGestureRecognizer.State] = []
            func tapped(_ recognizer: UITapGestureRecognizer) { states.append(recognizer.state) }
        }
        let taps = Taps()
        let action = Selector("tapped:", Taps.tapped(_:))
        let recognizer = UITapGestureRecognizer(target: taps, action: action)
        recognizer.state = .failed
        recognizer.state = .ended
        recognizer.removeTarget(taps, action: nil)
        recognizer.state = .ended
        #expect(taps.states == [.ended])
    }

    @Test("is called after a delay")
    func delays() async throws {
        let target = Target()
        target.perform(Selector("press", { (target: Target) in { target.press() } }), with: nil, afterDelay: 0.01)
        #expect(target.calls.isEmpty)
        for _ in 0..<500 where target.calls.isEmpty { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(target.calls == ["press"])
    }
}

@MainActor
@Suite("Key-value observing")
struct ObservingTests {
    private final class Watcher: UIView {
        var seen: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) { seen.append("\(keyPath ?? "") of \((object as? UIView)?.tag ?? -1)") }
    }

    @Test("reports changes of a label's text and font until the observer leaves")
    func labels() {
        let (label, watcher) = (UILabel(), Watcher())
        label.tag = 5
        unsafe label.addObserver(watcher, forKeyPath: "text", options: .initial, context: nil)
        unsafe label.addObserver(watcher, forKeyPath: "font", context: nil)
        label.text = "a"
        unsafe label.removeObserver(watcher, forKeyPath: "text")
        label.text = "b"
        label.font = .systemFont(ofSize: 20)
        #expect(watcher.seen == ["text of 5", "text of 5", "font of 5"])
    }

    @Test("calls a closure with the new value while the observation lasts")
    func closures() {
        let image = UIImageView()
        var seen: [CGFloat?] = []
        var observation: NSKeyValueObservation? = image.observe(\.image) { seen.append($1.newValue??.size.width) }
        image.image = UIImage(systemName: "star")
        #expect(observation != nil)
        observation = nil
        image.image = nil
        #expect(seen == [20])
    }
}
