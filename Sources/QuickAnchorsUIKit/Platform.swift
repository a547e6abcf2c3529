#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    typealias PlatformView = UIView
    typealias PlatformGuide = UILayoutGuide
    /// How much a constraint counts, in (0, 1000], as UIKit has it.
    public typealias QuickAnchorPriority = UILayoutPriority
#elseif canImport(AppKit)
    public import AppKit

    typealias PlatformView = NSView
    typealias PlatformGuide = NSLayoutGuide
    /// How much a constraint counts, in (0, 1000], as AppKit has it.
    public typealias QuickAnchorPriority = NSLayoutConstraint.Priority
#endif
