// Embedded Swift has no values of any type.
#if !hasFeature(Embedded)
    internal import AutoLayout
    internal import QuickAnchorKinds

    extension Padding {
        init(_ element: any PaddingElement) {
            self = element as? Padding ?? Padding(nil, element.quickConstant)
        }

        /// The padding that a value of any type stands for, or nil where it stands for none.
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

        /// The paddings that values of any type stand for; one that stands for none stops the program.
        static func paddings(untyped values: [Any?], _ fileID: String, _ line: Int) -> [Padding] {
            values.map { value in
                if let padding = Padding(untyped: value) { return padding }
                Misuse.stop("\(Misuse.wantedPaddings), but one is \(words(for: value))", fileID, line)
            }
        }

        private static func words(for value: Any?) -> String {
            Misuse.words(for: value) { ($0 as? any LayoutItem)?.layoutNode.displayName }
        }
    }
#endif
