#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    package typealias PlatformView = UIView
    package typealias PlatformGuide = UILayoutGuide
    /// The priority of a constraint in UIKit, in (0, 1000].
    public typealias QuickAnchorPriority = UILayoutPriority
#elseif canImport(AppKit)
    public import AppKit

    package typealias PlatformView = NSView
    package typealias PlatformGuide = NSLayoutGuide
    /// The priority of a constraint in AppKit, in (0, 1000].
    public typealias QuickAnchorPriority = NSLayoutConstraint.Priority
#endif
