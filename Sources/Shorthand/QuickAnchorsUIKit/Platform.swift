#if canImport(UIKit) && !os(watchOS)
    package typealias PlatformView = UIView
    package typealias PlatformGuide = UILayoutGuide
    typealias PlatformInsets = UIEdgeInsets
    /// The priority of a constraint in UIKit, in (0, 1000].
    public typealias QuickAnchorPriority = UILayoutPriority
#elseif canImport(AppKit)
    package typealias PlatformView = NSView
    package typealias PlatformGuide = NSLayoutGuide
    typealias PlatformInsets = NSEdgeInsets
    /// The priority of a constraint in AppKit, in (0, 1000].
    public typealias QuickAnchorPriority = NSLayoutConstraint.Priority
#endif
