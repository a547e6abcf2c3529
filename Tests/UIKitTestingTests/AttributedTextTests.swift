import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Attributed texts")
@MainActor
struct AttributedTextTests {
    private let large = UIFont.systemFont(ofSize: 40)
    private let small = UIFont.systemFont(ofSize: 12)

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
}
