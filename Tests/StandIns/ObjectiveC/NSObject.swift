/// The base class of Apple's views.
open class NSObject {
    public init() {}
}
