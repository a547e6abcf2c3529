import Testing
import UIKit
import UIKitTesting

private let padding = CGSize(width: 20, height: 40)

extension CGSize {
    fileprivate var padded: CGSize { CGSize(width: width + padding.width, height: height + padding.height) }
}

private final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}

private final class PaddedButton: UIButton {
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}

private final class PaddedTextView: UITextView {
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}

private final class HighTextView: UITextView {
    override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: max(200, super.intrinsicContentSize.height))
    }
}

private final class InsetLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 20), limitedToNumberOfLines: lines)
            .insetBy(dx: -10, dy: -20)
    }
}

@Suite("Sizes that classes override")
@MainActor
struct OverrideTests {
    private let words = "Some words that need more than one line in so narrow a parent"

    /// The height of a view that is 150 points wide.
    private func height(of view: UIView) -> CGFloat {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: parent.topAnchor),
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 150),
        ])
        parent.layoutIfNeeded()
        return view.frame.height
    }

    private func wrapping(_ label: UILabel) -> UILabel {
        (label.text, label.numberOfLines) = (words, 0)
        return label
    }

    private func still(_ view: UITextView) -> UITextView {
        (view.text, view.isScrollEnabled) = (words, false)
        return view
    }

    private func wrapping(_ button: UIButton) -> UIButton {
        button.setTitle(words, for: .normal)
        button.titleLabel?.numberOfLines = 0
        return button
    }

    @Test("The padding of a label, a button or a text view counts however many lines its text has")
    func padded() {
        #expect(abs(height(of: wrapping(PaddedLabel())) - height(of: wrapping(UILabel())) - 40) < 1)
        #expect(abs(height(of: still(PaddedTextView())) - height(of: still(UITextView())) - 40) < 1)
        #expect(abs(height(of: wrapping(PaddedButton())) - height(of: wrapping(UIButton())) - 40) < 1)
        #expect(height(of: still(HighTextView())) == 200)
    }

    @Test("A label that puts its text into a smaller rectangle is larger by the difference")
    func textRect() {
        let (inset, plain) = (InsetLabel(), UILabel())
        (inset.text, plain.text) = ("Hi", "Hi")
        #expect(abs(inset.intrinsicContentSize.width - plain.intrinsicContentSize.width - 20) < 1)
        #expect(abs(inset.sizeThatFits(.zero).height - plain.intrinsicContentSize.height - 40) < 1)
        // Of 150 points, 130 are left for the text.
        let lines = wrapping(UILabel()).sizeThatFits(CGSize(width: 130, height: 0)).height
        #expect(abs(height(of: wrapping(InsetLabel())) - lines - 40) < 1)
    }

    @Test("A view is aligned at the baselines of the views that it names", arguments: [true, false])
    func baselines(isFirst: Bool) {
        let (parent, field, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Field(), UILabel())
        (label.text, field.title.text, field.note.text) = ("Name", "Name", "Note")
        for view in [field, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
        field.topAnchor.constraint(equalTo: parent.topAnchor, constant: 40).isActive = true
        (isFirst ? label.firstBaselineAnchor : label.lastBaselineAnchor)
            .constraint(equalTo: isFirst ? field.firstBaselineAnchor : field.lastBaselineAnchor).isActive = true
        parent.layoutIfNeeded()
        #expect(label.frame.minY == (isFirst ? 50 : 140) as CGFloat)
    }
}

/// A view whose baselines are those of two labels in it.
private final class Field: UIView {
    let (title, note) = (UILabel(), UILabel())

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (label, top) in [(title, 10.0), (note, 100.0)] {
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            label.topAnchor.constraint(equalTo: topAnchor, constant: top).isActive = true
        }
    }

    required init?(coder: NSCoder) { nil }
    override var forFirstBaselineLayout: UIView { title }
    override var forLastBaselineLayout: UIView { note }
}
