internal import AutoLayout

extension Padding {
    /// The padding that a value of any type stands for, or nil where it stands for none.
    init?(untyped value: Any?) {
        guard let value else {
            self.init(nil, nil)
            return
        }
        if let element = value as? any PaddingElement {
            self = element.quickPadding
        } else if let constant = Double(anyNumber: value) {
            self.init(nil, constant)
        } else if let (item, number) = value as? (any LayoutItem, Any), let constant = Double(anyNumber: number) {
            self.init(item, constant)
        } else {
            return nil
        }
    }

    /// The paddings that values of any type stand for; one that stands for none stops the program.
    static func paddings(untyped values: [Any?], _ fileID: String, _ line: Int) -> [Padding] {
        values.map { value in
            if let padding = Padding(untyped: value) { return padding }
            Misuse.stop("\(Misuse.wantedPaddings), but one is \(Misuse.words(for: value))", fileID, line)
        }
    }
}

extension Double {
    /// The value of an integer or floating-point number of any type, that of another package included.
    fileprivate init?(anyNumber value: Any) {
        switch value {
        case let number as any QuickNumber: self = number.quickValue
        case let number as any BinaryInteger: self = Double(number)
        case let number as any BinaryFloatingPoint: self = Double(number)
        default: return nil
        }
    }
}
