import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Fonts and their descriptors")
@MainActor
struct FontDescriptorTests {
    private func width(_ font: UIFont, _ text: String = "iMW1") -> CGFloat {
        text.size(withAttributes: [.font: font]).width
    }

    @Test("have the system's sizes, weights and names")
    func fonts() {
        #expect([UIFont.systemFontSize, UIFont.smallSystemFontSize] == [14, 12])
        #expect([UIFont.labelFontSize, UIFont.buttonFontSize] == [17, 18])
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let fonts = weights.map { UIFont.systemFont(ofSize: 20, weight: $0) }
        #expect(Set(fonts).count == 9 && fonts.allSatisfy { $0.pointSize == 20 })
        #expect(fonts.map(\.font.weight.rawValue) == fonts.map(\.font.weight.rawValue).sorted())
        #expect(UIFont.systemFont(ofSize: 20) == fonts[3] && UIFont.boldSystemFont(ofSize: 20) == fonts[6])
        let widths = fonts.map { width($0) }
        #expect(widths[3] < widths[4] && widths[4] < widths[5] && widths[5] < widths[6])
        let italic = UIFont.italicSystemFont(ofSize: 20)
        #expect(italic != fonts[3] && width(italic) == width(fonts[3]) && italic.pointSize == 20)
        #expect(fonts[3].familyName == ".AppleSystemUIFont" && fonts[3].fontName == ".SFUI-Regular")
        let table = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .bold)
        #expect(width(table, "1111") == width(table, "0000") && width(fonts[6], "1111") < width(fonts[6], "0000"))
        let code = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        #expect(width(code, "iiii") == width(code, "MMMM") && width(fonts[3], "iiii") < width(fonts[3], "MMMM"))
        #expect(code.withSize(10).pointSize == 10 && width(code.withSize(10), "ii") == width(code.withSize(10), "MM"))
        #expect(UIFont(name: "Some-Bold", size: 20).map { $0.font.weight } == .bold)
        #expect(UIFont(name: "Some-Light", size: 20).map { $0.font.weight } == .regular)
        #expect(!fonts[0].isEqual("font"))
    }

    /// The numbers of the system font, in units of which 2048 make a point: 1950, 494, 1443, and 1078 up to 17 points.
    @Test("measure the parts of letters")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 16)
        #expect([font.ascender, font.descender, font.leading] == [1950.0 / 128, -494.0 / 128, 0])
        #expect(font.lineHeight == 2444.0 / 128 && font.capHeight == 1443.0 / 128 && font.xHeight == 1078.0 / 128)
        let bold = UIFont.boldSystemFont(ofSize: 16)
        #expect(bold.capHeight == font.capHeight && bold.xHeight == 1101.0 / 128)
        // From 28 points on, letters have the shapes for display: 1040, and 1072 if they are bold.
        #expect(UIFont.systemFont(ofSize: 32).xHeight == 1040.0 / 64)
        #expect(UIFont.boldSystemFont(ofSize: 32).xHeight == 1072.0 / 64)
    }

    @Test("are changed in one respect at a time")
    func descriptors() throws {
        let base = UIFont.systemFont(ofSize: 20, weight: .semibold).fontDescriptor
        #expect(base.pointSize == 20 && base.symbolicTraits == .traitBold)
        #expect(UIFont.systemFont(ofSize: 20, weight: .medium).fontDescriptor.symbolicTraits == [])
        let italic = try #require(base.withSymbolicTraits(.traitItalic))
        #expect(italic.symbolicTraits == .traitItalic && UIFont(descriptor: italic, size: 0) == .systemFont(ofSize: 20))
        let both = try #require(base.withSymbolicTraits([.traitBold, .traitMonoSpace]))
        #expect(both.symbolicTraits == [.traitBold, .traitMonoSpace])
        let code = UIFont.monospacedSystemFont(ofSize: 20, weight: .bold)
        #expect(UIFont(descriptor: both, size: 0) == code)
        #expect(UIFont(descriptor: both, size: 30) == code.withSize(30))
        let larger = both.withSize(31)
        #expect(larger.pointSize == 31 && larger.symbolicTraits == both.symbolicTraits)
        #expect(UIFont(descriptor: larger, size: 0) == code.withSize(31))
        let mono = try #require(base.withDesign(.monospaced))
        #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 20, weight: .semibold))
        for design in [UIFontDescriptor.SystemDesign.default, .rounded, .serif] {
            #expect(base.withDesign(design) === base)
        }
        let lighter = italic.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]])
        #expect(lighter.symbolicTraits == .traitItalic && lighter.pointSize == 20)
        #expect(UIFont(descriptor: lighter, size: 0) == .systemFont(ofSize: 20, weight: .light))
        #expect(UIFont(descriptor: italic.addingAttributes([.size: CGFloat(9)]), size: 0).pointSize == 9)
        #expect(UIFont(descriptor: italic.addingAttributes([:]), size: 0).pointSize == 20)
        #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).pointSize == 28)
        #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).symbolicTraits == .traitBold)
    }

    @Test("of unknown styles and categories are those of body text and of the default category")
    func unknown() {
        let (style, category) = (UIFont.TextStyle(rawValue: "?"), UIContentSizeCategory(rawValue: "?"))
        #expect(UIFont.preferredFont(forTextStyle: style).pointSize == 17)
        #expect(category > .medium && category < .extraLarge && !category.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        let small = UITraitCollection(preferredContentSizeCategory: .small)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: small).pointSize == 15)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()).pointSize == 17)
        let metrics = UIFontMetrics(forTextStyle: .body)
        // The line pitch of body text is 22 points, and 26 in the second larger category.
        let larger = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        #expect(metrics.scaledValue(for: 44, compatibleWith: larger) == 52)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 22), compatibleWith: larger).pointSize == 26)
        let limited = metrics.scaledFont(
            for: .systemFont(ofSize: 22), maximumPointSize: 24, compatibleWith: larger)
        #expect(limited.pointSize == 24 && UIFontMetrics.default.scaledValue(for: 10) == 10)
    }
}

