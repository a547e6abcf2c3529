import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Attributed texts")
@MainActor
struct AttributedTextTests {
    private let large = UIFont.systemFont(ofSize: 40)
    private let small = UIFont.systemFont(ofSize: 12)

    /// A number at 40 points and its unit at 12.
    private var price: NSMutableAttributedString {
        let price = NSMutableAttributedString(string: "12", attributes: [.font: large])
        price.append(NSAttributedString(string: " per month", attributes: [.font: small]))
        return price
    }

    private var priceSize: CGSize {
        let (number, unit) = (
            "12".size(withAttributes: [.font: large]), " per month".size(withAttributes: [.font: small])
        )
        return CGSize(width: number.width + unit.width, height: number.height)
    }

    /// Whether two sizes are equal except for rounding: sizes are rounded up to pixels, per run or as a whole.
    private func isAbout(_ size: CGSize, _ other: CGSize) -> Bool {
        abs(size.width - other.width) < 1 && abs(size.height - other.height) < 1
    }

    @Test("A label measures each run in its font, and so does the text itself")
    func runs() {
        let label = UILabel()
        label.attributedText = price
        #expect(isAbout(label.intrinsicContentSize, priceSize))
        #expect(isAbout(price.size(), priceSize))
        let room = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
        label.numberOfLines = 0
        #expect(price.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size.height > 50)
        #expect(label.sizeThatFits(room).height > 50)
    }

    @Test("A text view, a field and a button are sized to the text that they show")
    func views() {
        let (view, field, button) = (UITextView(), UITextField(), UIButton())
        view.isScrollEnabled = false
        view.attributedText = price
        // The view adds 5 points on both sides and 8 above and below.
        #expect(isAbout(view.intrinsicContentSize, CGSize(width: priceSize.width + 10, height: priceSize.height + 16)))
        field.attributedText = price
        #expect(isAbout(field.intrinsicContentSize, CGSize(width: priceSize.width, height: priceSize.height + 3)))
        button.setAttributedTitle(price, for: .normal)
        // The button adds 6 points above and below.
        #expect(isAbout(button.intrinsicContentSize, CGSize(width: priceSize.width, height: priceSize.height + 12)))
        #expect(button.currentAttributedTitle == price && button.attributedTitle(for: .selected) == price)
        button.setAttributedTitle(nil, for: .normal)
        button.setTitle("Go", for: .normal)
        #expect(button.titleLabel?.text == "Go")
    }

    @Test("A field shows the attributes of its text, or of its placeholder while it is empty")
    func placeholder() {
        let field = UITextField()
        field.attributedPlaceholder = price
        #expect(abs(field.intrinsicContentSize.width - priceSize.width) < 1)
        #expect(field.font?.pointSize == 17 && field.attributedPlaceholder == price)
        field.attributedText = NSAttributedString(string: "12", attributes: [.font: small])
        #expect(field.font?.pointSize == 12 && field.intrinsicContentSize.width < 20)
        field.text = ""
        #expect(abs(field.intrinsicContentSize.width - priceSize.width) < 1)
        field.placeholder = "12"
        #expect(field.intrinsicContentSize.width < 20 && field.attributedPlaceholder?.string == "12")
    }

