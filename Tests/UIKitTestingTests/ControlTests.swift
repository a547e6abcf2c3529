import Foundation
import LayoutControls
import Testing
import UIKit
import UIKitTesting

/// A field with space around its text and icon, as found in apps.
private final class SpacedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
    }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        super.placeholderRect(forBounds: bounds).insetBy(dx: 5, dy: 0)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).insetBy(dx: 15, dy: 0)
    }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: 4, dy: 0)
    }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: -4, dy: 0)
    }
}

/// A button that notes the states in which it configures itself.
private final class NotingButton: UIButton {
    private(set) var states: [State] = []
    override func updateConfiguration() { states.append(state) }
}

/// A delegate that notes how the editing of its fields and text views begins and ends.
@MainActor
private final class EditingNotes: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var calls: [String] = []
    var (mayBegin, mayEnd) = (true, true)

    private func note(_ call: String, _ view: UIView) { calls.append("\(view.tag) \(call)") }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("began", textField) }
    func textFieldDidEndEditing(_ textField: UITextField) { note("ended", textField) }
    func textViewDidBeginEditing(_ textView: UITextView) { note("began", textView) }
    func textViewDidEndEditing(_ textView: UITextView) { note("ended", textView) }
}

@MainActor
@Suite("A control after the first pass")
struct ControlTests {
    private func show(_ control: UIView) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        root.addSubview(control)
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        root.layoutIfNeeded()
        return root
    }

    @Test("has the states that are set")
    func states() throws {
        let toggle = UISwitch()
        let control = try #require(toggle.view as? Control)
        #expect(control.isEnabled && !control.isSelected && !control.isHighlighted)
        for isOn in [true, false] {
            (toggle.isEnabled, toggle.isSelected, toggle.isHighlighted) = (!isOn, isOn, isOn)
            #expect([!control.isEnabled, control.isSelected, control.isHighlighted] == [isOn, isOn, isOn])
        }
    }

    @Test("mirrors its parts once its direction is forced")
    func direction() {
        let toggle = UISwitch()
        toggle.isOn = true
        let root = show(toggle)
        let before = toggle.view.subviews[0].frame
        toggle.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(toggle.view.subviews[0].frame.minX == 200 - before.maxX)
    }

    @Test("keeps the insets of a button at their sides in both directions")
    func edgeInsets() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
        let root = show(button)
        let before = button.titleLabel?.frame
        button.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(button.titleLabel?.frame == before)
    }

    @Test("makes room for a new font of its title")
    func titleFont() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        let root = show(button)
        button.titleLabel?.font = .systemFont(ofSize: 30)
        root.layoutIfNeeded()
        #expect(button.titleLabel?.frame.size == button.titleLabel?.intrinsicContentSize)
        #expect(button.intrinsicContentSize.height > 40)
    }

    @Test("has the text and the icons of a field in the rectangles that the field returns")
    func rectangles() {
        let (field, left, right) = (SpacedField(), UIView(), UIView())
        (left.frame.size, right.frame.size) = (CGSize(width: 20, height: 20), CGSize(width: 30, height: 20))
        (field.leftView, field.leftViewMode) = (left, .always)
        (field.rightView, field.rightViewMode) = (right, .always)
        (field.text, field.placeholder) = ("Text", "Placeholder")
        let root = show(field)
        let label = field.layoutView.subviews[0]
        func middle() -> [Double] {
            root.layoutIfNeeded()
            return [label.frame.minX, label.frame.maxX, label.frame.midY]
        }
        #expect(left.frame == CGRect(x: 4, y: 15, width: 20, height: 20))
        #expect(right.frame == CGRect(x: 166, y: 15, width: 30, height: 20))
        #expect(middle() == [30, 160, 25])
        field.text = ""
        // The placeholder's rectangle is inset from that of the text.
        #expect(middle() == [35, 155, 25])
        field.becomeFirstResponder()
        field.text = "Text"
        #expect(middle() == [45, 145, 25])
    }

    @Test("lets a button configure itself before it appears, and for each state")
    func configuration() {
        let (button, window) = (NotingButton(), UIWindow())
        #expect(button.states == [])
        window.addSubview(button)
        #expect(button.states == [.normal])
        button.isHighlighted = true
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.states == [.normal, .highlighted, .normal, .disabled])
    }

    @Test("ends editing in a field before editing begins in another one, and asks their delegates")
    func editing() {
        let (window, notes, text) = (UIWindow(), EditingNotes(), UITextView())
        let fields = [UITextField(), UITextField()]
        for (index, field) in fields.enumerated() { (field.tag, field.delegate) = (index, notes) }
        (text.tag, text.delegate) = (2, notes)
        for view in fields + [text] { window.addSubview(view) }
        #expect(fields[0].becomeFirstResponder() && fields[0].isEditing && notes.calls == ["0 began"])
        #expect(fields[1].becomeFirstResponder() && !fields[0].isFirstResponder && fields[1].isFirstResponder)
        #expect(notes.calls == ["0 began", "0 ended", "1 began"])
        #expect(text.becomeFirstResponder() && text.isFirstResponder && !fields[1].isEditing)
        #expect(notes.calls.suffix(2) == ["1 ended", "2 began"])
        notes.mayBegin = false
        #expect(!fields[0].becomeFirstResponder() && text.isFirstResponder)
        #expect(window.endEditing(true) && !text.isFirstResponder && notes.calls.last == "2 ended")
        (notes.mayBegin, notes.mayEnd) = (true, false)
        #expect(fields[0].becomeFirstResponder() && !fields[1].becomeFirstResponder() && fields[0].isFirstResponder)
        #expect(!fields[0].resignFirstResponder() && fields[0].isEditing)
    }

    @Test("is the only field of its tree that is edited, and stays so when the tree moves to a window")
    func trees() {
        let (controller, window, fields) = (UIViewController(), UIWindow(), [UITextField(), UITextField()])
        for field in fields { controller.view.addSubview(field) }
        #expect(fields[0].becomeFirstResponder() && fields[1].becomeFirstResponder() && !fields[0].isEditing)
        window.rootViewController = controller
        #expect(fields[1].isEditing && fields[0].becomeFirstResponder() && !fields[1].isEditing)
    }

    @Test("is no longer edited when it is removed from its window")
    func leaving() {
        let (window, field, other) = (UIWindow(), UITextField(), UITextField())
        for view in [field, other] { window.addSubview(view) }
        field.becomeFirstResponder()
        field.removeFromSuperview()
        #expect(!field.isFirstResponder && other.becomeFirstResponder() && other.isFirstResponder)
    }
}
