/// A list written in brackets in which some elements may be nil.
///
/// In contrast to a parameter that is an array of optional elements, such a parameter determines the type of each
/// element before the compiler resolves the operators in it. For an array, the compiler would first try every type of
/// array that can be converted, which takes seconds if several elements contain operators.
public struct QuickList<Element>: ExpressibleByArrayLiteral {
    /// The elements in order.
    package let elements: [Element?]

    /// A list of the elements in brackets.
    public init(arrayLiteral elements: Element?...) { self.elements = elements }
}

// Embedded Swift has no `Any`.
#if !hasFeature(Embedded)
    /// An array whose elements the program checks when it runs: paddings of any types, or anchors.
    ///
    /// As the type of a parameter, it accepts variables, and the compiler resolves literals as lists of other types.
    public protocol QuickArray {}

    extension Array: QuickArray {}

    extension QuickArray {
        /// The elements in order.
        package var optionalElements: [Any?] { self as? [Any?] ?? [] }
    }
#endif
