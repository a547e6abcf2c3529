#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// What can be tied by anchors: a view or a layout guide.
    @MainActor
    public protocol QuickAnchorItem: AnyObject, Sendable {}

    #if canImport(UIKit)
        extension UIView: QuickAnchorItem {}
        extension UILayoutGuide: QuickAnchorItem {}
    #else
        extension NSView: QuickAnchorItem {}
        extension NSLayoutGuide: QuickAnchorItem {}
    #endif

    extension QuickAnchorItem {
        /// The view that a view or guide is in.
        var holder: PlatformView? { (self as? PlatformView)?.superview ?? (self as? PlatformGuide)?.owningView }

        var safeArea: any QuickAnchorItem { (self as? PlatformView)?.safeAreaLayoutGuide ?? self }

        var margins: any QuickAnchorItem { (self as? PlatformView)?.layoutMarginsGuide ?? self }
    }
#endif
