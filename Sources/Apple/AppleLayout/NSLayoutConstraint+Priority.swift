extension NSLayoutConstraint {
    /// A priority, under the type's name in AppKit; UIKit calls it `UILayoutPriority`.
    public struct Priority: Hashable, RawRepresentable, Sendable {
        public var rawValue: Float
        public init(_ rawValue: Float) { self.rawValue = rawValue }
        public init(rawValue: Float) { self.rawValue = rawValue }

        public static let required = Priority(1000)
        public static let defaultHigh = Priority(750)
        public static let defaultLow = Priority(250)
        // The priorities with which scenes are dragged and resized.
        public static let dragThatCanResizeScene = Priority(510)
        public static let sceneSizeStayPut = Priority(500)
        public static let dragThatCannotResizeScene = Priority(490)
        public static let fittingSizeLevel = Priority(50)
    }
}
