internal import AppleLayout
internal import AutoLayout
internal import Foundation

extension UIView {
    /// The part of the view that the keyboard covers or, if that is larger, the part below the safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let keyboardGuide { return keyboardGuide.guide }
        let made = KeyboardGuide(in: self)
        keyboardGuide = made
        return made.guide
    }

    /// Updates the keyboard guides of the view and its descendants for the window's keyboard.
    func followKeyboard() { for view in tree { view.keyboardGuide?.follow() } }
}

@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UILayoutGuide {
    open var followsUndockedKeyboard = false
    /// Whether the guide begins no lower than the bottom of the safe area.
    open var usesBottomSafeArea = true { didSet { safeAreaChanged?(usesBottomSafeArea) } }
    fileprivate var safeAreaChanged: ((Bool) -> Void)?
}

/// A guide for the part of a view that the keyboard covers, with the constraint that positions the guide's top edge.
@MainActor
final class KeyboardGuide {
    let guide = UIKeyboardLayoutGuide()
    private let top: NSLayoutConstraint
    private unowned let view: UIView

    init(in view: UIView) {
        self.view = view
        guide.identifier = "keyboard"
        view.addLayoutGuide(guide)
        top = guide.topAnchor.constraint(equalTo: view.bottomAnchor)
        // The safe area takes precedence if it ends above the keyboard.
        top.priority = UILayoutPriority(999)
        let aboveSafeArea = guide.topAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor)
        guide.safeAreaChanged = { aboveSafeArea.isActive = $0 }
        NSLayoutConstraint.activate([
            top, aboveSafeArea,
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    /// Moves the guide's top edge to that of the window's keyboard, or to the bottom of the view if there is no
    /// keyboard or the keyboard is below the view.
    func follow() {
        guard let window = view.window, window.keyboardHeight > 0 else {
            top.constant = 0
            return
        }
        let bottom = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: nil).y
        top.constant = min(0, window.bounds.maxY - window.keyboardHeight - bottom)
    }
}
