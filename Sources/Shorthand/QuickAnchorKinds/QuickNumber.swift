/// A number in the shorthand, of any integer or floating-point type.
///
/// All number types of the standard library conform. A type of your own needs only `extension Fixed: QuickNumber {}` if
/// it is a `BinaryInteger` or a `BinaryFloatingPoint`; otherwise implement `quickValue`.
public protocol QuickNumber: PaddingElement {
    /// The number as a `Double`: points, a factor or a priority.
    var quickValue: Double { get }
}

extension QuickNumber where Self: BinaryInteger {
    /// The nearest `Double`.
    public var quickValue: Double { Double(self) }
}

extension QuickNumber where Self: BinaryFloatingPoint {
    /// The nearest `Double`.
    public var quickValue: Double { Double(self) }
}

extension Double: QuickNumber {}
extension Float: QuickNumber {}
extension Int: QuickNumber {}
extension Int8: QuickNumber {}
extension Int16: QuickNumber {}
extension Int32: QuickNumber {}
extension Int64: QuickNumber {}
extension UInt: QuickNumber {}
extension UInt8: QuickNumber {}
extension UInt16: QuickNumber {}
extension UInt32: QuickNumber {}
extension UInt64: QuickNumber {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: QuickNumber {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: QuickNumber {}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    @available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
    extension Float16: QuickNumber {}
#endif
#if arch(x86_64) && !os(Windows) && !os(Android)
    extension Float80: QuickNumber {}
#endif
