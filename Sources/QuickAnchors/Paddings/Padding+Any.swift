// Embedded Swift has no `Any`.
#if !hasFeature(Embedded)
    internal import AutoLayout
    internal import QuickAnchorKinds

    extension Padding {
        init(_ element: any PaddingElement) {
            self = element as? Padding ?? Padding(nil, element.quickConstant)
        }

        /// The padding for a value of any type, or nil if the value is invalid.
        init?(untyped value: Any?) {
            guard let value else {
                self.init(nil, nil)
                return
            }
            if let element = value as? any PaddingElement {
                self.init(element)
            } else if let constant = Double(anyNumber: value) {
                self.init(nil, constant)
            } else if let (item, number) = value as? (any LayoutItem, Any), let constant = Double(anyNumber: number) {
                self.init(item, constant)
            } else {
                return nil
            }
        }

        /// The paddings for values of any type; an invalid value stops the program.
        static func paddings(untyped values: [Any?], _ fileID: String, _ line: Int) -> [Padding] {
            values.map { value in
                if let padding = Padding(untyped: value) { return padding }
                Misuse.stop("\(Misuse.expectedPaddings), but one is \(words(for: value))", fileID, line)
            }
        }

        private static func words(for value: Any?) -> String {
            Misuse.words(for: value) { ($0 as? any LayoutItem)?.layoutNode.displayName }
        }
    }
#endif
