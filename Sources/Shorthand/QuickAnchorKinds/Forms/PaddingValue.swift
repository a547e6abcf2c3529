/// The constraint of one edge of a view in a list of paddings, for any kind of view.
public protocol PaddingValue: PaddingElement, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByNilLiteral
{
    /// A view or guide.
    associatedtype Item

    /// The view or guide to which the edge is constrained; nil for the same edge of the parent.
    var relatedItem: Item? { get }

    /// Creates a padding from its parts. The constant is in points; without a constant, the edge is free.
    init(relatedItem: Item?, constant: Double?)

    /// The name of an item in messages.
    static func name(of item: Item) -> String
}

extension PaddingValue {
    /// A padding to the same edge of the parent, plus a number of points.
    @inlinable
    public init(integerLiteral value: Int) {
        self.init(relatedItem: nil, constant: Double(value))
    }

    /// A padding to the same edge of the parent, plus a number of points.
    @inlinable
    public init(floatLiteral value: Double) {
        self.init(relatedItem: nil, constant: value)
    }

    /// A padding that leaves the edge free.
    @inlinable
    public init(nilLiteral: ()) {
        self.init(relatedItem: nil, constant: nil)
    }
}

// Embedded Swift has no `Any`.
#if !hasFeature(Embedded)
    extension PaddingValue {
        /// Creates a padding from a list's element; nil leaves the edge free.
        package init(_ element: (any PaddingElement)?) {
            self = element as? Self ?? Self(relatedItem: nil, constant: element?.quickConstant)
        }

        /// The padding for a value of any type, or nil if the value is invalid.
        package init?(untyped value: Any?) {
            guard let value else {
                self.init(nilLiteral: ())
                return
            }
            if let element = value as? any PaddingElement {
                self.init(element)
            } else if let constant = Double(anyNumber: value) {
                self.init(relatedItem: nil, constant: constant)
            } else if let (item, number) = value as? (Item, Any), let constant = Double(anyNumber: number) {
                self.init(relatedItem: item, constant: constant)
            } else {
                return nil
            }
        }

        /// The paddings in a list of values of any type.
        /// - Precondition: each is a number, a padding, nil, or a tuple of a view or guide and a number.
        package static func edges(of values: [Any?], _ fileID: String, _ line: Int) -> [Self] {
            values.map { value in
                if let edge = Self(untyped: value) { return edge }
                let words = words(for: value)
                if value is any QuickAnchorElement, let other = values.first(where: { isNoAnchor($0) }) {
                    Misuse.stop(
                        "cannot have both anchors and paddings in a list, as \(words) and \(Self.words(for: other))",
                        fileID, line)
                }
                let correction = correction(of: value).map { ": write \($0)" } ?? ""
                Misuse.stop("\(Misuse.expectedPaddings), but one is \(words)\(correction)", fileID, line)
            }
        }

        /// The padding that was probably meant: the number in a text, a view's facing edge, or a tuple in order.
        private static func correction(of value: Any?) -> String? {
            switch value {
            case let text as String where Double(text) != nil: text
            case let item as Item: "(\(name(of: item)), 0)"
            case let (number, item) as (Any, Item): "(\(name(of: item)), \(Misuse.words(for: number) { _ in nil }))"
            default: nil
            }
        }

        private static func isNoAnchor(_ value: Any?) -> Bool { value != nil && !(value is any QuickAnchorElement) }

        private static func words(for value: Any?) -> String {
            Misuse.words(for: value) { ($0 as? Item).map { name(of: $0) } }
        }
    }
#endif