@Suite("The paragraph style of a text")
@MainActor
struct ParagraphStyleTests {
    @Test("is copied with each of its values")
    func copies() throws {
        let lengths: [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] = [
            \.headIndent, \.firstLineHeadIndent, \.tailIndent, \.paragraphSpacing, \.paragraphSpacingBefore,
            \.lineSpacing, \.lineHeightMultiple, \.minimumLineHeight, \.maximumLineHeight,
        ]
        let style = NSMutableParagraphStyle()
        for (index, path) in lengths.enumerated() { style[keyPath: path] = CGFloat(index + 1) }
        (style.alignment, style.lineBreakMode) = (.right, .byClipping)
        (style.hyphenationFactor, style.allowsDefaultTighteningForTruncation) = (0.5, true)
        let plain = NSMutableParagraphStyle()
        plain.setParagraphStyle(style)
        for copy in [plain, style.copy(), style.mutableCopy()] {
            let copy = try #require(copy as? NSMutableParagraphStyle)
            #expect(lengths.map { copy[keyPath: $0] } == (1...9).map { CGFloat($0) })
            #expect(copy.alignment == .right && copy.lineBreakMode == .byClipping)
            #expect(copy.hyphenationFactor == 0.5 && copy.allowsDefaultTighteningForTruncation)
        }
        plain.setParagraphStyle(.default)
        #expect(lengths.allSatisfy { plain[keyPath: $0] == 0 } && plain.alignment == .natural)
        #expect(plain.hyphenationFactor == 0 && !plain.allowsDefaultTighteningForTruncation)
        #expect(NSParagraphStyle.default.copy() is NSParagraphStyle)
    }

    /// Lines of 10-point text are 2444 × 10 / 2048 = 11.93 points high.
    @Test(
        "makes lines a multiple of their height, but not lower or higher than its limits",
        arguments: [
            (0, 0, 0, 11.93), (1, 0, 0, 11.93), (2, 0, 0, 23.87), (0, 20, 0, 20), (0, 5, 0, 11.93), (0, 0, 8, 8),
            (0, 0, 30, 11.93), (2, 30, 0, 30), (2, 0, 20, 20), (2, 5, 40, 23.87), (0, 9, 7, 7),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func lineHeights(multiple: CGFloat, minimum: CGFloat, maximum: CGFloat, expected: CGFloat) {
        let style = NSMutableParagraphStyle()
        (style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight) = (multiple, minimum, maximum)
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style]
        let heights = ["a", "a\na", "a\na\na"].map { text in
            NSAttributedString(string: text, attributes: attributes).boundingRect(
                with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin, context: nil
            ).height
        }
        #expect(abs(heights[2] - heights[1] - expected) < 0.01 && abs(heights[1] - heights[0] - expected) < 0.01)
    }

    @Test("of the first character determines alignment and truncation, and a text without a font is 12 points high")
    func adoption() {
        let (label, style) = (UILabel(), NSMutableParagraphStyle())
        (style.alignment, style.lineBreakMode, style.headIndent) = (.center, .byTruncatingHead, 9)
        let text = NSMutableAttributedString(
            string: "ab",
            attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 1, length: 1))
        label.attributedText = text
        #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingHead)
        #expect(label.font.pointSize == 30 && label.textColor == .red)
        label.attributedText = NSAttributedString(string: "")
        #expect(label.font.pointSize == 30 && label.text == "")
        let plain = "Text".size()
        #expect(plain == "Text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
        let words = "some words in several lines"
        let box = words.boundingRect(
            with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, attributes: nil, context: nil)
        #expect(box.origin == .zero && box.width <= 60 && box.height > 3 * plain.height - 1)
        let line = (words as NSString).boundingRect(with: CGSize(width: 60, height: 9), attributes: nil, context: nil)
        #expect(line.height == plain.height)
    }

    @Test("leaves underlines, links, kerning and offsets of a text to be shown")
    func attributes() throws {
        let label = UILabel()
        let shown = try #require(label.layoutView as? Label)
        func style(_ attributes: [NSAttributedString.Key: Any]) -> StyledText.Style? {
            label.attributedText = NSAttributedString(string: "a", attributes: attributes)
            return shown.styledText?.runs.first?.style
        }
        #expect(style([:]) == StyledText.Style())
        #expect(style([.underlineStyle: NSUnderlineStyle.single.rawValue])?.isUnderlined == true)
        #expect(style([.underlineStyle: 0])?.isUnderlined == nil)
        #expect(style([.kern: 2])?.letterSpacing == 2 && style([.kern: 0.0])?.letterSpacing == nil)
        #expect(style([.kern: CGFloat(1.5)])?.letterSpacing == 1.5)
        #expect(style([.baselineOffset: -3])?.baselineOffset == -3)
        #expect(style([.link: "here"])?.link == "here")
        #expect(style([.link: URL(fileURLWithPath: "/a")])?.link == "file:///a")
    }
}
