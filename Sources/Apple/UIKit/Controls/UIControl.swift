public import AppleLayout
internal import AutoLayout
public import Foundation
internal import LayoutControls

@MainActor @preconcurrency
open class UIControl: UIView {
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
    }

    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    /// An action for events: a closure, or a method of a target.
    private struct Action {
        let event: Event
        var action: UIAction?
        weak var target: AnyObject?
        var selector: Selector?

        func isMethod(of other: AnyObject?, _ wanted: Selector?) -> Bool {
            action == nil && (other == nil || target === other) && (wanted == nil || selector == wanted)
        }
    }

    private var actions: [Action] = []

    override class func makeView() -> View { Control(frame: .zero) }

    /// The backing control; nil for a class backed by a plain view, such as `UIDatePicker`.
    var control: Control? { view as? Control }

    open var isEnabled = true { didSet { stateChanged() } }
    open var isSelected = false { didSet { stateChanged() } }
    open var isHighlighted = false { didSet { stateChanged() } }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { stateChanged() } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    func stateChanged() {
        control?.isEnabled = isEnabled
        control?.isSelected = isSelected
        control?.isHighlighted = isHighlighted
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append(Action(event: controlEvents, action: action))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && !$0.event.isDisjoint(with: controlEvents) }
    }

    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    /// Calls a method of the target at the events; without a target, of the first responder after the control that has
    /// the method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actions.append(Action(event: controlEvents, target: target as AnyObject?, selector: action))
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actions = actions.compactMap { added in
            guard added.isMethod(of: target as AnyObject?, action) else { return added }
            let rest = added.event.subtracting(controlEvents)
            return rest.isEmpty ? nil : Action(event: rest, target: added.target, selector: added.selector)
        }
    }

    open var allTargets: Set<AnyHashable> { Set(actions.compactMap { $0.target as? AnyHashable }) }

    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = actions.filter {
            $0.isMethod(of: target as AnyObject?, nil) && !$0.event.isDisjoint(with: controlEvent)
        }
        .compactMap(\.selector?.name)
        return names.isEmpty ? nil : names
    }

    /// Runs the actions that were added for any of the given events; a test calls this instead of simulating a touch.
    open func sendActions(for controlEvents: Event) {
        for added in actions where !added.event.isDisjoint(with: controlEvents) {
            added.action?.perform(self)
            if let selector = added.selector { sendAction(selector, to: added.target, for: nil) }
        }
    }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
}

@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }

    public enum State: Int, Sendable {
        case off, on, mixed
    }

    public let title: String
    public let image: UIImage?

    init(title: String, image: UIImage?) {
        (self.title, self.image) = (title, image)
        super.init()
    }
}

@MainActor @preconcurrency
public final class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public var sender: Any? { source }
    // A control keeps its actions, which must not keep it.
    private weak var source: AnyObject?
    private let handler: (UIAction) -> Void

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.handler = handler
        super.init(title: title, image: image)
    }

    func perform(_ sender: AnyObject?) {
        source = sender
        handler(self)
    }
}

@MainActor @preconcurrency
public final class UIMenu: UIMenuElement {
    public let children: [UIMenuElement]

    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.children = children
        super.init(title: title, image: image)
    }
}
