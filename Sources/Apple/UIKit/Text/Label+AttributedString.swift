internal import AutoLayout
internal import Foundation

extension Label {
    /// Shows text in the style of the label.
    func show(plain text: String?) { (self.text, paragraphStyle) = (text, ParagraphStyle()) }

    /// Shows text with its attributes. The label adopts the style of the first character, as UIKit's does.
    func show(_ text: NSAttributedString?) {
        adoptStyle(of: text)
        styledText = text.map(styled)
    }

    /// Adopts the font and color of the first character, if it has them, and its paragraph style, which then applies to
    /// all paragraphs.
    func adoptStyle(of text: NSAttributedString?) {
        let attributes = text.map { $0.length > 0 ? unsafe $0.attributes(at: 0, effectiveRange: nil) : [:] } ?? [:]
        if let font = attributes[.font] as? UIFont { self.font = font.font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color.color }
        let style = attributes[.paragraphStyle] as? NSParagraphStyle
        if let style {
            textAlignment = style.alignment.alignment
            lineBreakMode = LineBreakMode(rawValue: UInt8(style.lineBreakMode.rawValue)) ?? lineBreakMode
        }
        paragraphStyle = style?.paragraphStyle(in: UIFont(font)) ?? ParagraphStyle()
    }

    /// The runs of a string with their attributes, excluding fonts and colors that equal the label's.
    func styled(_ text: NSAttributedString) -> StyledText {
        let string = text.string
        var (runs, start) = ([StyledText.Run](), string.startIndex)
        unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let end = string.utf16.index(start, offsetBy: range.length)
            runs.append(StyledText.Run(String(string[start..<end]), style: style(attributes)))
            start = end
        }
        return StyledText(runs)
    }

    private func style(_ attributes: [NSAttributedString.Key: Any]) -> StyledText.Style {
        func number(_ key: NSAttributedString.Key) -> Double? {
            let number = (attributes[key] as? CGFloat).map { Double($0) } ?? (attributes[key] as? NSNumber)?.doubleValue
            return number == 0 ? nil : number
        }
        var style = StyledText.Style()
        if let font = (attributes[.font] as? UIFont)?.font, font != self.font { style.font = font }
        if let color = (attributes[.foregroundColor] as? UIColor)?.color, color != textColor { style.color = color }
        style.letterSpacing = number(.kern)
        style.baselineOffset = number(.baselineOffset)
        style.isUnderlined = number(.underlineStyle).map { _ in true }
        style.link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
        return style
    }
}

extension NSParagraphStyle {
    fileprivate func paragraphStyle(in font: UIFont) -> ParagraphStyle {
        // Only a mutable paragraph style differs from the default.
        guard let style = self as? NSMutableParagraphStyle else { return ParagraphStyle() }
        return ParagraphStyle(
            lineHeight: style.lineHeight(in: font), lineSpacing: Double(style.lineSpacing),
            paragraphSpacing: Double(style.paragraphSpacing),
            firstLineHeadIndent: Double(style.firstLineHeadIndent), headIndent: Double(style.headIndent))
    }
}

extension NSMutableParagraphStyle {
    /// The line height of the style in a font; nil for the font's own line height.
    fileprivate func lineHeight(in font: UIFont) -> ParagraphStyle.LineHeight? {
        let multiple = lineHeightMultiple > 0 ? lineHeightMultiple : 1
        let natural = multiple * font.lineHeight
        let height = min(max(natural, minimumLineHeight), maximumLineHeight > 0 ? maximumLineHeight : .infinity)
        if height != natural { return .points(Double(height)) }
        return multiple == 1 ? nil : .multiple(Double(multiple))
    }
}

extension NSAttributedString {
    convenience init(_ string: String, _ font: Font, _ color: Color) {
        self.init(string: string, attributes: [.font: UIFont(font), .foregroundColor: UIColor(color)])
    }

    /// A copy with an attribute that applies to the entire text.
    func setting(_ key: Key, to value: Any) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: self)
        copy.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
        return copy
    }
}