    @Test("The first character's paragraph style determines spacing, line height, alignment and indentation")
    func paragraphs() {
        func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
            let (label, style) = (UILabel(), NSMutableParagraphStyle())
            change(style)
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(string: "a\nb\nc", attributes: [.paragraphStyle: style])
            return label.intrinsicContentSize.height
        }
        let plain = height { _ in }
        #expect(abs(height { $0.lineSpacing = 10 } - plain - 20) < 1)
        #expect(abs(height { $0.paragraphSpacing = 7 } - plain - 14) < 1)
        // With a multiple, the leading of 0.6 counts for each line.
        #expect(abs(height { $0.lineHeightMultiple = 2 } - 2 * plain) < 2)
        #expect(height { ($0.minimumLineHeight, $0.maximumLineHeight) = (30, 30) } == 90)
        #expect(height { $0.minimumLineHeight = 5 } == plain)
        let (label, style) = (UILabel(), NSMutableParagraphStyle())
        (style.alignment, style.firstLineHeadIndent) = (.center, 12)
        label.text = "a"
        let width = label.intrinsicContentSize.width
        label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
        #expect(label.textAlignment == .center && abs(label.intrinsicContentSize.width - width - 12) < 1)
        label.text = "a"
        #expect(label.intrinsicContentSize.width == width)
    }

    @Test("Kerning is measured, whatever the type of the number")
    func kerning() {
        let plain = "abcd".size()
        for number in [2, 2.0, CGFloat(2)] as [Any] {
            let kerned = NSAttributedString(string: "abcd", attributes: [.kern: number])
            #expect(abs(kerned.size().width - plain.width - 8) < 1)
        }
    }

    @Test("Texts with different values of an attribute can be compared, copied and changed")
    func comparison() {
        let values: [(NSAttributedString.Key, [Any])] = [
            (.font, [large, small]), (.foregroundColor, [UIColor.red, UIColor.black]),
            (.paragraphStyle, [NSParagraphStyle(), NSMutableParagraphStyle()]),
            (.attachment, [NSTextAttachment(), NSTextAttachment()]), (.shadow, [NSShadow(), NSShadow()]),
        ]
        for (key, values) in values {
            let text = NSMutableAttributedString(string: "ab", attributes: [key: values[0]])
            text.append(NSAttributedString(string: "cd", attributes: [key: values[1]]))
            let copy = NSMutableAttributedString(attributedString: text)
            #expect(copy == text)
            copy.addAttribute(key, value: values[1], range: NSRange(location: 1, length: 2))
            #expect(copy != text && copy.string == "abcd")
        }
    }

    @Test("The attributes that were set can be read back, until a plain text is set")
    func roundTrip() {
        let (label, view, field) = (UILabel(), UITextView(), UITextField())
        label.attributedText = price
        view.attributedText = price
        field.attributedText = price
        #expect(label.attributedText == price && view.attributedText == price && field.attributedText == price)
        #expect(label.text == "12 per month" && view.text == "12 per month" && field.text == "12 per month")
        (label.text, view.text, field.text) = ("12", "12", "12")
        // The view keeps the style of the first character.
        for text in [label.attributedText, view.attributedText, field.attributedText] {
            #expect(text?.string == "12" && text?.size() == "12".size(withAttributes: [.font: large]))
        }
    }

    @Test("A font or color that is set for a view applies to all of its text")
    func restyled() {
        let (label, view, field) = (UILabel(), UITextView(), UITextField())
        view.isScrollEnabled = false
        (label.attributedText, view.attributedText, field.attributedText) = (price, price, price)
        (label.font, view.font, field.font) = (small, small, small)
        (label.textColor, view.textColor, field.textColor) = (.red, .red, .red)
        let width = "12 per month".size(withAttributes: [.font: small]).width
        #expect(abs(label.intrinsicContentSize.width - width) < 1)
        #expect(abs(view.intrinsicContentSize.width - width - 10) < 1)
        #expect(abs(field.intrinsicContentSize.width - width) < 1)
    }

    @Test("A copy of a paragraph style has all values that were set, and can be changed on its own")
    func copies() throws {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineBreakMode, style.lineSpacing) = (.center, .byTruncatingTail, 4)
        (style.headIndent, style.maximumLineHeight, style.hyphenationFactor) = (8, 30, 0.5)
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy !== style && copy.alignment == .center && copy.lineBreakMode == .byTruncatingTail)
        #expect(copy.lineSpacing == 4 && copy.headIndent == 8 && copy.maximumLineHeight == 30)
        #expect(copy.hyphenationFactor == 0.5)
        copy.lineSpacing = 9
        let kept = try #require(style.copy() as? NSParagraphStyle)
        style.alignment = .right
        #expect(style.lineSpacing == 4 && kept.alignment == .center)
        #expect(NSParagraphStyle.default.mutableCopy() is NSMutableParagraphStyle)
    }

    @Test("Fonts of the same size and weight are equal, so that a view has the font that was set")
    func fonts() {
        let (label, font) = (UILabel(), UIFont.systemFont(ofSize: 13, weight: .bold))
        label.font = font
        #expect(label.font == font && Set([font, label.font]).count == 1)
        #expect(font != UIFont.systemFont(ofSize: 13) && font != font.withSize(14))
    }
}
