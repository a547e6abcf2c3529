import Foundation
import LayoutControls
import Testing
import UIKit
import UIKitTesting

@Suite("A control for text")
@MainActor
struct TextControlTests {
    private func shown(_ field: UITextField) throws -> TextField { try #require(field.layoutView as? TextField) }

    @Test("shows a secret text as dots, and a placeholder while it is empty")
    func texts() throws {
        let field = UITextField()
        let view = try shown(field)
        field.placeholder = "Password"
        #expect(view.label.text == "Password")
        field.text = "abc"
        #expect(view.label.text == "abc")
        field.isSecureTextEntry = true
        #expect(view.label.text == "•••" && field.text == "abc")
        field.attributedText = NSAttributedString(string: "secret", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        #expect(view.label.text == "••••••" && view.label.font.size == 30)
        field.isSecureTextEntry = false
        #expect(view.label.text == "secret")
        field.text = nil
        #expect(view.label.text == "Password" && field.attributedText == nil && !field.hasText)
        field.placeholder = nil
        #expect(view.label.text == nil && field.attributedPlaceholder == nil)
    }

    @Test("has a border of its style, and views at its sides if their mode shows them while nothing is edited")
    func appearance() throws {
        let (field, left, right) = (UITextField(), UIView(), UIView())
        let view = try shown(field)
        let styles: [(UITextField.BorderStyle, TextField.BorderStyle)] = [
            (.line, .line), (.bezel, .line), (.roundedRect, .roundedRect), (.none, .none),
        ]
        for (style, border) in styles {
            field.borderStyle = style
            #expect(view.borderStyle == border)
        }
        (field.leftView, field.rightView) = (left, right)
        #expect(view.leadingView == nil && view.trailingView == nil)
        for (mode, isShown) in [
            (.always, true), (.never, false), (.unlessEditing, true), (.whileEditing, false),
        ] as [(UITextField.ViewMode, Bool)] {
            (field.leftViewMode, field.rightViewMode) = (mode, mode)
            #expect((view.leadingView === left.layoutView) == isShown, "\(mode)")
            #expect((view.trailingView === right.layoutView) == isShown, "\(mode)")
        }
        (field.leftViewMode, field.rightViewMode) = (.always, .always)
        (field.leftView, field.rightView) = (right, left)
        #expect(view.leadingView === right.layoutView && view.trailingView === left.layoutView)
        (field.leftView, field.rightView) = (nil, nil)
        #expect(view.leadingView == nil && view.trailingView == nil)
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
        #expect(field.borderRect(forBounds: bounds) == bounds && field.clearButtonRect(forBounds: bounds) == .zero)
        #expect(field.leftViewRect(forBounds: bounds) == .zero && field.rightViewRect(forBounds: bounds) == .zero)
    }

    @Test("sends the events of editing, and is asked before")
    func editing() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var calls: [String] = []
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
                calls.append("may begin")
                return true
            }
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
                calls.append("may end")
                return true
            }
            func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
            func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
        }
        let (field, delegate) = (UITextField(), Delegate())
        field.delegate = delegate
        field.addAction(UIAction { _ in delegate.calls.append("begin") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in delegate.calls.append("end") }, for: .editingDidEnd)
        #expect(field.resignFirstResponder() && delegate.calls.isEmpty)
        #expect(field.becomeFirstResponder() && field.becomeFirstResponder() && field.isEditing)
        #expect(delegate.calls == ["may begin", "began", "begin"])
        #expect(field.resignFirstResponder() && !field.isEditing)
        #expect(delegate.calls.suffix(3) == ["may end", "ended", "end"])
        final class TextDelegate: NSObject, UITextViewDelegate {
            var calls: [String] = []
            func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
            func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
        }
        let (view, other) = (UITextView(), TextDelegate())
        view.delegate = other
        #expect(view.resignFirstResponder() && view.becomeFirstResponder() && view.becomeFirstResponder())
        #expect(other.calls == ["began"] && view.resignFirstResponder() && other.calls == ["began", "ended"])
        let (bar, accessory) = (UITextView(), UIView())
        bar.inputAccessoryView = accessory
        #expect(bar.inputAccessoryView === accessory && UIView().inputAccessoryView == nil)
    }

    @Test("has a container with its padding, and with the size inside its insets")
    func containers() throws {
        let (view, container) = (UITextView(), NSTextContainer(size: CGSize(width: 3, height: 4)))
        #expect(container.size == CGSize(width: 3, height: 4) && container.maximumNumberOfLines == 0)
        let shown = try #require(view.layoutView as? TextView)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(view.textContainer.size == CGSize(width: 100, height: 34) && shown.lineFragmentPadding == 5)
        view.textContainer.lineFragmentPadding = 2
        #expect(shown.lineFragmentPadding == 2)
        container.lineFragmentPadding = 7
        let other = UITextView(frame: .zero, textContainer: container)
        #expect((other.layoutView as? TextView)?.lineFragmentPadding == 7 && other.textContainer === container)
        view.isScrollEnabled = false
        #expect(!shown.isScrollEnabled)
        #expect(UITextView.textDidChangeNotification.rawValue == "UITextViewTextDidChangeNotification")
    }

    @Test("that is made by init(coder:) is like one that is made with a frame, as are all views")
    func coders() throws {
        let pairs: [(UIView?, UIView)] = [
            (UIView(coder: NSCoder()), UIView()), (UITextView(coder: NSCoder()), UITextView()),
            (UISegmentedControl(coder: NSCoder()), UISegmentedControl()),
            (UITextField(coder: NSCoder()), UITextField()),
            (UITableViewCell(coder: NSCoder()), UITableViewCell()),
            (UIWindow(coder: NSCoder()), UIWindow(frame: .zero)),
            (UITableViewHeaderFooterView(coder: NSCoder()), UITableViewHeaderFooterView()),
            (UICollectionViewCell(coder: NSCoder()), UICollectionViewCell(frame: .zero)),
            (UICollectionReusableView(coder: NSCoder()), UICollectionReusableView(frame: .zero)),
            (UITableView(coder: NSCoder()), UITableView()),
            (UIVisualEffectView(coder: NSCoder()), UIVisualEffectView()),
            (UIInputView(coder: NSCoder()), UIInputView(frame: .zero, inputViewStyle: .default)),
            (
                UICollectionView(coder: NSCoder()),
                UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            ),
        ]
        for (coded, made) in pairs {
            let coded = try #require(coded, "\(type(of: made))")
            #expect(coded.subviews.map { "\(type(of: $0))" } == made.subviews.map { "\(type(of: $0))" }, "\(made)")
            #expect(
                coded.backgroundColor == made.backgroundColor
                    && coded.directionalLayoutMargins == made.directionalLayoutMargins)
            #expect(
                coded.translatesAutoresizingMaskIntoConstraints
                    && type(of: coded.layoutView) == type(of: made.layoutView))
            // The subviews that fill a view follow its size.
            for view in [coded, made] { view.frame = CGRect(x: 0, y: 0, width: 200, height: 100) }
            for view in [coded, made] { view.layoutIfNeeded() }
            #expect(coded.subviews.map(\.frame) == made.subviews.map(\.frame), "\(made)")
        }
        #expect(UIInputView(frame: .zero, inputViewStyle: .keyboard).inputViewStyle == .keyboard)
        let text = try #require(UITextView(coder: NSCoder()))
        text.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(text.textContainer.size == CGSize(width: 100, height: 34))
        let list = try #require(UICollectionView(coder: NSCoder()))
        #expect(
            list.collectionViewLayout is UICollectionViewFlowLayout && list.collectionViewLayout.collectionView === list
        )
        let effect = UIVisualEffectView(
            effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: .label))
        effect.frame.size = CGSize(width: 5, height: 6)
        effect.layoutIfNeeded()
        #expect(effect.effect is UIVibrancyEffect && effect.contentView.frame == effect.bounds)
        let controllers: [UIViewController?] = [
            UIViewController(coder: NSCoder()), UINavigationController(coder: NSCoder()),
            UISearchController(coder: NSCoder()), UIActivityViewController(coder: NSCoder()),
            UISplitViewController(coder: NSCoder()), UICollectionViewController(coder: NSCoder()),
            UITableViewController(coder: NSCoder()),
        ]
        #expect(controllers.allSatisfy { $0?.isViewLoaded == false && $0?.view != nil })
        #expect(UISplitViewController(nibName: nil, bundle: nil).style == .unspecified)
        #expect(UITableViewController(nibName: nil, bundle: nil).tableView.style == .plain)
        #expect(
            UICollectionViewCompositionalLayout(coder: NSCoder()) == nil && UIListContentView(coder: NSCoder()) == nil)
    }
}
