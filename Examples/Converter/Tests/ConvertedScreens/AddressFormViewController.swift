import QuickAnchorsUIKit
import UIKit

public final class AddressFormViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let stackView = UIStackView()
    private let saveButton = UIButton(configuration: .filled())
    private var observers: [any NSObjectProtocol] = []

    override public func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpViews()
        setUpConstraints()
        observeKeyboard()
    }

    isolated deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    private func setUpViews() {
        scrollView.keyboardDismissMode = .interactive
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)

        stackView.axis = .vertical
        stackView.spacing = 16
        stackView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stackView)

        let heading = UILabel()
        heading.text = "Delivery address"
        heading.font = .preferredFont(forTextStyle: .title2)
        heading.numberOfLines = 0
        stackView.addArrangedSubview(heading)
        stackView.setCustomSpacing(24, after: heading)

        for (title, placeholder, type) in [
            ("Name", "Full name", UITextContentType.name),
            ("Street", "Street, no.", .fullStreetAddress),
            ("Postal code", "12345", .postalCode),
            ("City", "City", .addressCity),
        ] {
            stackView.addArrangedSubview(field(title, placeholder: placeholder, contentType: type))
        }

        let note = UITextView()
        note.text = "Please ring twice."
        note.font = .preferredFont(forTextStyle: .body)
        note.isScrollEnabled = false
        note.layer.borderWidth = 1
        note.layer.borderColor = UIColor.separator.cgColor
        note.layer.cornerRadius = 8
        stackView.addArrangedSubview(note)

        saveButton.configuration?.title = "Save address"
        saveButton.configuration?.buttonSize = .large
        stackView.setCustomSpacing(32, after: note)
        stackView.addArrangedSubview(saveButton)
    }

    private func field(_ title: String, placeholder: String, contentType: UITextContentType) -> UIView {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0

        let textField = UITextField()
        textField.placeholder = placeholder
        textField.borderStyle = .roundedRect
        textField.font = .preferredFont(forTextStyle: .body)
        textField.textContentType = contentType
        textField.adjustsFontForContentSizeCategory = true

        let stack = UIStackView(arrangedSubviews: [label, textField])
        stack.axis = .vertical
        stack.spacing = 4
        return stack
    }

    private func setUpConstraints() {
        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        scrollView.activateQuickAnchors([topToSafeArea(), leadingToLeading(), trailingToTrailing(), bottomToBottom()])
        stackView.activateQuickAnchors([
            topToTop(content, 20), bottomToBottom(content, -20), leadingToLeading(content, atLeast: 16),
            trailingToTrailing(content, atMost: -16), centerX(content), widthToConstant(atMost: 560),
            widthToRelatedView(frame, -32).priority(.defaultHigh),
        ])
        content.activateQuickAnchors([widthToRelatedView(frame)])
    }

    private func observeKeyboard() {
        let center = NotificationCenter.default
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            observers.append(
                center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                    let keyboard = frame?.cgRectValue ?? .zero
                    MainActor.assumeIsolated { self?.keyboardMoved(to: keyboard) }
                })
        }
    }

    private func keyboardMoved(to keyboard: CGRect) {
        let overlap = max(0, scrollView.frame.maxY - keyboard.minY - view.safeAreaInsets.bottom)
        UIView.animate(withDuration: 0.25) {
            self.scrollView.contentInset.bottom = overlap
            self.scrollView.verticalScrollIndicatorInsets.bottom = overlap
            self.view.layoutIfNeeded()
        }
    }
}
